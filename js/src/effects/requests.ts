// What would this bring? Python is asked for what one looks at, a moment after one has looked, and once.
import { useEffect, useRef } from "preact/hooks";
import type { View } from "../state/view";

const DELAY = 60; // milliseconds that the pointer must rest
const MANY = 40; // answers beyond which only the one looked at is asked about

/** The lines worth asking about: the one looked at, and all that are left once something has been picked. */
export function wished(view: View): string[] {
  const { looked, picks, options, ask, previews } = view;
  const lines = new Set<string>();
  if (looked.value !== null) lines.add(looked.value);
  if (picks.value.length && !ask.value.more && options.value.length <= MANY) {
    for (const option of options.value) lines.add(option.line);
  }
  return [...lines].filter((line) => !previews.value.has(line));
}

/** Ask for previews as long as the board is shown. */
export function useGlances(view: View): void {
  const asked = useRef({ ply: -1, lines: new Set<string>() });
  const ply = view.ply.value;
  const lines = wished(view);
  const key = lines.join(";");
  useEffect(() => {
    if (asked.current.ply !== ply) asked.current = { ply, lines: new Set() };
    const fresh = lines.filter((line) => !asked.current.lines.has(line));
    if (!fresh.length) return;
    const timer = setTimeout(() => {
      for (const line of fresh) asked.current.lines.add(line);
      view.post({ do: "preview", lines: fresh, ply });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [view, ply, key]);
}

/** Let the view know what the pointer or the focus is on. */
export function lookAt(view: View, event: Event): void {
  const target = event.target instanceof Element ? event.target.closest("[data-line], [data-pick]") : null;
  const line = target?.getAttribute("data-line") ?? null;
  const live = line === null && target?.getAttribute("data-state") === "live";
  view.look(live ? (target?.getAttribute("data-pick") ?? "").split(" ") : null, line);
}
