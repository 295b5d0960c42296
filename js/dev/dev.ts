// Shows a fixture without a notebook: ?fixture=middle&dark. Messages of the page go to the console.
import type { RenderProps } from "@anywidget/types";
import type { Traits } from "../src/state/protocol";
import { namedTraits } from "../src/state/trait-names";
import widget from "../src/widget";

const asked = new URLSearchParams(location.search);
const traits = namedTraits(await (await fetch(`${asked.get("fixture") ?? "middle"}.json`)).json());
document.body.dataset.jpThemeLight = String(!asked.has("dark"));

const model = {
  get: (name: string) => traits[name],
  send: (message: unknown) => console.log(JSON.stringify(message)),
  on() {},
  off() {},
};
const { render } = widget();
render({ model, el: document.body.appendChild(document.createElement("div")) } as unknown as RenderProps<Traits>);
