// Compiles the files of an archive with the very Python that will run them, and writes the archive that the live page loads.
//
//   node compile.mjs FOLDER_OF_PYODIDE SOURCES.zip OUTPUT.zip
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, sources, output] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(sources)));
// Unchecked: there are no sources beside them to compare with. A fixed date keeps archives of the same files alike.
python.runPython(`
import py_compile, zipfile
with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/output.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as output:
    for name in sorted(sources.namelist()):
        data = sources.read(name)
        if name.endswith(".py"):
            with open("/one.py", "wb") as file:
                file.write(data)
            made = py_compile.compile("/one.py", "/one.pyc", name, True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
            name, data = name + "c", open(made, "rb").read()
        output.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
`);
writeFileSync(output, python.FS.readFile("/output.zip"));
