// @ts-check
/*
 * Stands in for the browser's database where the browser refuses it, as it does in most frames of
 * other sites. PyScript opens a database when it starts: without one it complains, and Pyodide waits
 * for ever. This one has as much of IndexedDB as that takes, and forgets everything with the page.
 * Where the browser refuses a channel to other pages too, PyScript gets one that is silent.
 */

/** Answers a request a moment later, as IndexedDB does. */
function later(request, work) {
  queueMicrotask(() => {
    request.result = work();
    request.onsuccess?.({ target: request });
  });
  return request;
}

class Store {
  #entries = new Map();

  get = (key) => later({}, () => this.#entries.get(key));
  getAll = () => later({}, () => [...this.#entries.values()]);
  getAllKeys = () => later({}, () => [...this.#entries.keys()]);
  count = () => later({}, () => this.#entries.size);
  put = (value, key) => later({}, () => (this.#entries.set(key, value), key));
  delete = (key) => later({}, () => void this.#entries.delete(key));
  clear = () => later({}, () => this.#entries.clear());
}

class Database {
  #stores = new Map();

  get objectStoreNames() {
    return [...this.#stores.keys()];
  }

  createObjectStore(name) {
    const store = new Store();
    this.#stores.set(name, store);
    return store;
  }

  transaction() {
    return { objectStore: (name) => this.#stores.get(name) };
  }

  close() {}
}

const databases = new Map();

function open(name) {
  const request = {};
  queueMicrotask(() => {
    const isNew = !databases.has(name);
    if (isNew) databases.set(name, new Database());
    request.result = databases.get(name);
    request.transaction = request.result.transaction();
    if (isNew) request.onupgradeneeded?.({ target: request });
    request.transaction.oncomplete?.();
    request.onsuccess?.({ target: request });
  });
  return request;
}

/** Stands in for a channel to the site's other pages: nobody hears it, and it hears nobody. */
class Silence extends EventTarget {
  onmessage = null;
  postMessage() {}
  close() {}
}

/** Whether the browser refuses a channel, as Firefox does where it keeps nothing of this site. */
function isChannelRefused() {
  try {
    new BroadcastChannel("").close();
    return false;
  } catch {
    return true;
  }
}

/** What stands in for what the browser refuses, by its name. */
function standIns() {
  const names = { indexedDB: { open } };
  return isChannelRefused() ? { ...names, BroadcastChannel: Silence } : names;
}

/** Puts another in the place of one of the browser's own things; gives the way back. */
function replace(name, value) {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, value });
  return () => {
    delete globalThis[name];
    if (own) Object.defineProperty(globalThis, name, own);
  };
}

/** Stands in until PyScript has started; nobody else shall rely on it. */
export function standIn() {
  const ways = Object.entries(standIns()).map((pair) => replace(...pair));
  const stepBack = () => ways.splice(0).forEach((back) => back());
  for (const type of ["mpy:ready", "py:ready"])
    document.addEventListener(type, stepBack, { once: true });
}
