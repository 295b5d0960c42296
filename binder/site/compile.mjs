// Compiles the live page's archive with the very Python that will run it, does with it everything that the page can do, and keeps
// of Python's library what that has taken: a browser would compile all of it anew at every visit.
//
//   node compile.mjs FOLDER_OF_PYODIDE SOURCES.zip FOLDER
//
// FOLDER gets game.packed, explorer.packed, stdlib.packed (archives, each compressed as a whole: that is smaller, and the browser unpacks it; no .gz, because
// some hosts would have it unpacked on the way), and modules.txt: what of the library was used.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, sources, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const text = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(sources)));
python.runPython(text("compile_archive.py"));
python.runPython('compile_archive("/sources.zip", "/game.zip", lambda name: not is_late(name))');
python.runPython('compile_archive("/sources.zip", "/explorer.zip", is_late)');
const archives = Object.fromEntries(["game", "explorer"].map((name) => [name, python.FS.readFile(`/${name}.zip`)]));
// The library is seen at work with what the page will have, but by no compiler.
const whole = await loadPyodide({ indexURL: `${pyodide}/` });
const unpack = (name) => whole.unpackArchive(archives[name], "zip", { extractDir: "/game" });
unpack("game");
whole.globals.set("unpack", unpack);
try {
  whole.runPython("1 / 0"); // how a failure is told takes modules, too
} catch {}
let used = "";
try {
  used = whole.runPython(text("run_through.py"));
} catch (error) {
  console.error(error.message); // Node would print the line of Pyodide, which is all of it
  process.exit(1);
}
python.globals.set("used", used);
python.runPython("prune_library(used.split(), '/stdlib.zip')");
for (const name of ["game", "explorer", "stdlib"]) {
  writeFileSync(`${folder}/${name}.packed`, gzipSync(python.FS.readFile(`/${name}.zip`), { level: 9 }));
}
writeFileSync(`${folder}/modules.txt`, used);
