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

/** What else a message says: other messages. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)\s*[.}]/g;

/** Messages that are read when they are first said: a visit says a few dozen out of hundreds. */
class Catalogue {
  #bundle;
  #read;
  #unread = new Map();

  /** A bundle of Fluent's, and what reads a text of messages for it. */
  constructor(bundle, read) {
    this.#bundle = bundle;
    this.#read = read;
  }

  /** Adds the messages of a file: each begins where a line does. */
  add(file) {
    for (const source of file.split(/\n(?=[a-z#-])/i))
      this.#unread.set(source.slice(0, source.indexOf(" ")), source);
  }

  /** A message with its values, or its name where there is none. */
  say(name, values) {
    this.#take(name);
    const message = this.#bundle.getMessage(name);
    return message
      ? this.#bundle.formatPattern(message.value, JSON.parse(values))
      : name;
  }

  #take(name) {
    const source = this.#unread.get(name);
    if (!source) return;
    this.#unread.delete(name);
    this.#bundle.addResource(this.#read(source));
    for (const [, other] of source.matchAll(REFERENCE)) this.#take(other);
  }
}

/** A language's messages, by classes of Fluent. */
export function catalogue({ FluentBundle, FluentResource }, language) {
  // names bring their isolates along where they need any: see elo/core/names.py
  const bundle = new FluentBundle(language, { useIsolating: false });
  return new Catalogue(bundle, (source) => new FluentResource(source));
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

/** The longest page of which the tables are read. */
const LONGEST_PAGE = 5_000_000;

/** What stands in a line of text without parting words. */
const INLINE = /^(a|abbr|b|em|font|i|small|span|strong|sub|sup|u)$/i;

/** A tag with its attributes, and those that merge cells. */
const TAG = /<(\/?)([a-z][a-z0-9]{0,15})(?![a-z0-9])([^<>]*)>/gi;
const MERGED = /\b(?:col|row)span ?= ?["']?\d{1,3}/gi;

/** Of these nothing is read; without an end some stand alone. */
const CLOSED = /^(iframe|noscript|object|script|style|svg|title|video)$/i;
const ALONE = /^(base|embed|img|input|link|meta|source)$/i;

/** A table within a cell that only sets a result or a colour: so many letters at most. */
const LONGEST_INSET = 20;

/**
 * The tables of copied HTML as text: a line a row, tabs between the cells, and the headings between
 * the tables; empty where there is no table. The browser reads the HTML without running or fetching
 * anything, and nothing of it comes into the page.
 */
export function tables(html) {
  if (html.length > LONGEST_PAGE || !/<table/i.test(html)) return "";
  const copied = new DOMParser().parseFromString(
    html.replace(TAG, bare),
    "text/html",
  );
  const lines = [];
  const down = new Map();
  for (const part of copied.querySelectorAll("h1, h2, h3, h4, caption, tr")) {
    if (!(part instanceof HTMLTableRowElement)) lines.push(textOf(part));
    else if (!isInset(part.closest("table")) && !holdsTable(part))
      lines.push(rowOf(part, down));
  }
  return lines.filter((line) => line.trim()).join("\n");
}

/**
 * A tag without attributes but those that merge cells: the page's policy looks at the styles even of
 * what is only read.
 */
function bare(_tag, end, name, attributes) {
  if (ALONE.test(name)) return "";
  if (CLOSED.test(name)) return `<${end}template>`;
  const merged = [...attributes.matchAll(MERGED)].map(
    ([found]) => ` ${found.replace(/["']/g, "")}`,
  );
  return `<${end}${name}${merged.join("")}>`;
}

/** Whether a table only stands for a text in a cell of another. */
function isInset(table) {
  const within = table?.parentElement?.closest("td, th");
  return Boolean(
    within && table.rows.length < 2 && textOf(table).length <= LONGEST_INSET,
  );
}

/** Whether a row only lays out tables. */
function holdsTable(row) {
  return [...row.querySelectorAll("table")].some((table) => !isInset(table));
}

/** A row's cells, each in its column where others are merged. */
function rowOf(row, down) {
  const table = row.closest("table");
  const reaching = down.get(table) ?? new Map();
  down.set(table, reaching);
  const texts = [];
  const reach = () => {
    for (;;) {
      const above = reaching.get(texts.length);
      if (!above) return;
      if (above.left > 1) above.left -= 1;
      else reaching.delete(texts.length);
      texts.push(above.text);
    }
  };
  for (const cell of row.cells) {
    reach();
    const text = quoted(textOf(cell));
    for (let i = 0; i < Math.min(cell.colSpan, 100); i += 1) {
      const said = i ? "" : text;
      if (cell.rowSpan > 1)
        reaching.set(texts.length, { left: cell.rowSpan - 1, text: said });
      texts.push(said);
    }
  }
  reach();
  return texts.join("\t");
}

/** The text of an element in one line; breaks and blocks part words. */
function textOf(element) {
  const parts = [];
  const take = (node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) parts.push(child.data);
      else if (child instanceof Element) {
        const apart = INLINE.test(child.tagName) ? "" : " ";
        parts.push(apart);
        take(child);
        parts.push(apart);
      }
    }
  };
  take(element);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** A cell that a reader of tables takes for what it says, quotation marks and all. */
function quoted(text) {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
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
