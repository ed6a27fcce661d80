// @ts-check
/*
 * The page before Python: how it is presented, which interpreter runs, and failures made visible.
 *
 * Plain JavaScript, because it must work when nothing else does. It holds no text and no formula: the
 * messages stand in the page, in the page's language, and `data-reason` shows the right one.
 */
(() => {
  "use strict";

  const root = document.documentElement;
  const options = document.currentScript.dataset;
  const query = new URLSearchParams(location.search);
  const usesPyodide = query.get("interpreter") === "pyodide";

  /** Milliseconds without any sign of progress after which waiting counts as a failure. */
  const PATIENCE = usesPyodide ? 60000 : 20000;

  /** The plugins of PyScript; the page needs none of them. */
  const PLUGINS = [
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
  ];

  const absolute = (address) => new URL(address, document.baseURI).href;

  function presentAsAsked() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    root.dataset.asked = query.get("theme");
    const paint = () => {
      const { asked } = root.dataset;
      const system = dark.matches ? "dark" : "light";
      root.dataset.theme =
        asked === "dark" || asked === "light" ? asked : system;
    };
    paint();
    dark.addEventListener("change", paint);
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches)
      root.dataset.shares = "yes";
    if (query.get("embed") !== "1") return;
    root.dataset.embed = "yes";
    addEventListener("look", paint);
    // without it the frame keeps the height that it was given
    import(absolute(options.frame)).catch(() => {});
  }

  /** Shows the room that the fragment names, `#ladder` say; any other fragment is the calculator's. */
  function showRoom() {
    const named = location.hash.slice(1).split("/")[0];
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const links = document.querySelectorAll("#rooms a");
    const isRoom = [...links].some((link) => link.hash === "#" + named);
    root.dataset.room = isRoom && !root.dataset.embed ? named : "calculator";
    for (const link of links)
      if (link.hash === "#" + root.dataset.room)
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
  }

  /** Shows what the fragment names. */
  function showPlace() {
    showRoom();
    showAnswer();
  }

  /** Opens the answer that the fragment names, `#ask-k` say. */
  function showAnswer() {
    const asked = document.getElementById(location.hash.slice(1));
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    asked.scrollIntoView();
  }

  /** Shows the failure message; a program that does become ready afterwards takes it back. */
  function fail(reason) {
    // what was ready has stopped: its numbers may be those of an earlier entry
    if (root.dataset.engine === "ready") root.dataset.stopped = "yes";
    root.dataset.reason = reason;
    root.dataset.engine = "failed";
  }

  function reasonOf(error) {
    const text = String(error?.name) + " " + String(error?.message ?? error);
    // something else came for the runtime: the log-in page of a network, say
    if (/magic (word|number)|doesn't start with/.test(text)) return "missing";
    if (
      /CompileError|Content Security Policy|unsafe-eval|WebAssembly is not/.test(
        text,
      )
    )
      return "blocked";
    if (/PythonError|SyntaxError|Traceback/.test(text)) return "broken";
    // what the browser refuses a live program goes right through MicroPython
    const isLive = root.dataset.engine === "ready";
    return isLive && /micropython/.test(error?.stack) ? "broken" : "missing";
  }

  /** A refused browser store is no failure: PyScript looks for one, and works without. */
  function isStorageNoise(error) {
    return (
      error instanceof Event ||
      /InvalidState|SecurityError/.test(String(error?.name))
    );
  }

  function watchForErrors() {
    addEventListener("error", (event) => {
      const ours =
        !event.filename || event.filename.startsWith(location.origin);
      if (!event.error || isStorageNoise(event.error)) return;
      const reason = reasonOf(event.error);
      if (reason === "broken" || (ours && root.dataset.engine !== "ready"))
        fail(reason);
    });
    addEventListener("unhandledrejection", ({ reason: error }) => {
      if (isStorageNoise(error)) return;
      const reason = reasonOf(error);
      if (reason === "broken" || root.dataset.engine !== "ready") fail(reason);
    });
    for (const type of ["mpy:done", "py:done"])
      document.addEventListener(type, () => {
        // a page that opens with a system that comes by itself is ready when that is here
        if (root.dataset.engine !== "ready" && !root.dataset.fetching)
          fail("broken");
      });
  }

  function watchForSilence() {
    let timer;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (root.dataset.engine === "loading") fail("slow");
      }, PATIENCE);
    };
    for (const type of ["mpy:progress", "py:progress"])
      addEventListener(type, restart);
    new PerformanceObserver(restart).observe({ type: "resource" });
    restart();
  }

  /** Gives the page's script the interpreter that was asked for. */
  async function chooseInterpreter() {
    const script = document.querySelector('script[type="mpy"]');
    const other = document.createElement(
      usesPyodide ? "mpy-config" : "py-config",
    );
    other.setAttribute("type", "json");
    other.hidden = true;
    other.textContent = JSON.stringify({ plugins: PLUGINS });
    document.body.append(other);
    if (!usesPyodide) return;
    const config = script.getAttribute("config");
    const text = config.startsWith("{")
      ? config
      : await (await fetch(config)).text();
    const pyodide = absolute(options.pyodide);
    const replacement = /** @type {HTMLScriptElement} */ (
      script.cloneNode(true)
    );
    replacement.type = "py";
    replacement.setAttribute(
      "config",
      text.replace(/"[^"]*micropython\.mjs/, `"${pyodide}`).trim(),
    );
    script.replaceWith(replacement);
    // bytecode is for the other interpreter: this one gets the sources, with all chapters at once
    for (const chapter of document.querySelectorAll("[data-program]"))
      chapter.removeAttribute("data-program");
  }

  /** The calculator's form. */
  const calculator = () =>
    /** @type {HTMLFormElement} */ (document.getElementById("calculator"));

  /** Loads the page again with what has been typed, which only this entry of the history knows. */
  function tryAgain() {
    const typed = [...new FormData(calculator())];
    history.replaceState({ typed, mark: history.state }, "");
    location.reload();
  }

  function restoreTyped() {
    const { elements } = calculator();
    const { typed, mark } = history.state ?? {};
    if (!typed) return;
    for (const [name, value] of typed) {
      const field = /** @type {RadioNodeList | null} */ (
        elements.namedItem(name)
      );
      if (field) field.value = value;
    }
    history.replaceState(mark, "");
  }

  /** A K or a system pressed before Python is there goes into its field, as if it were typed. */
  function takeEarly() {
    const form = calculator();
    form.addEventListener("click", ({ target }) => {
      const pressed = /** @type {Element} */ (target).closest("button");
      if (!pressed || root.dataset.engine === "ready") return;
      for (const name of ["k", "system"]) {
        const value = pressed.dataset[name];
        const field = /** @type {HTMLInputElement} */ (
          form.elements.namedItem(name)
        );
        if (value) field.value = value;
      }
    });
  }

  /** Whether the browser refuses this page its stores, as it does in most frames of other sites. */
  function isRefusedStorage() {
    try {
      return !localStorage;
    } catch {
      return true;
    }
  }

  /**
   * Loads PyScript, which looks for a database at once: where there is none, it gets another. Its own
   * package of Python comes with the page's program, or whole.
   */
  async function loadCore(isWhole) {
    if (isRefusedStorage()) (await import(absolute(options.memory))).standIn();
    if (isWhole)
      Object.assign(globalThis, {
        pyscriptPackage: await (await fetch(absolute(options.package))).json(),
      });
    const { hooks } = await import(absolute(options.core));
    // PyScript turns this hook into code with Function(), which the page's policy forbids
    hooks.worker.onBeforeRunAsync.clear();
    return hooks;
  }

  /** Starts PyScript; of a built site the program is laid before it runs. */
  async function loadProgram() {
    const address = usesPyodide ? options.sources : options.program;
    const laying = import(absolute(options.laying));
    const bundle = laying.then(
      ({ fetchBundle }) => address && fetchBundle(absolute(address)),
    );
    const hooks = await loadCore(usesPyodide || !address);
    hooks.main.onReady.add(async ({ interpreter }) => {
      if (address) (await laying).begin(interpreter, await bundle);
    });
  }

  /** The site is kept for days without a network; not by a page that stands inside another. */
  function keepForLater() {
    if (!options.offline || window !== window.top || root.dataset.embed) return;
    const module = absolute(options.offline);
    const keep = async () => (await import(module)).keep(tryAgain);
    const soon = globalThis.requestIdleCallback ?? setTimeout;
    new MutationObserver((_, observer) => {
      if (root.dataset.engine !== "ready") return;
      observer.disconnect();
      soon(() => keep().catch(() => {}));
    }).observe(root, { attributeFilter: ["data-engine"] });
  }

  async function start() {
    document.getElementById("retry").addEventListener("click", tryAgain);
    addEventListener("hashchange", showPlace);
    showPlace();
    restoreTyped();
    takeEarly();
    if (typeof WebAssembly === "undefined") return fail("blocked");
    try {
      await chooseInterpreter();
      await loadProgram();
    } catch (error) {
      fail(reasonOf(error));
    }
  }

  root.dataset.boot = "yes";
  presentAsAsked();
  watchForErrors();
  watchForSilence();
  keepForLater();
  document.addEventListener("DOMContentLoaded", start);
})();
