// A saved game without a notebook: unpacks what Python has written into the page and hands it to the widget.
import { followSystem } from "./effects/system-theme";
import { unpack } from "./effects/unpack";
import { showTask } from "./live/task-answer";
import { createModel } from "./replay/saved-model";
import type { SavedGame } from "./state/protocol";

/**
 * What travels packed: the widget's module, its style sheet and the game. Pages of a site share module and style sheet, which
 * lie next to this one.
 */
interface Packed {
  widget: string | null;
  style?: string;
  saved: SavedGame;
}

const unpacked = async () => (await unpack(document.querySelector("script[data-packed]")?.textContent ?? "")) as Packed;

/** Where a module of the widget's text, or of the site, is imported from. */
const addressOf = (widget: string | null) =>
  widget === null
    ? new URL("widget.js", import.meta.url).href
    : URL.createObjectURL(new Blob([widget], { type: "text/javascript" }));

/** In a view of a client the widget has run already: nothing can be imported there. */
const { oraBoard } = globalThis as { oraBoard?: () => { render(page: object): void } };

/** What was played, under the step that it answers; nothing where nothing was. */
const tried = (step: string, lines: string[]) => (lines.length ? { [step]: lines.join("; ") } : {});

const place = document.querySelector("main") as HTMLElement;
try {
  followSystem();
  const { widget, style, saved } = await unpacked();
  if (style) document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  const make = oraBoard ?? (await import(addressOf(widget))).default;
  const model = createModel(saved);
  const { task } = saved;
  if (task) showTask(task, place, () => tried(task.step, model.tried()));
  make().render({ model, el: place });
} catch (error) {
  place.textContent = `ora_widgets: ${error instanceof Error ? error.message : String(error)}`;
}
