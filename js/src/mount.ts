// The one place where a page is put into a notebook: traits in, messages out, and everything undone at the end.
import type { RenderProps } from "@anywidget/types";

const BAR = "data-lm-suppress-shortcuts"; // keeps a notebook's keys from what has it, and from all that is in it

/** What a page gets to draw itself with. */
export interface Mount<Traits> {
  /** The element that the page draws into; it is removed at the end. */
  place: HTMLElement;
  traits: Traits;
  /** Sends a message to Python; false where nobody can receive it, as on a static page. */
  send(message: object, buffers?: ArrayBuffer[]): boolean;
}

/** What a page does once it has been drawn. */
export interface MountedPage<Traits> {
  receive(changes: Partial<Traits>): void;
  receiveMessage?(message: unknown): void;
  unmount?(): void;
  /** Decides when changes are delivered; without it they are delivered at once. */
  schedule?(deliver: () => void): { changed(): void; stop(): void };
}

/**
 * Put a page into the element of a notebook's view.
 * @param names the traits that the page reads
 * @param open draws the page
 * @param traitName what such a trait is called in Python
 * @returns takes the page out again
 */
export function mount<Traits extends object>(
  { model, el }: RenderProps<Traits>,
  names: readonly (keyof Traits & string)[],
  open: (mount: Mount<Traits>) => MountedPage<Traits>,
  traitName: (name: keyof Traits & string) => string = (name) => name,
): () => void {
  const place = el.appendChild(document.createElement("div"));
  // A notebook that takes keys before the page does looks for this at the focused piece first, and only then around it.
  place.addEventListener("focusin", ({ target }) => {
    (target as HTMLElement).setAttribute(BAR, "");
  });
  const read = (wanted: Iterable<keyof Traits & string>) =>
    Object.fromEntries(
      [...wanted].map((name) => [name, model.get(traitName(name) as keyof Traits & string)]),
    ) as unknown as Traits;
  const send = (message: object, buffers?: ArrayBuffer[]) => {
    try {
      if (buffers) model.send(message, undefined, buffers);
      else model.send(message);
      return true;
    } catch (error) {
      console.warn("ora_widgets: nobody answers", error);
      return false;
    }
  };
  // Two keys are the notebook's own: Shift+Enter runs the cell, Ctrl+S saves. The window hears of them before the notebook asks
  // where they come from.
  const letThrough = ({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
    const own = (key === "Enter" && shiftKey) || (key === "s" && (ctrlKey || metaKey));
    if (!own || !place.contains(target as Node)) return;
    const barred = place.querySelectorAll(`[${BAR}]`);
    for (const one of barred) one.removeAttribute(BAR);
    setTimeout(() => {
      for (const one of barred) one.setAttribute(BAR, "");
    });
  };
  window.addEventListener("keydown", letThrough, true);
  const endings = [() => window.removeEventListener("keydown", letThrough, true)];
  const listen = (event: string, listener: (message?: unknown) => void) => {
    model.on(event as "msg:custom", listener);
    endings.push(() => model.off(event, listener));
  };
  try {
    const page = open({ place, traits: read(names), send });
    endings.push(() => page.unmount?.());
    const fresh = new Set<keyof Traits & string>();
    const deliver = () => {
      const changes = read(fresh);
      fresh.clear();
      page.receive(changes);
    };
    const schedule = page.schedule?.(deliver) ?? { changed: deliver, stop() {} };
    endings.push(schedule.stop);
    for (const name of names) {
      listen(`change:${traitName(name)}`, () => {
        fresh.add(name);
        schedule.changed();
      });
    }
    if (page.receiveMessage) listen("msg:custom", (message) => page.receiveMessage?.(message));
  } catch (error) {
    place.textContent = `ora_widgets: ${error instanceof Error ? error.message : String(error)}`;
  }
  return () => {
    for (const end of endings) end();
    place.remove();
  };
}
