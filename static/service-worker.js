// @ts-check

/*
 * Keeps the site on the visitor's device, one release at a time, so that it works without a network.
 *
 * tools/offline.py writes SITE into this file: the release's name, every file of the site with the
 * hash of its content, and for each page the files that it needs. A file is kept only if it is the
 * release's own, byte for byte; so what is kept is never a mixture. Whatever is not kept, or cannot be
 * read, comes from the network as if this file did not exist.
 */
import { ask, locks } from "./confined.js";

/** The address of the site's root. */
const HOME = registration.scope;

/** Sites of one owner share an origin: what is kept carries this site's address in its name. */
const OURS = `elo-calculator ${HOME} `;
const NAME = OURS + SITE.release;

/** Files whose address changes with their content, so that any release may serve them. */
const NAMED_BY_CONTENT = /^(code|static\/vendor)\//;

const isOfThisRelease = (place) => Object.hasOwn(SITE.files, place);
const isPage = (place) => Object.hasOwn(SITE.needed, place);

/** Where an address lies below the site's root, null for other sites; queries mean nothing here. */
function placeOf(address) {
  const { origin, pathname } = new URL(address);
  const plain = origin + pathname;
  if (!plain.startsWith(HOME)) return null;
  return plain.slice(HOME.length).replace(/(^|\/)index\.html$/, "$1");
}

// what is kept

async function keptNames() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS));
}

async function keptPlaces(name) {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return requests.map(({ url }) => placeOf(url));
}

async function lookUp(place, names) {
  try {
    for (const cacheName of names) {
      const found = await caches.match(HOME + place, { cacheName });
      if (found) return found;
    }
  } catch {
    // the browser refuses its store: the network has everything
  }
  return undefined;
}

async function hashOf(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Keeps an answer if it is this release's file; whether it is. */
async function keep(place, response) {
  if (!response.ok) return false;
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== SITE.files[place]) return false;
  const cache = await caches.open(NAME);
  // a fresh answer, because one that was redirected may not answer for a page
  const { headers } = response;
  await cache.put(HOME + place, new Response(bytes, { headers }));
  return true;
}

/** Keeps a file: from an earlier release, from what the browser has already, or from the server. */
async function bring(place) {
  if (await lookUp(place, [NAME])) return;
  const earlier = await lookUp(place, await keptNames());
  if (earlier && (await keep(place, earlier))) return;
  for (const cache of ["default", "reload"]) {
    const response = await ask(HOME + place, { cache });
    if (await keep(place, response)) return;
  }
  throw new Error(`${place || "The page"} is not that of ${SITE.release}`);
}

/** What the open pages need, what earlier releases' pages needed, and what else was kept of them. */
async function wanted() {
  const open = await clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  const names = await keptNames();
  const places = (await Promise.all(names.map(keptPlaces))).flat();
  places.push(...open.map(({ url }) => placeOf(url)));
  const needed = places.filter(isPage).flatMap((page) => SITE.needed[page]);
  return new Set([...needed, ...places.filter(isOfThisRelease)]);
}

async function install() {
  await Promise.all(Array.from(await wanted(), bring));
}

/** Removes what no longer serves: a page of an older release holds a lock while it is open. */
async function tidy() {
  if (registration.installing || registration.waiting) return;
  const { held } = await locks.query();
  const used = [NAME, ...held.map(({ name }) => name)];
  const old = (await keptNames()).filter((name) => !used.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// what is asked for

async function answer(event, place) {
  const kept = await lookUp(place, [NAME]);
  if (kept) return kept;
  try {
    const response = await ask(event.request);
    const copy = response.clone();
    event.waitUntil(keep(place, copy).catch(() => false));
    return response;
  } catch (error) {
    const other = isPage(place) && (await keptPages())[0];
    if (typeof other !== "string") throw error;
    return Response.redirect(HOME + other);
  }
}

/** The pages that can be shown without a network. */
async function keptPages() {
  return (await keptPlaces(NAME)).filter(isPage);
}

/** A part of another release, for a page that was open before this one. */
async function answerFromEarlier(event, place) {
  return (await lookUp(place, await keptNames())) ?? ask(event.request);
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clients.claim(), tidy().catch(() => {})]));
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const place = placeOf(event.request.url);
  if (place === null) return;
  if (isOfThisRelease(place)) event.respondWith(answer(event, place));
  else if (NAMED_BY_CONTENT.test(place))
    event.respondWith(answerFromEarlier(event, place));
});

/** A page is live, and says what it has asked for before this worker could see it. */
async function welcome({ data, source }) {
  source.postMessage({ release: SITE.release });
  const places = data.used.map(placeOf).filter(isOfThisRelease);
  await Promise.allSettled(places.map(bring));
  await tidy();
}

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  else if (Array.isArray(event.data?.used))
    event.waitUntil(welcome(event).catch(() => {}));
});
