// The only file that knows the notebook: traits in, messages out.
import type { AnyModel, RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { Board } from "./board";
import type { Message, Narrowed, Traits } from "./protocol";
import { createView } from "./view";
import "./style.css";

const NAMES = ["book", "scene", "ask", "ply", "notice"] as const;

function traits(model: AnyModel<Traits>): Traits {
  return Object.fromEntries(NAMES.map((name) => [name, model.get(name)])) as unknown as Traits;
}

/** A message to Python. On a static page there is none; the board goes on showing what it has. */
function sender(model: AnyModel<Traits>): (message: Message) => void {
  return (message) => {
    try {
      model.send(message);
    } catch (error) {
      console.warn("ora_widgets: nobody answers", error);
    }
  };
}

function render({ model, el }: RenderProps<Traits>): () => void {
  const mount = el.appendChild(document.createElement("div"));
  const endings: (() => void)[] = [];
  try {
    const view = createView(traits(model), sender(model));
    for (const name of NAMES) {
      const changed = () => view.receive({ [name]: model.get(name) });
      model.on(`change:${name}`, changed);
      endings.push(() => model.off(`change:${name}`, changed));
    }
    const said = (message: unknown) => {
      if ((message as Narrowed | null)?.do === "narrowed") view.narrowed(message as Narrowed);
    };
    model.on("msg:custom", said);
    endings.push(() => model.off("msg:custom", said));
    draw(h(Board, { view }), mount);
  } catch (error) {
    mount.textContent = `ora_widgets: ${error instanceof Error ? error.message : String(error)}`;
  }
  return () => {
    for (const end of endings) end();
    draw(null, mount);
    mount.remove();
  };
}

export default () => ({ render });
