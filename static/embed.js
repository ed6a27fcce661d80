// @ts-check
/*
 * <elo-calculator>: the rating calculator inside another site's page. docs/embedding.md is the manual.
 *
 * It makes the frame, follows its height, and shows what the webmaster put between its tags (a link)
 * until the calculator is there, and again should the calculator fail. Everything that comes from a
 * page or a frame is checked: attributes against their form, messages against window and origin.
 */
(() => {
  "use strict";

  /** The version of the messages between the frame and the page around it. */
  const VERSION = 1;

  /** The languages with a page of their own; the first stands at the site's root. */
  const LANGUAGES = ["en", "nl", "de"];

  const NAME = "[a-z][a-z0-9-]{0,29}";

  /** The form of what an attribute may hold; anything else counts as left out. */
  const FORMS = {
    system: new RegExp(`^${NAME}$`),
    systems: new RegExp(`^${NAME}( ${NAME}){0,19}$`),
    mode: /^(one|several|average)$/,
    k: /^\d{1,2}([.,]\d{1,2})?$/,
    theme: /^(light|dark|auto)$/,
    accent: /^#([0-9a-f]{3}|[0-9a-f]{6})$/,
  };

  /** Attributes that a live calculator follows without being loaded again. */
  const LOOKS = ["theme", "accent"];

  /** The heights in pixels that a frame can have; no sheet is higher than what is absurd. */
  const LOWEST = 80;
  const HIGHEST = 20_000;
  const ABSURD = 100_000;

  const LONGEST_TITLE = 120;
  const LONGEST_ATTRIBUTE = 400;

  const script = /** @type {HTMLScriptElement} */ (
    document.currentScript ??
      document.querySelector('script[src$="static/embed.js"]')
  );
  const ROOT = new URL("../", script.src);

  const STYLE = new CSSStyleSheet();
  STYLE.replaceSync(`
    :host { display: block; }
    :host([hidden]), slot[hidden] { display: none; }
    iframe { border: 0; display: block; width: 100%; }
    iframe[inert] { height: 1px; opacity: 0; }
  `);

  /**
   * What a frame says about itself, or null when that is not in order.
   * @param {any} data whatever a frame may have sent
   * @returns {{height: number, title: string, failed: boolean} | null}
   */
  function read(data) {
    if (typeof data !== "object" || data === null || data.elo !== VERSION)
      return null;
    const { height, title, engine } = data;
    if (typeof height !== "number" || !(height > 0 && height < ABSURD))
      return null;
    return {
      height: Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST),
      title: typeof title === "string" ? title.slice(0, LONGEST_TITLE) : "",
      failed: engine === "failed",
    };
  }

  class EloCalculator extends HTMLElement {
    static observedAttributes = [...Object.keys(FORMS), "lang", "sandbox"];

    #slot = document.createElement("slot");
    #frame = null;
    #height = 0;
    #known = {};
    #waits = false;
    #hear = (event) => this.#heard(event);
    #dressed = () => this.#tellLooks();

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = [STYLE];
      const link = document.createElement("a");
      link.textContent = ROOT.host + ROOT.pathname;
      link.href = ROOT.href;
      this.#slot.append(link);
      shadow.append(this.#slot);
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      // the style sheets around it may come later, and with them a colour scheme
      addEventListener("load", this.#dressed);
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      removeEventListener("load", this.#dressed);
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, after) {
      if (!this.#frame || before === after) return;
      if (LOOKS.includes(name)) return this.#tellLooks();
      if (this.#waits) return;
      this.#waits = true;
      queueMicrotask(() => {
        this.#waits = false;
        if (this.isConnected) this.#show();
      });
    }

    /** The address that the frame shows. */
    get address() {
      const address = new URL(this.#folder(), ROOT);
      address.searchParams.set("embed", "1");
      for (const name of Object.keys(FORMS)) {
        const value = this.#value(name);
        if (value) address.searchParams.set(name, value);
      }
      return address.href;
    }

    /** What an attribute holds, empty when it is left out or not in order. */
    #value(name) {
      const text = this.getAttribute(name) ?? "";
      if (text.length > LONGEST_ATTRIBUTE) return "";
      const value = text.toLowerCase().split(/[\s,]+/);
      const joined =
        name === "systems"
          ? value.filter(Boolean).join(" ")
          : text.trim().toLowerCase();
      if (FORMS[name].test(joined)) return joined;
      return name === "theme" ? this.#surroundings() : "";
    }

    /** The colour scheme of the page around it; most pages know only a light one. */
    #surroundings() {
      if (!this.isConnected) return "";
      const scheme = getComputedStyle(this).colorScheme;
      const dark = scheme.includes("dark");
      if (dark && scheme.includes("light")) return "auto";
      return dark ? "dark" : "light";
    }

    /** The folder of its language's page: that of the attribute, or of the page around it. */
    #folder() {
      /** @type {HTMLElement | null} */
      const around = this.closest("[lang]");
      const asked = around?.lang ?? "";
      const language = asked.slice(0, 40).toLowerCase().split("-")[0];
      const known = LANGUAGES.indexOf(language) > 0;
      return known ? `${language}/` : "./";
    }

    /** A new frame: another address in the old one would be a step in the visitor's history. */
    #show() {
      const frame = document.createElement("iframe");
      frame.src = this.address;
      this.#known = this.#looks();
      frame.title = this.textContent.trim().slice(0, LONGEST_TITLE) || "Elo";
      frame.loading = "lazy";
      frame.referrerPolicy = "no-referrer";
      if (this.hasAttribute("sandbox"))
        frame.sandbox =
          "allow-scripts allow-popups allow-popups-to-escape-sandbox";
      frame.inert = true;
      this.#slot.hidden = false;
      this.#frame?.remove();
      this.#frame = frame;
      this.#height = 0;
      this.shadowRoot.append(frame);
    }

    #looks() {
      return Object.fromEntries(LOOKS.map((name) => [name, this.#value(name)]));
    }

    /** Tells a live frame what has changed since it was made, or since it was told. */
    #tellLooks() {
      const looks = this.#looks();
      const known = LOOKS.every((name) => looks[name] === this.#known[name]);
      if (known || !this.#frame || this.#frame.inert) return;
      this.#known = looks;
      // a frame in a sandbox has no origin to be named; a colour is no secret
      this.#frame.contentWindow.postMessage({ elo: VERSION, ...looks }, "*");
    }

    /** The frame's height in pixels, 0 until it is live; an event tells of every other one. */
    get height() {
      return this.#height;
    }

    #follow(height) {
      if (height === this.#height) return;
      this.#height = height;
      this.#frame.style.height = `${height}px`;
      this.dispatchEvent(new Event("resize"));
    }

    #heard({ source, origin, data }) {
      const frame = this.#frame;
      if (!frame || source !== frame.contentWindow) return;
      if (origin !== (frame.hasAttribute("sandbox") ? "null" : ROOT.origin))
        return;
      const found = read(data);
      if (!found) return;
      this.#follow(found.height);
      if (found.title) frame.title = found.title;
      if (frame.inert) {
        frame.inert = false;
        this.#tellLooks();
      }
      this.#slot.hidden = !found.failed;
    }
  }

  if (!customElements.get("elo-calculator"))
    customElements.define("elo-calculator", EloCalculator);
})();
