// @ts-check

/*
 * The shelf: this site's database of ladders, and what earlier versions of the page have kept.
 *
 * Every ladder has an entry in LADDERS, and its journal in ENTRIES, as text, word for word. One of
 * them is the current one. Sites of one owner share an origin, so the names carry the address of
 * this site's root; its pages in all languages share the shelf.
 */
import { openDB } from "./vendor/idb-8.0.4/index.js";

const HOME = new URL("../../", import.meta.url).pathname;

/** The name of the database, and of the channel between windows. */
export const NAME = `elo-ladder ${HOME}`;
const VERSION = 1;

export const ENTRIES = "entries";
export const LADDERS = "ladders";
export const SETTINGS = "settings";
export const ALL = [ENTRIES, LADDERS, SETTINGS];

/** Earlier versions kept one ladder here, for all sites of the origin. Nothing of it is changed. */
const OLD = "elo-ladder";

/** All entries of a ladder. */
export const of = (ladder) => IDBKeyRange.bound([ladder], [ladder, []]);

/** An entry as text; a record that holds none is one itself. */
export function textOf(record) {
  try {
    JSON.parse(record.text);
    // null passes for JSON, and is no text
    if (typeof record.text === "string") return record.text;
  } catch {
    // then the record itself is what there is
  }
  return JSON.stringify(record);
}

/** Begins a change that is all or nothing, and on the disk when it is done. */
export function changing(database) {
  const change = database.transaction(ALL, "readwrite", {
    durability: "strict",
  });
  // a refusal ends the transaction as well, and is told once
  change.done.catch(() => {});
  const [entries, ladders, settings] = ALL.map((name) =>
    change.objectStore(name),
  );
  return { change, entries, ladders, settings };
}

export async function giveUp(change) {
  try {
    change?.abort();
    await change?.done;
  } catch {
    // it has ended already
  }
}

/** Adds entries to a ladder, each as a record; one that is there already stays as it is. */
export async function add(entries, ladder, records) {
  for (const { id, text } of records)
    if ((await entries.getKey([ladder, id])) === undefined)
      await entries.add({ ladder, id, text });
}

/** Puts another ladder, which is empty, in the place of the current one; its name. */
export async function begin({ ladders, settings }) {
  const ladder = crypto.randomUUID();
  await ladders.put({ id: ladder, changed: new Date().toISOString() });
  await settings.put(ladder, "current");
  return ladder;
}

/** Opens the shelf. One that a newer version has made is opened to be read: `isNewer`. */
export async function openShelf(events) {
  let database;
  try {
    database = await openDB(NAME, VERSION, {
      upgrade(found) {
        found.createObjectStore(ENTRIES, { keyPath: ["ladder", "id"] });
        found.createObjectStore(LADDERS, { keyPath: "id" });
        found.createObjectStore(SETTINGS);
      },
      ...events,
    });
  } catch (error) {
    if (error?.name !== "VersionError") throw error;
    return { database: await openDB(NAME, undefined, events), isNewer: true };
  }
  const { change, settings, ladders } = changing(database);
  if ((await settings.get("current")) === undefined)
    await begin({ ladders, settings });
  if ((await settings.get("device")) === undefined)
    await settings.put(crypto.randomUUID(), "device");
  await change.done;
  await copyOld(database);
  return { database, isNewer: false };
}

/** What an earlier version keeps, in whatever version; undefined where there is nothing. */
async function readOld() {
  let isNew = false;
  try {
    const old = await openDB(OLD, undefined, {
      upgrade(_found, _before, _after, change) {
        isNew = true;
        // it shall not come into being
        change.done.catch(() => {});
        change.abort();
      },
    });
    const isOurs = old.objectStoreNames.contains(ENTRIES);
    const records = isOurs ? await old.getAll(ENTRIES) : [];
    old.close();
    return records;
  } catch (error) {
    if (isNew) return [];
    throw error;
  }
}

/**
 * Copies what an earlier version has kept, and once more what a window of it has added since. It
 * stays where it is: another site of the origin may want it as well. A ladder that was removed here
 * after it had been copied is not copied again.
 */
async function copyOld(database) {
  const old = await readOld();
  if (!old.length) return;
  const foundings = old
    .filter(({ kind }) => kind === "founded")
    .map(({ id }) => String(id));
  // one without a beginning is known by that
  if (!foundings.length) foundings.push("");
  const { change, entries, ladders, settings } = changing(database);
  const copied = (await settings.get("copied")) ?? [];
  let ladder = copied.find(({ founded }) =>
    founded.some((id) => foundings.includes(id)),
  )?.ladder;
  if (!ladder) {
    ladder = await settings.get("current");
    if (await entries.count(of(ladder))) {
      ladder = crypto.randomUUID();
      await ladders.put({ id: ladder, changed: new Date().toISOString() });
    }
    await settings.put([...copied, { ladder, founded: foundings }], "copied");
  } else if (!(await ladders.getKey(ladder))) return change.done;
  const records = old.map((record) => {
    return { id: String(record.id), text: JSON.stringify(record) };
  });
  await add(entries, ladder, records);
  await change.done;
}
