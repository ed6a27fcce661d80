// @ts-check

/*
 * Takes everything from the service worker that it does not need, before it does anything.
 *
 * The policy of the page does not reach this thread: its own would have to come from the server, and
 * most hosts send none. So it has no way to another site, and none to make code out of text. What it
 * keeps is listed here; whatever a browser may offer besides is gone.
 */

/** The names that service-worker.js uses. */
const NEEDED = `Array Error Object Promise RegExp Response Set Uint8Array URL
  addEventListener caches clients crypto registration skipWaiting`;

/** And those of what the browser gives it. */
/** @type {[{ prototype: object }, string][]} */
const PARTS = [
  [Cache, "keys put"],
  [CacheStorage, "delete keys match open"],
  [Client, "postMessage url"],
  [Clients, "claim matchAll"],
  [ServiceWorkerRegistration, "installing scope waiting"],
  [WindowClient, ""],
];

/** One function of each kind: what made them makes code out of text, as eval does. */
const KINDS = [
  () => {},
  async () => {},
  function* () {},
  async function* () {},
];

const askAnywhere = self.fetch.bind(self);
const { scope } = registration;
const { deleteProperty, getPrototypeOf, ownKeys } = Reflect;

/** What pages hold of each release. */
export const { locks } = navigator;

/** Asks for a file of this site, and for nothing else. */
export async function ask(request, options) {
  const { origin, pathname } = new URL(request.url ?? request);
  if (!(origin + pathname).startsWith(scope))
    throw new Error("That is not of this site");
  return askAnywhere(request, options);
}

function leaveOnly(names, object) {
  const left = names.split(/\s+/);
  for (const name of ownKeys(object))
    if (!left.includes(name)) deleteProperty(object, name);
}

for (const kind of KINDS) deleteProperty(getPrototypeOf(kind), "constructor");
for (const [{ prototype }, names] of PARTS) leaveOnly(names, prototype);
for (const place of [self, ...above(self)]) leaveOnly(NEEDED, place);

/** What an object has its parts from, up to what all objects have. */
function above(object) {
  const next = getPrototypeOf(object);
  return next === Object.prototype ? [] : [next, ...above(next)];
}
