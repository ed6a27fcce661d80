/*
 * The tournament desk's own thread: starts Python, lays the program into it, hands on questions.
 *
 * It holds no text and no formula: answers come from elo/page/worker, their words from the catalogues.
 * Messages are lists that begin with what they are: "bytes", "ready", "progress", "answer", "failed".
 */

const fetchFile = self.fetch;
let bytes = 0;
let python;
let desk;
let spreadsheets;

function fail(error) {
  const reason = error?.name === "PythonError" ? "broken" : "missing";
  // for whoever is asked why; the page says it in words
  if (reason === "broken") console.error(error);
  postMessage(["failed", reason]);
}

/**
 * Counts every byte that comes, whoever asked for the file: the page shows real progress. And says
 * so when one does not come, or another network's page instead of it: Pyodide would wait for ever.
 */
self.fetch = async (...request) => {
  try {
    const response = await fetchFile(...request);
    const isPage = response.headers.get("content-type")?.includes("html");
    if (!response.ok || isPage) throw new Error(response.url);
    count(response.clone().body.getReader()).catch(fail);
    return response;
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

async function read(address, kind) {
  return (await fetch(address))[kind]();
}

/** Lays a program into Python's own file system: texts by name, or where the sources are served. */
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
  return texts;
}

async function begin({ language, pyodide, fluent, program }) {
  const [{ loadPyodide }, { FluentBundle, FluentResource }] = await Promise.all(
    [import(pyodide), import(fluent)],
  );
  python = await loadPyodide();
  // names bring their isolates along where they need any: see elo/core/names.py
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [name, text] of Object.entries(await lay(program)))
    if (name.endsWith(".ftl")) bundle.addResource(new FluentResource(text));
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

let options;
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
