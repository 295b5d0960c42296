// Bundles the page into the Python package. `--dev` also serves dev/index.html, rebuilt at every reload.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { minify } from "terser";

process.chdir(import.meta.dirname);
const STATIC = "../ora_widgets/static";

/** Widths at which the board's layout changes: `env(--narrow)` in a style sheet, `breakpoints.narrow` in a script. */
const breakpoints = JSON.parse(readFileSync("src/state/breakpoints.json", "utf8"));

/** Insert the numbers, since browsers allow no variable in a condition. */
const widths = {
  name: "widths",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const contents = readFileSync(path, "utf8").replace(/\benv\(--(\w+)\)/g, (_, name) => {
        if (!(name in breakpoints)) throw new Error(`${path}: ${name} is no breakpoint`);
        return `${breakpoints[name]}px`;
      });
      return { contents, loader: "css", resolveDir: dirname(path) };
    });
  },
};

/** The options of all bundles. The browsers are those with container queries and color-mix(). */
const common = {
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  plugins: [widths],
};

/** The options of bundles that use Preact. Calls of `h` are 5 kB shorter in the widget than its newer JSX runtime. */
const drawing = {
  ...common,
  inject: ["jsx.mjs"],
  tsconfigRaw: { compilerOptions: { jsx: "react", jsxFactory: "h", jsxFragmentFactory: "Fragment" } },
};

/** Names in the page's state: only the bundle itself reads them, and what Python sends has none of them. */
const PRIVATE = new RegExp(
  "^(layout|selection|guide|preferences|otherTurns|drawer|awaiting|topic|pinned|reports|queue|previews|largeSeat|recap|" +
    "watching|primary|byLine|queries|tooltip|visitedSeat|listsMoves|landSeat|blockedBy|hovered|unresponsive|menuOpen|held|" +
    "ruleLookup|goodsSources|explored|printedBook|keepsAll|actionThen|picksThen|unanswered|narrowed|candidates|lastMessage|exists|brief|wanted|editing)$",
);
const shared = readFileSync("src/state/protocol.ts", "utf8")
  .match(/\w+/g)
  .find((name) => PRIVATE.test(name));
if (shared) throw new Error(`${shared} is the name of something that Python sends`);

/**
 * Terser saves another 3 kB of the compressed board. Its unsafe options hold here: nobody replaces built-in functions,
 * and no function without `this` is called with `new`. Constants stay on the right, where they repeat and compress.
 */
const smaller = {
  module: true,
  ecma: 2020,
  compress: { passes: 5, unsafe: true, unsafe_arrows: true, lhs_constants: false },
  mangle: { properties: { regex: PRIVATE } },
};

/** The tokens with a single value everywhere, with that value, to be inserted where they are used. */
function constants(sheets, scripts) {
  const tokens = readFileSync("src/style/tokens.css", "utf8");
  const set = [...sheets.matchAll(/(--ora-[\w-]+):([^;{}]+)/g)];
  return set.filter(
    ([, name, value]) =>
      tokens.includes(`${name}:`) &&
      !name.startsWith("--ora-text-") && // pages may set larger type
      !value.includes("var(") &&
      !sheets.includes(`var(${name},`) &&
      !scripts.includes(name) &&
      set.filter(([, other]) => other === name).length === 1,
  );
}

/** Short names for the other tokens that neither scripts nor pages read or set: they stand there a thousand times. */
function shortNames(sheets, scripts) {
  const scene = readFileSync("src/parts/scene.ts", "utf8"); // puts its names together
  const names = new Set(sheets.match(/--ora-(?!text-)[\w-]+/g));
  const free = [...names].filter((name) => !scripts.includes(name) && !scene.includes(`"${name.slice(6)}"`));
  return new Map(free.map((name, n) => [name, `--o${n.toString(36)}`]));
}

const entries = (...names) => Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));
const bundles = [
  { ...drawing, entryPoints: entries("widget", "editor", "today") },
  {
    ...common,
    entryPoints: entries(
      "replay",
      "opener",
      "live",
      "live-worker",
      "live-cache",
      "join",
      "meet",
      "invite",
      "rendezvous",
      "classroom",
      "mcp-view",
    ),
  },
];

if (process.argv.includes("--dev")) {
  const out = "node_modules/.dev";
  mkdirSync(out, { recursive: true });
  copyFileSync("dev/index.html", `${out}/index.html`);
  for (const folder of ["tests/fixtures", "../tests/fixtures/scenes"].filter(existsSync)) {
    for (const name of readdirSync(folder)) copyFileSync(`${folder}/${name}`, `${out}/${name}`);
  }
  const context = await esbuild.context({
    ...drawing,
    entryPoints: { dev: "dev/dev.ts" },
    outdir: out,
    sourcemap: "inline",
  });
  const { port } = await context.serve({ servedir: out, host: "127.0.0.1", port: Number(process.env.PORT ?? 8123) });
  console.log(`http://127.0.0.1:${port}/?fixture=middle or &dark`);
} else {
  // A bundle that contains others' work carries their licences, wherever it is copied.
  const licences = readFileSync("LICENSES.txt", "utf8").split("\n");
  const legal = (inputs) => {
    const brought = (line) =>
      inputs.some((input) => line.includes(/node_modules\/((@[^/]+\/)?[^/]+)\//.exec(input)?.[1]));
    return `/*!\n${licences.filter((line) => !line.includes(": Copyright") || brought(line)).join("\n")}*/\n`;
  };
  const names = ["widget.css", "editor.css", "today.css"];
  for (const bundle of bundles) {
    const { metafile } = await esbuild.build({ ...bundle, outdir: STATIC, minify: true, metafile: true });
    names.push(...Object.keys(bundle.entryPoints).map((name) => `${name}.js`));
    for (const [path, { inputs }] of Object.entries(metafile.outputs)) {
      if (!path.endsWith(".js")) continue;
      const { code } = await minify(readFileSync(path, "utf8"), smaller);
      const brought = Object.keys(inputs).filter((input) => input.includes("node_modules/"));
      writeFileSync(path, `${brought.length ? legal(brought) : ""}${code}\n`);
    }
  }
  const texts = (kind) =>
    names
      .filter((name) => name.endsWith(kind))
      .map((name) => [`${STATIC}/${name}`, readFileSync(`${STATIC}/${name}`, "utf8")]);
  // Whitespace that esbuild leaves in custom properties, their fallbacks, conditions and shorthands.
  const sheets = texts(".css").map(([path, text]) => [
    path,
    text.replace(/(--[\w-]+): /g, "$1:").replace(/ ([<>]=?|\/) |, /g, (found) => found.trim()),
  ]);
  const scripts = texts(".js").join();
  const fixed = constants(sheets.join(), scripts);
  const put = (text, [whole, name, value]) => text.replace(`${whole};`, "").replaceAll(`var(${name})`, value);
  const plain = sheets.map(([path, sheet]) => [path, fixed.reduce(put, sheet)]);
  const short = shortNames(plain.join(), scripts);
  for (const [path, sheet] of plain)
    writeFileSync(
      path,
      sheet.replace(/--ora-[\w-]+/g, (name) => short.get(name) ?? name),
    );
  for (const name of names) {
    const bytes = readFileSync(`${STATIC}/${name}`);
    console.log(
      `${name}: ${(bytes.length / 1000).toFixed(1)} kB, ${(gzipSync(bytes).length / 1000).toFixed(1)} kB gzipped`,
    );
  }
}
