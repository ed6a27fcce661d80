// Runs a program on Pyodide with the wheel installed, as a notebook in the browser has it:
//
//   node wheel.mjs PYODIDE_FOLDER WHEEL < PROGRAM
//
// micropip is no part of the site's Pyodide. Unpacking is what it does with a wheel that needs
// nothing else.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [folder, wheel] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(
    pathToFileURL(join(folder, "pyodide.mjs"))
  );
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  python.runPython(await text(process.stdin));
} catch (fault) {
  // without Pyodide's own source, which is one line of a megabyte
  console.error(fault.message);
  process.exitCode = 1;
}
