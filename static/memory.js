// @ts-check
/*
 * Stands in for the browser's database where the browser refuses it, as it does in most frames of
 * other sites. PyScript opens a database when it starts: without one it complains, and Pyodide waits
 * for ever. This one has as much of IndexedDB as that takes, and forgets everything with the page.
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

/** Puts itself in the database's place until PyScript has started; nobody else shall rely on it. */
export function standIn() {
  const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    value: { open },
  });
  const stepBack = () => {
    delete globalThis.indexedDB;
    if (own) Object.defineProperty(globalThis, "indexedDB", own);
  };
  for (const type of ["mpy:ready", "py:ready"])
    document.addEventListener(type, stepBack, { once: true });
}
