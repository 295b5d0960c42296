// A saved game without a notebook: unpacks what Python has written into the page and passes it to the widget.
import { followSystem } from "./effects/system-theme";
import { unpack } from "./effects/unpack";
import { showTask } from "./live/task-answer";
import { createModel } from "./replay/saved-model";
import type { SavedGame } from "./state/protocol";

/** The packed content. Pages of a site share the widget's module and style sheet as files beside this one. */
interface Packed {
  widget: string | null;
  style?: string;
  saved: SavedGame;
}

const unpacked = async () => (await unpack(document.querySelector("script[data-packed]")?.textContent ?? "")) as Packed;

/** The address of the widget's module: its packed text, or the site's file. */
const addressOf = (widget: string | null) =>
  widget === null
    ? new URL("widget.js", import.meta.url).href
    : URL.createObjectURL(new Blob([widget], { type: "text/javascript" }));

/** In a client's view, which cannot import, the widget's script has already run. */
const { oraBoard } = globalThis as { oraBoard?: () => { render(page: object): void } };

/** The moves that were played, under their step; empty if there are none. */
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
