// The entry of the editor of positions: traits in, messages out.
import type { AnyModel, RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { EditorApp } from "./editor/app";
import { createEditing } from "./state/editor";
import type { EditorMessage, EditorTraits } from "./state/protocol";

const NAMES = [
  ...(["book", "scene", "draft", "problems", "code", "short", "notice", "words", "theme", "language"] as const),
  "answered" as const, // the last, since it lets the next change follow from what has come with it
];

function render({ model, el }: RenderProps<EditorTraits>): () => void {
  const mount = el.appendChild(document.createElement("div"));
  // A notebook that takes keys before the page does looks for this at the focused piece first, and only then around it.
  mount.addEventListener("focusin", ({ target }) => {
    (target as HTMLElement).dataset.lmSuppressShortcuts = "true";
  });
  const traits = (names: readonly (keyof EditorTraits)[]) =>
    Object.fromEntries(names.map((name) => [name, model.get(name)])) as unknown as EditorTraits;
  const send = (message: EditorMessage) => {
    try {
      model.send(message);
    } catch (error) {
      // On a static page there is nobody; the editor goes on showing what it has.
      console.warn("ora_widgets: nobody answers", error);
    }
  };
  const editing = createEditing(traits(NAMES), send);
  const endings = NAMES.map((name) => {
    const changed = () => editing.receive(traits([name]));
    model.on(`change:${name}`, changed);
    return () => (model as AnyModel<EditorTraits>).off(`change:${name}`, changed);
  });
  draw(h(EditorApp, { editing }), mount);
  return () => {
    for (const end of endings) end();
    draw(null, mount);
    mount.remove();
  };
}

export default () => ({ render });
