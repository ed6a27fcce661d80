// @ts-check

/*
 * Long lists of entries, fetched in pieces, and the files that hold them: whoever takes them in has
 * no time to take them in at once. An entry stays the text that it was, word for word.
 */

/** What waits to be fetched. */
const waiting = new Map();
let handed = 0;

/**
 * Puts a list aside: its number, its size, and the characters of the file that it is from, as JSON.
 * `textOf` makes the JSON of one of the list.
 */
export function laidOut(list, textOf, length = 0) {
  waiting.set((handed += 1), { list, textOf });
  return JSON.stringify({ number: handed, size: list.length, length });
}

/** A piece of a list that was put aside, a line each; beyond its end nothing, and it is forgotten. */
export function piece(number, from, to) {
  const { list, textOf } = waiting.get(number) ?? { list: [] };
  const found = list.slice(from, to);
  if (!found.length) waiting.delete(number);
  return found.map((each) => inOneLine(textOf(each))).join("\n");
}

/** In JSON a line can only end between two of its parts. */
const inOneLine = (text) => text.replaceAll("\r", " ").replaceAll("\n", " ");

/**
 * Reads a file that was chosen: `told` hears "" and its text, or a reason. Of a file with entries the
 * text has none, and the last word says where they lie.
 */
export async function read(file, most, told) {
  if (file.size > most) return told("too-large", "", "");
  try {
    const text = await file.text();
    await pause(text.length);
    const found = ladderIn(text);
    await pause(text.length);
    // JSON that is no ladder may be long, and need not be read twice to say so
    if (!found)
      return told("", /^\s*(?:[[{<]|$)/.test(text) ? opening(text) : text, "");
    const entries = await inSlices(cutting(text));
    const length = await inSlices(counting(text));
    const place = laidOut(entries, (entry) => entry, length);
    told("", JSON.stringify({ ...found, entries: [] }), place);
  } catch {
    told("unreadable", "", "");
  }
}

/** So many characters are looked through before the page may paint and answer. */
const SLICE = 1_000_000;

/** Gives the page back for a moment where what went on, or comes, is long. */
function pause(length) {
  return length < SLICE ? undefined : new Promise((done) => setTimeout(done));
}

/** Does work that pauses whenever it says so; what it comes to. */
async function inSlices(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pause(SLICE);
  }
}

/** What is enough to say of a text that is no ladder whether it is JSON at all. */
function opening(text) {
  try {
    JSON.parse(text);
    return "{}";
  } catch {
    return "{";
  }
}

/** A JSON object with a list of entries, null for any other text. */
function ladderIn(text) {
  try {
    const found = JSON.parse(text.replace(/^\ufeff/, ""));
    return Array.isArray(found?.entries) ? found : null;
  } catch {
    return null;
  }
}

/** How many characters a text has, each counted once. */
function* counting(text) {
  let second = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (place % SLICE === SLICE - 1) yield;
    const code = text.charCodeAt(place);
    if (code >= 0xdc00 && code <= 0xdfff) second += 1;
  }
  return text.length - second;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * The texts of the entries in a JSON object that has them, as they stand there: JavaScript's own
 * numbers would not keep what stands there. Of several such lists the last one counts, as in JSON.
 */
function* cutting(text) {
  let pauseAt = SLICE;
  let entries = [];
  let depth = 0;
  let name = "";
  let start = -1;
  const cut = (end) => {
    const entry = text.slice(start, end).trim();
    if (entry) entries.push(entry);
    start = end + 1;
  };
  for (let place = 0; place < text.length; place += 1) {
    if (place >= pauseAt) {
      pauseAt = place + SLICE;
      yield;
    }
    const code = text.charCodeAt(place);
    if (code === QUOTE) {
      const end = endOfText(text, place);
      if (depth === 1) name = JSON.parse(text.slice(place, end + 1));
      place = end;
    } else if (OPENING.has(code)) {
      depth += 1;
      if (depth === 2 && name === "entries") {
        entries = [];
        start = place + 1;
      }
    } else if (CLOSING.has(code)) {
      depth -= 1;
      if (depth === 1 && start >= 0) {
        cut(place);
        start = -1;
      }
    } else if (code === COMMA && depth === 2 && start >= 0) cut(place);
  }
  return entries;
}

/** Where the quotation mark is that ends a text which begins at a place. */
function endOfText(text, begin) {
  let place = begin + 1;
  while (text.charCodeAt(place) !== QUOTE)
    place += text.charCodeAt(place) === BACKSLASH ? 2 : 1;
  return place;
}
