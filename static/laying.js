// @ts-check
/*
 * Lays a part of the program into the interpreter's file system, in one step: tools/bundle.py packs it.
 * Compressed by ourselves, for many hosts compress only what they know to be text. The boot script
 * begins with the page's own program, elo/page/browser/loading.py goes on with the chapters.
 */

/** The file system of the interpreter that runs, and the folders that are there. */
let fileSystem;
const folders = new Set([""]);

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

/** Lays the files of a bundle: the first line says how long each is. */
function lay(bundle) {
  const end = bundle.indexOf(10);
  const lengths = JSON.parse(new TextDecoder().decode(bundle.subarray(0, end)));
  let at = end + 1;
  for (const [name, length] of Object.entries(lengths)) {
    makeFolder(name.slice(0, name.lastIndexOf("/")));
    const content = bundle.subarray(at, (at += length));
    fileSystem.writeFile(name, content, { canOwn: true });
  }
}

/** Lays the first bundle, into the file system of an interpreter that has just started. */
export function begin(system, bundle) {
  fileSystem = system;
  lay(bundle);
}

/** Fetches one more bundle and lays it. */
export async function bring(address) {
  lay(await fetchBundle(address));
}
