// Runs a program on the Pyodide that the site serves, for the build:
//
//   node full_python.mjs PYODIDE_FOLDER < {"program": ..., "files": {name: text}}
//
// The program finds the files where it starts, and writes its answer, a text, to "answer".

import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { program, files } = JSON.parse(await text(process.stdin));
try {
  const { loadPyodide } = await import(
    pathToFileURL(resolve(join(folder, "pyodide.mjs")))
  );
  // what is compiled is the same every time, and says lines but no columns
  const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
  const python = await loadPyodide({ env });
  for (const [name, content] of Object.entries(files)) {
    python.FS.mkdirTree(name.split("/").slice(0, -1).join("/"));
    python.FS.writeFile(name, content);
  }
  python.runPython(program);
  process.stdout.write(python.FS.readFile("answer", { encoding: "utf8" }));
} catch (fault) {
  // without Pyodide's own source, which is one line of a megabyte
  console.error(fault.message);
  process.exitCode = 1;
}
