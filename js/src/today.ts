// The entry of a session of practice: traits in, messages out.
import type { AnyModel, RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import type { TrainingMessage, TrainingTraits } from "./state/protocol";
import { createPractising } from "./state/training";
import { TodayApp } from "./today/app";

const NAMES = ["panel", "notice", "theme", "language"] as const;

function render({ model, el }: RenderProps<TrainingTraits>): () => void {
  const mount = el.appendChild(document.createElement("div"));
  // A notebook that takes keys before the page does looks for this at the focused piece first, and only then around it.
  mount.addEventListener("focusin", ({ target }) => {
    (target as HTMLElement).dataset.lmSuppressShortcuts = "true";
  });
  const traits = (names: readonly (keyof TrainingTraits)[]) =>
    Object.fromEntries(names.map((name) => [name, model.get(name)])) as unknown as TrainingTraits;
  const send = (message: TrainingMessage) => {
    try {
      model.send(message);
    } catch (error) {
      // On a static page there is nobody; the question stays as it is.
      console.warn("ora_widgets: nobody answers", error);
    }
  };
  const practising = createPractising(traits(NAMES), send);
  const endings = NAMES.map((name) => {
    const changed = () => practising.receive(traits([name]));
    model.on(`change:${name}`, changed);
    return () => (model as AnyModel<TrainingTraits>).off(`change:${name}`, changed);
  });
  draw(h(TodayApp, { practising }), mount);
  return () => {
    for (const end of endings) end();
    draw(null, mount);
    mount.remove();
  };
}

export default () => ({ render });
