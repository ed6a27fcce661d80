/*
 * Prints every regular expression of some JavaScript files as JSON: literals, and those that are made
 * of texts that stand in the file.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

import * as espree from "espree";

const found = [];

function texts(tree) {
  const known = {};
  walk(tree, (node) => {
    if (node.type === "VariableDeclarator" && node.init?.type === "Literal")
      known[node.id.name] = String(node.init.value);
  });
  return known;
}

function walk(node, visit) {
  if (!node || typeof node.type !== "string") return;
  visit(node);
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value])
      walk(each, visit);
}

function written({ type, value, quasis, expressions }, known) {
  if (type === "Literal") return String(value);
  if (type !== "TemplateLiteral")
    throw new Error(`a pattern made of a ${type}`);
  return quasis
    .map(({ value: { cooked } }, i) => {
      if (i === expressions.length) return cooked;
      const { name } = expressions[i];
      if (!(name in known)) throw new Error(`a pattern made of ${name}`);
      return cooked + known[name];
    })
    .join("");
}

for (const file of process.argv.slice(2)) {
  const tree = espree.parse(readFileSync(file, "utf8"), {
    ecmaVersion: "latest",
    sourceType: "module",
    loc: true,
  });
  const known = texts(tree);
  walk(tree, (node) => {
    const place = `${basename(file)}:${node.loc?.start.line}`;
    if (node.regex)
      found.push({
        place,
        source: node.regex.pattern,
        flags: node.regex.flags,
      });
    if (
      ["NewExpression", "CallExpression"].includes(node.type) &&
      node.callee.name === "RegExp"
    )
      found.push({
        place,
        source: written(node.arguments[0], known),
        flags: "",
      });
  });
}

console.log(JSON.stringify(found));
