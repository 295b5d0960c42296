// Bundles the page into the Python package. `--dev` also serves dev/index.html, rebuilt at every reload.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

process.chdir(import.meta.dirname);
const STATIC = "../ora_widgets/static";

/** What both bundles have in common. */
const common = {
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
};

const page = {
  ...common,
  entryPoints: { widget: "src/widget.ts", replay: "src/replay.ts", opener: "src/opener.ts" },
  outdir: STATIC,
  minify: true,
};

if (process.argv.includes("--dev")) {
  const out = "node_modules/.dev";
  mkdirSync(out, { recursive: true });
  copyFileSync("dev/index.html", `${out}/index.html`);
  for (const folder of ["tests/fixtures", "../tests/fixtures/scenes"].filter(existsSync)) {
    for (const name of readdirSync(folder)) copyFileSync(`${folder}/${name}`, `${out}/${name}`);
  }
  const context = await esbuild.context({
    ...common,
    entryPoints: { dev: "dev/dev.ts" },
    outdir: out,
    sourcemap: "inline",
  });
  const { port } = await context.serve({ servedir: out, host: "127.0.0.1", port: Number(process.env.PORT ?? 8123) });
  console.log(`http://127.0.0.1:${port}/?fixture=turn or &dark`);
} else {
  await esbuild.build(page);
  for (const name of ["widget.js", "widget.css", "replay.js", "opener.js"]) {
    const bytes = readFileSync(`${STATIC}/${name}`);
    console.log(
      `${name}: ${(bytes.length / 1000).toFixed(1)} kB, ${(gzipSync(bytes).length / 1000).toFixed(1)} kB gzipped`,
    );
  }
}
