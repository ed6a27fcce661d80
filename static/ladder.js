/*
 * Where the ladder is kept: this browser's IndexedDB, in transactions, in step with the other tabs.
 *
 * MicroPython cannot catch what JavaScript throws, so nothing here throws: every refusal becomes an
 * answer. It knows neither games nor ratings. Entries come and go as JSON text; their `id` is all it
 * looks at. elo/page/ladder/store.py is the only caller.
 */
import { openDB } from "./vendor/idb-8.0.4/index.js";

const DATABASE = "elo-ladder";
const VERSION = 1;
const ENTRIES = "entries";
const SETTINGS = "settings";

/** What the other tabs are told. */
const CHANNEL = "elo-ladder";
const EMPTIED = "emptied";

let database = null;
let channel = null;
let report = () => {};

/** The identities that this tab has seen: in the store, from here or from another tab. */
const seen = new Set();

/** Why a store does not work, in one word: the page has a sentence for each. */
function reasonOf(error) {
  if (error?.name === "QuotaExceededError") return "full";
  if (/Security|NotAllowed|InvalidState/.test(error?.name)) return "refused";
  if (typeof indexedDB === "undefined") return "refused";
  return "broken";
}

function upgrade(found) {
  if (!found.objectStoreNames.contains(ENTRIES))
    found.createObjectStore(ENTRIES, { keyPath: "id" });
  if (!found.objectStoreNames.contains(SETTINGS))
    found.createObjectStore(SETTINGS);
}

/** This device's identity: made once, kept beside the ladder. */
async function deviceOf(found) {
  const known = await found.get(SETTINGS, "device");
  if (typeof known === "string") return known;
  const made = crypto.randomUUID();
  await found.put(SETTINGS, made, "device");
  return made;
}

/**
 * Opens the store. `told` is called with a word and a text: "read" with all entries, then with what
 * happens later: "came" with entries of another tab, "emptied", "lost" with a reason when the store
 * has gone away. When it cannot be opened the first word is "lost". Entries are put aside, to be
 * fetched with `piece`.
 */
export async function open(told) {
  report = (word, text) => told(word, text);
  try {
    database = await openDB(DATABASE, VERSION, {
      upgrade,
      blocking: () => lose("newer"),
      terminated: () => lose("broken"),
    });
    const device = await deviceOf(database);
    const entries = await database.getAll(ENTRIES);
    for (const { id } of entries) seen.add(id);
    listenToOtherTabs();
    report("device", device);
    report("read", laidOut(entries));
  } catch (error) {
    lose(reasonOf(error));
  }
}

/** What waits to be fetched in pieces: whoever takes it in has no time to take it in at once. */
const waiting = new Map();
let handed = 0;

/** Puts a list aside: its number, and how long it is, as text. */
function laidOut(list) {
  waiting.set((handed += 1), list);
  return JSON.stringify([handed, list.length]);
}

/** A piece of a list that was put aside, as JSON; beyond its end an empty one, and it is forgotten. */
export function piece(number, from, to) {
  const found = waiting.get(number)?.slice(from, to) ?? [];
  if (!found.length) waiting.delete(number);
  return JSON.stringify(found);
}

function lose(reason) {
  database?.close();
  database = null;
  report("lost", reason);
}

function listenToOtherTabs() {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === EMPTIED) {
      seen.clear();
      report("emptied", "");
    } else catchUp();
  };
  // a tab that slept has heard nothing
  addEventListener("pageshow", catchUp);
  document.addEventListener("visibilitychange", catchUp);
}

/** Looks for entries that this tab has not seen: the store is the truth, a message only a hint. */
async function catchUp() {
  if (!database || document.visibilityState === "hidden") return;
  try {
    const keys = await database.getAllKeys(ENTRIES);
    const fresh = keys.filter((key) => !seen.has(key));
    if (!fresh.length) return;
    const { store, done } = database.transaction(ENTRIES);
    const entries = await Promise.all(fresh.map((key) => store.get(key)));
    await done;
    for (const key of fresh) seen.add(key);
    report("came", laidOut(entries.filter(Boolean)));
  } catch (error) {
    lose(reasonOf(error));
  }
}

/**
 * Keeps entries, all or none: `told` hears an empty text when they are safe, else the reason. An
 * entry that is there already stays as it is.
 */
export async function keep(text, told) {
  if (!database) return told("lost");
  let writing;
  try {
    const entries = JSON.parse(text);
    writing = database.transaction(ENTRIES, "readwrite", {
      durability: "strict",
    });
    // a refusal ends the transaction as well, and is told once
    writing.done.catch(() => {});
    for (const entry of entries)
      if ((await writing.store.getKey(entry.id)) === undefined)
        await writing.store.add(entry);
    await writing.done;
    for (const { id } of entries) seen.add(id);
    channel?.postMessage("");
    told("");
  } catch (error) {
    try {
      writing?.abort();
    } catch {
      // it has ended already
    }
    told(reasonOf(error));
  }
}

/** Empties the store and keeps these entries instead, in one step. */
export async function replace(text, told) {
  if (!database) return told("lost");
  try {
    const entries = JSON.parse(text);
    const writing = database.transaction(ENTRIES, "readwrite", {
      durability: "strict",
    });
    writing.done.catch(() => {});
    await writing.store.clear();
    for (const entry of entries) await writing.store.add(entry);
    await writing.done;
    seen.clear();
    for (const { id } of entries) seen.add(id);
    channel?.postMessage(EMPTIED);
    if (entries.length) channel?.postMessage("");
    told("");
  } catch (error) {
    told(reasonOf(error));
  }
}

/** Asks the browser not to throw the store away when space is short: "yes", "no" or "unknown". */
export async function persist(told) {
  try {
    const given =
      (await navigator.storage.persisted()) ||
      (await navigator.storage.persist());
    told(given ? "yes" : "no");
  } catch {
    told("unknown");
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

/**
 * Reads a file that was chosen: `told` hears "" and its text, or a reason. Of a file with entries the
 * text has none, and the last word says where they lie.
 */
export async function read(file, most, told) {
  if (file.size > most) return told("too-large", "", "");
  try {
    const text = await file.text();
    const found = ladderIn(text);
    // JSON that is no ladder may be long, and need not be read twice to say so
    if (!found)
      return told("", /^\s*(?:[[{<]|$)/.test(text) ? opening(text) : text, "");
    const place = laidOut(found.entries);
    told("", JSON.stringify({ ...found, entries: [] }), place);
  } catch {
    told("unreadable", "", "");
  }
}
