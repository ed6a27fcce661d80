// @ts-check

/*
 * The tournament desk's own thread: starts Python, lays the program into it, hands on questions.
 *
 * It holds no text and no formula: answers come from elo/page/worker, their words from the catalogues.
 * Messages are lists that begin with what they are: "bytes", "ready", "progress", "answer", "failed".
 */

const fetchFile = self.fetch;

/** Where the catalogues lie in Python's own file system. */
const CATALOGUES = "locales";

let bytes = 0;
/** @type {any} */
let options = {};
let python;
let desk;
let spreadsheets;

function fail(error) {
  const reason = error?.name === "PythonError" ? "broken" : "missing";
  // for whoever is asked why; the page says it in words
  if (reason === "broken") console.error(error);
  postMessage(["failed", reason]);
}

/** Whether the site's own store has a file already: then there is no wait to show. */
async function isKept(address) {
  try {
    return Boolean(await caches.match(address));
  } catch {
    return false;
  }
}

/**
 * Counts every byte that comes, whoever asked for the file: the page shows real progress. And says
 * so when one does not come, or another network's page instead of it: Pyodide would wait for ever.
 * What is here already is not read a second time to be counted.
 */
self.fetch = async (/** @type {any} */ request, ...more) => {
  const address = String(request.url ?? request);
  try {
    const kept = await isKept(address);
    const response = await fetchFile(request, ...more);
    const isPage = response.headers.get("content-type")?.includes("html");
    if (!response.ok || isPage) throw new Error(response.url);
    if (!kept) count(response.clone().body.getReader()).catch(fail);
    return address === options.library ? unpacked(response) : response;
  } catch (error) {
    fail(error);
    throw error;
  }
};

async function count(reader) {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.length;
    postMessage(["bytes", bytes]);
  }
}

/** The standard library as Pyodide wants it; the site serves it compressed as a whole. */
function unpacked(response) {
  const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain);
}

async function read(address, kind) {
  return (await fetch(address))[kind]();
}

/** Lays texts into Python's own file system: by name, or where the sources are served. */
async function lay(address) {
  const { texts = {}, sources = {} } = await read(address, "json");
  const waiting = Object.entries(sources).map(async ([name, place]) => {
    texts[place] = await read(new URL(name, new URL("..", address)), "text");
  });
  await Promise.all(waiting);
  for (const [name, text] of Object.entries(texts)) {
    python.FS.mkdirTree(name.split("/").slice(0, -1).join("/"));
    python.FS.writeFile(name, text);
  }
}

/** The whole of the standard library, at once: Python asks for it in the middle of an import. */
function wholeLibrary() {
  const request = new XMLHttpRequest();
  request.open("GET", new URL("python_stdlib.zip", options.pyodide), false);
  request.responseType = "arraybuffer";
  request.send();
  return new Uint8Array(request.response);
}

/** Pyodide as it is published, and the program's sources. */
async function beginWithSources({ pyodide, program }) {
  const { loadPyodide } = await import(pyodide);
  python = await loadPyodide();
  await lay(program);
}

/** What the build has made: a part of the standard library, and the program, which comes meanwhile. */
async function beginCompiled({ pyodide, program, library, laying, lock }) {
  const starting = import(pyodide).then(({ loadPyodide }) =>
    loadPyodide({ stdLibURL: library, lockFileURL: lock }),
  );
  const { begin, fetchBundle } = await import(laying);
  const bundle = fetchBundle(program);
  python = await starting;
  begin(python, await bundle);
  python.pyimport("elo.page.worker.library").complete(wholeLibrary);
}

async function begin({ language, fluent, library }) {
  const importing = import(fluent);
  await (library ? beginCompiled : beginWithSources)(options);
  const { FluentBundle, FluentResource } = await importing;
  // names bring their isolates along where they need any: see elo/core/names.py
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of python.FS.readdir(CATALOGUES))
    if (name.endsWith(".ftl")) {
      const place = `${CATALOGUES}/${name}`;
      const text = python.FS.readFile(place, { encoding: "utf8" });
      bundle.addResource(new FluentResource(text));
    }
  const say = (name, values) => {
    const given = values.toJs({ dict_converter: Object.fromEntries });
    const message = bundle.getMessage(name);
    return message ? bundle.formatPattern(message.value, given) : name;
  };
  const progress = (...steps) => postMessage(["progress", ...steps]);
  desk = python.pyimport("elo.page.worker.service").Service(say, progress);
}

/** Whether a file is an archive, as spreadsheets are. */
async function isArchive(file) {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return head[0] === 0x50 && head[1] === 0x4b;
}

async function answer(options, question, file) {
  const { do: wish, kind } = JSON.parse(question);
  if (kind === "xlsx" || (wish === "open" && file && (await isArchive(file))))
    await (spreadsheets ??= lay(options.spreadsheets));
  if (!file) return desk.answer(question, "");
  // mounted, not copied: of a rating list only the part in hand is in memory
  const { FS } = python;
  FS.mkdirTree("/given");
  const blobs = [{ name: "file", data: file }];
  FS.mount(FS.filesystems.WORKERFS, { blobs }, "/given");
  try {
    return desk.answer(question, "/given/file");
  } finally {
    FS.unmount("/given");
  }
}

let ready;

async function hear(kind, ...given) {
  if (kind === "begin") {
    options = JSON.parse(given[0]);
    ready = begin(options);
    await ready;
    postMessage(["ready"]);
  } else {
    const [id, question, file] = given;
    await ready;
    const found = await answer(options, question, file);
    const [text, content] = found.toJs();
    found.destroy();
    postMessage(["answer", id, text, content]);
  }
}

let last = Promise.resolve();
self.addEventListener("message", ({ data }) => {
  // one after the other: a question may rest on the one before
  last = last.then(() => hear(...data)).catch(fail);
});

self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});
