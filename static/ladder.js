// @ts-check

/*
 * Where ladders are kept: this browser's IndexedDB, in transactions, in step with the other windows.
 *
 * MicroPython cannot catch what JavaScript throws, so nothing here throws: every refusal becomes an
 * answer. It knows neither games nor ratings. Entries come and go as JSON text; their `id` is all it
 * looks at. Whoever writes names the ladder that is meant, and each change looks in the same
 * transaction whether that is the current one still. elo/page/browser/ladder/store.py is the only caller.
 */
import {
  add,
  begin as beginAnother,
  changing,
  ENTRIES,
  giveUp,
  LADDERS,
  NAME,
  of,
  openShelf,
  SETTINGS,
  textOf,
} from "./ladder-shelf.js";
import { laidOut } from "./ladder-pieces.js";

export { piece, read } from "./ladder-pieces.js";

let database = null;
let channel = null;
/** @type {(word: string, text: any) => void} */
let report = () => {};

/** The ladder that this window shows, and the identities of its entries that the window has seen. */
let shown = "";
const seen = new Set();

/** Why a store does not work, in one word: the page has a sentence for each. */
function reasonOf(error) {
  if (error?.name === "QuotaExceededError") return "full";
  if (/Security|NotAllowed|InvalidState/.test(error?.name)) return "refused";
  if (typeof indexedDB === "undefined") return "refused";
  return "broken";
}

/**
 * Opens the store. `told` is called with a word and a text: "device", then "ladder" and "read" with
 * the current ladder and the place of all its entries; later "came" with that of entries of another
 * window, "ladder" and "read" again when another ladder has become the current one, "lost" with a
 * reason when the store has gone away. When it cannot be opened the first word is "lost". Entries
 * are fetched from their place with `piece`.
 */
export async function open(told) {
  report = (word, text) => told(word, text);
  try {
    const events = {
      blocking: () => lose("newer"),
      terminated: () => lose("broken"),
    };
    const { database: found, isNewer } = await openShelf(events);
    database = found;
    if (isNewer) return await readNewer();
    report("device", await database.get(SETTINGS, "device"));
    await show();
    listenToOtherWindows();
  } catch (error) {
    lose(reasonOf(error));
  }
}

function lose(reason) {
  database?.close();
  database = null;
  report("lost", reason);
}

/** A newer version's shelf: what can be read of it is shown, and nothing is written. */
async function readNewer() {
  try {
    await show();
  } catch {
    // nothing of it is where this version looks for it
  }
  lose("later");
}

/** Reports the current ladder, whole. */
async function show() {
  const reading = database.transaction([SETTINGS, LADDERS, ENTRIES]);
  const current = await reading.objectStore(SETTINGS).get("current");
  const record = await reading.objectStore(LADDERS).get(current);
  const records = await reading.objectStore(ENTRIES).getAll(of(current));
  shown = current;
  seen.clear();
  for (const { id } of records) seen.add(id);
  report("ladder", current);
  report("saved", record?.saved ?? "");
  report("read", laidOut(records, textOf));
}

function listenToOtherWindows() {
  channel = new BroadcastChannel(NAME);
  channel.onmessage = catchUp;
  // a window that slept has heard nothing
  addEventListener("pageshow", catchUp);
  document.addEventListener("visibilitychange", catchUp);
}

/** Looks for what this window has not seen: the store is the truth, a message only a hint. */
export async function catchUp() {
  if (!database || document.visibilityState === "hidden") return;
  try {
    const reading = database.transaction([SETTINGS, ENTRIES]);
    const entries = reading.objectStore(ENTRIES);
    const current = await reading.objectStore(SETTINGS).get("current");
    if (current !== shown) return await show();
    const keys = await entries.getAllKeys(of(current));
    const fresh = keys.filter(([, id]) => !seen.has(id));
    const records = await Promise.all(fresh.map((key) => entries.get(key)));
    if (!fresh.length || current !== shown) return;
    for (const [, id] of fresh) seen.add(id);
    report("came", laidOut(records.filter(Boolean), textOf));
  } catch (error) {
    lose(reasonOf(error));
  }
}

/** Does a change, all or nothing; `told` hears what it answers, else why it did not happen. */
async function change(told, work, done = () => {}) {
  if (!database) return told("lost");
  let parts;
  try {
    parts = changing(database);
    const answer = await work(parts);
    if (answer === "gone" || answer === "shown") {
      await giveUp(parts.change);
      return told(answer);
    }
    await parts.change.done;
    await done();
    channel?.postMessage("");
    told(answer);
    if (answer === "moved") await catchUp();
  } catch (error) {
    await giveUp(parts?.change);
    told(reasonOf(error));
  }
}

/** Lines, each an entry's JSON, as records. */
function recordsOf(lines) {
  const texts = lines ? lines.split("\n") : [];
  return texts.map((text) => ({ id: JSON.parse(text).id, text }));
}

/**
 * Keeps entries of a ladder, all or none; `facts` says in JSON what it is called. `told` hears an
 * empty text when they are safe, else the reason: "moved" when they are safe in their ladder, which
 * is no longer the current one; "gone" when that ladder was removed.
 */
export function keep(ladder, facts, lines, told) {
  let records = [];
  return change(
    told,
    async ({ entries, ladders, settings }) => {
      const record = await ladders.get(ladder);
      if (!record) return "gone";
      records = recordsOf(lines);
      await add(entries, ladder, records);
      const changed = new Date().toISOString();
      await ladders.put({ ...record, facts, changed });
      return (await settings.get("current")) === ladder ? "" : "moved";
    },
    () => {
      if (shown === ladder) for (const { id } of records) seen.add(id);
    },
  );
}

/** Leaves a ladder, whose facts are these; one without entries need not stay. */
async function leave({ entries, ladders }, ladder, facts) {
  const record = await ladders.get(ladder);
  if (await entries.count(of(ladder))) await ladders.put({ ...record, facts });
  else await ladders.delete(ladder);
}

/**
 * Begins another ladder with these entries, or none. The one that was the current one stays as an
 * earlier one. `told` hears "moved" when that was another than `ladder` already: nothing is done.
 */
export function begin(ladder, facts, lines, told) {
  return change(
    told,
    async (parts) => {
      if ((await parts.settings.get("current")) !== ladder) return "moved";
      await leave(parts, ladder, facts);
      const fresh = await beginAnother(parts);
      await add(parts.entries, fresh, recordsOf(lines));
      return "";
    },
    show,
  );
}

/** Makes an earlier ladder the current one; the current one becomes an earlier one. */
export function bring(ladder, facts, earlier, told) {
  return change(
    told,
    async (parts) => {
      if ((await parts.settings.get("current")) !== ladder) return "moved";
      if (!(await parts.ladders.getKey(earlier))) return "gone";
      if (earlier !== ladder) await leave(parts, ladder, facts);
      await parts.settings.put(earlier, "current");
      return "";
    },
    show,
  );
}

/** Removes an earlier ladder for good; `told` hears "shown" when it is the current one. */
export function remove(earlier, told) {
  return change(told, async ({ entries, ladders, settings }) => {
    if ((await settings.get("current")) === earlier) return "shown";
    await entries.delete(of(earlier));
    await ladders.delete(earlier);
    return "";
  });
}

/** Notes in JSON when and how a ladder was saved as a file. */
export function note(ladder, saved, told) {
  return change(told, async ({ ladders }) => {
    const record = await ladders.get(ladder);
    if (!record) return "gone";
    await ladders.put({ ...record, saved });
    return "";
  });
}

/** The earlier ladders in JSON: `told` hears a list of their names, facts and last changes. */
export async function list(told) {
  try {
    const found = (await database?.getAll(LADDERS)) ?? [];
    const earlier = found.filter(({ id }) => id !== shown);
    for (const each of earlier)
      each.entries = await database.count(ENTRIES, of(each.id));
    told(JSON.stringify(earlier.filter(({ entries }) => entries)));
  } catch {
    told("[]");
  }
}

/** All entries of a ladder: `told` hears "" and the place where they lie, or a reason. */
export async function fetch(ladder, told) {
  try {
    const records = await database.getAll(ENTRIES, of(ladder));
    told("", laidOut(records, textOf));
  } catch (error) {
    told(reasonOf(error), "");
  }
}

/** Whether the browser keeps the store when space is short: "yes", "no" or "unknown". */
export async function persisted(told) {
  try {
    told((await navigator.storage.persisted()) ? "yes" : "no");
  } catch {
    told("unknown");
  }
}

/** Asks the browser for that; some ask the visitor. */
export async function persist(told) {
  try {
    told((await navigator.storage.persist()) ? "yes" : "no");
  } catch {
    told("unknown");
  }
}
