// @ts-check
/*
 * What a browser may refuse: its store, its address, its clipboard. MicroPython cannot catch what
 * JavaScript throws, so here a refusal becomes an answer. And what would cross from Python to the
 * browser too often. Its callers are elo/page/runtime.py, places.py and catalogues.py.
 */

const KEY = "elo-calculator";

/** What is kept; empty when there is nothing, or the browser does not say. */
export function kept() {
  try {
    return String(localStorage.getItem(KEY) ?? "");
  } catch {
    return "";
  }
}

/** Keeps a text in the place of the one before, an empty one not at all; whether it did. */
export function keep(text) {
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
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

/** Gives the visitor a text as a file of a media type. */
export function save(text, name, type) {
  const link = document.createElement("a");
  const parts = type === "text/csv" ? [BYTE_ORDER_MARK, text] : [text];
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
