// @ts-check
/*
 * What a browser may refuse: its store, its address, its clipboard. MicroPython cannot catch what
 * JavaScript throws, so here a refusal becomes an answer. And what would cross from Python to the
 * browser too often. Its callers are elo/page/browser/runtime.py, places.py and catalogues.py.
 */

/** Earlier versions kept the calculation here, for all sites of an origin. */
const OLD_KEY = "elo-calculator";

/** Sites of one owner share an origin: the key carries the address of this site's root. */
const KEY = `${OLD_KEY} ${new URL("../../", import.meta.url).pathname}`;

/**
 * What is kept; empty when there is nothing, or the browser does not say. What an earlier version has
 * kept is taken over once, and stays for the other sites of the origin.
 */
export function kept() {
  try {
    const old = localStorage.getItem(OLD_KEY);
    if (localStorage.getItem(KEY) === null && old !== null)
      localStorage.setItem(KEY, old);
    return String(localStorage.getItem(KEY) ?? "");
  } catch {
    return "";
  }
}

/**
 * Keeps a text in the place of the one before; whether it did. An empty one deletes: here, and what
 * was taken over from an earlier version as well, for it is the same calculation. The key stays, so
 * that nothing is taken over a second time.
 */
export function keep(text) {
  try {
    localStorage.setItem(KEY, text);
    if (!text) localStorage.removeItem(OLD_KEY);
    return (localStorage.getItem(KEY) ?? "") === text;
  } catch {
    return false;
  }
}

/** What this entry of the history was marked with; empty when with nothing. */
export function mark() {
  return typeof history.state === "string" ? history.state : "";
}

/** Shows a fragment in the address and marks it, as a step in the history or without one. */
export function showAddress(fragment, mark, isStep) {
  try {
    const address = fragment || location.pathname + location.search;
    if (isStep) history.pushState(mark, "", address);
    else history.replaceState(mark, "", address);
  } catch {
    // some frames have no address to change, and a browser asked too often declines
  }
}

/** What stands between texts that cross together. */
const BETWEEN = "\x1f";

/** Places for texts. To change a node costs less than to replace it, or to ask it what it holds. */
class Texts {
  #nodes = [];
  #shown = [];

  /** Adds an element, and tells its number. */
  add(element) {
    const node = element.firstChild ?? element.appendChild(new Text());
    this.#shown.push(node.data);
    return this.#nodes.push(node) - 1;
  }

  /** Puts texts into the places of these numbers: number, text, number, text. */
  put(numbered) {
    const parts = numbered.split(BETWEEN);
    for (let i = 0; i < parts.length; i += 2)
      this.#show(parts[i], parts[i + 1]);
  }

  /** Puts a text into each of the places. */
  write(texts) {
    const parts = texts.split(BETWEEN);
    for (let i = 0; i < parts.length; i += 1) this.#show(i, parts[i]);
  }

  #show(number, text) {
    if (this.#shown[number] === text) return;
    this.#shown[number] = text;
    this.#nodes[number].data = text;
  }
}

/** New places for texts. */
export function texts() {
  return new Texts();
}

/** A message of a catalogue with its values, or its name where there is none. */
export function say(catalogue, name, values) {
  const message = catalogue.getMessage(name);
  return message
    ? catalogue.formatPattern(message.value, JSON.parse(values))
    : name;
}

/** Puts a text into the clipboard, and tells whether it is there. */
export function copy(text, tell) {
  const refused = () => tell(false);
  try {
    navigator.clipboard.writeText(text).then(() => tell(true), refused);
  } catch {
    refused();
  }
}

/** Says that UTF-8 follows, which spreadsheets ask for; on its way from Python it would be lost. */
const BYTE_ORDER_MARK = "\ufeff";

/** What a browser's own dialog shows of a media type, which it wants to know beforehand. */
const ENDINGS = /\.[a-z0-9]+$/;

/** A long text in pieces, which nobody has to hold whole. */
class Pieces {
  parts = [];

  add(text) {
    this.parts.push(text);
  }
}

/** A new text in pieces. */
export function pieces() {
  return new Pieces();
}

/**
 * Gives the visitor a text, whole or in pieces, or bytes as a file. `tell` hears what is known of it: "saved" when it is
 * there, "stopped" when the visitor closed the dialog, "failed"; and "asked" where the browser was
 * asked and does not say what becomes of it.
 */
export async function save(content, name, type, tell) {
  const parts = content instanceof Pieces ? content.parts : [content];
  if (type === "text/csv") parts.unshift(BYTE_ORDER_MARK);
  const blob = new Blob(parts, { type });
  const handle = await choose(name, type);
  if (handle === null) return tell("stopped");
  if (handle) return tell(await write(handle, blob));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  tell("asked");
}

/** The file that the visitor chose, null when none; undefined where the browser has no dialog. */
async function choose(name, type) {
  // not every browser has it, nor does every description of what browsers have
  const ask = /** @type {any} */ (window).showSaveFilePicker;
  if (!ask || window !== window.top) return undefined;
  const accept = { [type]: name.match(ENDINGS) ?? [] };
  const types = type ? [{ accept }] : [];
  try {
    return await ask.call(window, { suggestedName: name, types });
  } catch (error) {
    // whatever else it is, the browser may still save it in its own way
    return error?.name === "AbortError" ? null : undefined;
  }
}

async function write(handle, blob) {
  try {
    const file = await handle.createWritable();
    await file.write(blob);
    await file.close();
    return "saved";
  } catch {
    return "failed";
  }
}
