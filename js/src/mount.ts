// The one place where a page is put into a notebook: traits in, messages out, and everything undone at the end.
import type { RenderProps } from "@anywidget/types";

const BAR = "data-lm-suppress-shortcuts"; // keeps the notebook's shortcuts away from an element and everything in it

/** What a page gets to draw itself. */
export interface Mount<Traits> {
  /** The element to draw into, which is removed at the end. */
  place: HTMLElement;
  traits: Traits;
  /** Send a message to Python; returns false where nothing can receive it, as on a static page. */
  send(message: object, buffers?: ArrayBuffer[]): boolean;
}

/** The callbacks of a page that has been drawn. */
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
 * @param traitName the name of a trait in Python
 * @returns removes the page again
 */
export function mount<Traits extends object>(
  { model, el }: RenderProps<Traits>,
  names: readonly (keyof Traits & string)[],
  open: (mount: Mount<Traits>) => MountedPage<Traits>,
  traitName: (name: keyof Traits & string) => string = (name) => name,
): () => void {
  const place = el.appendChild(document.createElement("div"));
  // Some notebooks handle keys before the page does, and look for this attribute first on the focused element.
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
  // The notebook keeps two shortcuts: Shift+Enter runs the cell, Ctrl+S saves. The window gets these keys before the
  // notebook looks at where they come from.
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
