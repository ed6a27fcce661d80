// @ts-check
/*
 * Lays a part of the program where the interpreter finds it, in one step: tools/bundle.py packs it.
 * Compressed by ourselves, for many hosts compress only what they know to be text. The boot script
 * begins with the page's own program, elo/page/browser/loading.py goes on with the chapters.
 */

/** What takes compiled modules into MicroPython's memory: elo/page/browser/modules.py. */
const MODULES = "modules";

/** The file system of the interpreter that runs, and the folders that are there. */
let fileSystem;
const folders = new Set([""]);

/** Takes modules from a file; of an interpreter that imports them from the file system nothing. */
let take;

/** A bundle's bytes; whatever else comes in its place is an error. */
export async function fetchBundle(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.url);
  const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

function makeFolder(name) {
  if (folders.has(name)) return;
  folders.add(name);
  makeFolder(name.slice(0, Math.max(0, name.lastIndexOf("/"))));
  fileSystem.mkdir(name);
}

function write(name, content) {
  makeFolder(name.slice(0, Math.max(0, name.lastIndexOf("/"))));
  fileSystem.writeFile(name, content, { canOwn: true });
}

/** Hands modules to MicroPython: the bytes one after the other in a file, a line for each. */
function hand(modules) {
  const all = new Uint8Array(modules.reduce((sum, [, b]) => sum + b.length, 0));
  let at = 0;
  for (const [, content] of modules) {
    all.set(content, at);
    at += content.length;
  }
  write(MODULES, all);
  take(modules.map(([name, b]) => `${name} ${b.length}`).join("\n"), MODULES);
  fileSystem.unlink(MODULES);
}

/** Lays the files of a bundle: its first line says how long each is. */
function lay(bundle, interpreter) {
  const end = bundle.indexOf(10);
  const line = new TextDecoder().decode(bundle.subarray(0, end));
  const modules = [];
  let at = end + 1;
  for (const [name, length] of Object.entries(JSON.parse(line))) {
    const content = bundle.subarray(at, (at += length));
    if (take && /\.m?py$/.test(name)) modules.push([name, content]);
    else write(name, content);
    if (name === `${MODULES}.mpy`) ({ take } = interpreter.pyimport(MODULES));
  }
  if (modules.length) hand(modules);
}

/** Lays the first bundle, for an interpreter that has just started. */
export function begin(interpreter, bundle) {
  fileSystem = interpreter.FS;
  lay(bundle, interpreter);
}

/** Fetches one more bundle and lays it. */
export async function bring(address) {
  lay(await fetchBundle(address));
}
