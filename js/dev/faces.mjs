// Draws cards without a browser, for pages that show a card and no board: `npm run faces -- TRAITS FACES` reads a list
// of boards' traits as JSON, and writes the HTML of every card in their books by its id.
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { Window } from "happy-dom";

const [read, written] = process.argv.slice(2);
process.chdir(`${import.meta.dirname}/..`);
const window = new Window();
Object.assign(globalThis, { window, document: window.document });

const parts = `
  export { h, render } from "preact";
  export { CardFace } from "./src/board/card";
  export { createView } from "./src/state/create-view";
  export { ViewContext } from "./src/state/view";
`;
const bundled = await build({
  stdin: { contents: parts, resolveDir: process.cwd(), loader: "ts" },
  bundle: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
});
const module = Buffer.from(bundled.outputFiles[0].contents).toString("base64");
const { h, render, CardFace, createView, ViewContext } = await import(`data:text/javascript;base64,${module}`);

const drawn = {};
for (const traits of JSON.parse(readFileSync(read, "utf8"))) {
  const view = createView(traits, () => {});
  for (const id of Object.keys(traits.book.cards)) {
    const place = document.createElement("div");
    render(h(ViewContext.Provider, { value: view }, h(CardFace, { id, pickable: false })), place);
    drawn[id] = place.innerHTML;
  }
}
writeFileSync(written, JSON.stringify(drawn));
// The window has timers of its own, which would keep the process running.
process.exit(0);
