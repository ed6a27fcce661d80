// Answers JSON lines from standard input in a Python that is not CPython:
//
//   node run.mjs micropython|pyodide FOLDER...
//
// Each FOLDER's Python files are copied into the interpreter's file system; `probe.answer` answers
// the lines, one for one.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";

const [name, ...folders] = process.argv.slice(2);

const starters = {
  async micropython() {
    const { loadMicroPython } =
      await import("@micropython/micropython-webassembly-pyscript/micropython.mjs");
    return loadMicroPython();
  },
  async pyodide() {
    const { loadPyodide } = await import("pyodide");
    return loadPyodide();
  },
};

function copy(python, folder, target) {
  python.FS.mkdir(target);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const from = join(folder, entry.name);
    const to = `${target}/${entry.name}`;
    if (entry.isDirectory()) {
      copy(python, from, to);
    } else if (entry.name.endsWith(".py")) {
      python.FS.writeFile(to, readFileSync(from));
    }
  }
}

const python = await starters[name]();
python.FS.mkdir("/source");
for (const folder of folders) {
  copy(python, folder, `/source/${basename(folder)}`);
}
python.runPython(
  'import sys\nsys.path[:0] = ["/source", "/source/interpreters"]',
);
const { answer } = python.pyimport("probe");

// only text crosses the border: numbers would be cut to 32 bits there
const lines = (await text(process.stdin)).split("\n");
for (const line of lines.filter((line) => line.trim())) {
  process.stdout.write(`${answer(line)}\n`);
}
