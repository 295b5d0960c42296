// A side room over the right edge of the board; it stays in sight while one scrolls.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useVisit } from "../effects/focus";
import { useView } from "../state/view";
import { say } from "../state/words";

export function Drawer({ title, children }: { title: string; children: ComponentChildren }) {
  const view = useView();
  const place = useRef<HTMLDivElement>(null);
  useVisit(place, true, `[data-door=${view.desk.drawer.value}]`);
  return (
    <div class="ora-drawer" data-only-live>
      <div ref={place} class="ora-room" role="dialog" aria-label={title} tabIndex={-1}>
        <header>
          <h3>{title}</h3>
          <button
            type="button"
            class="ora-close"
            aria-label={say(view.book.value, "dismiss")}
            onClick={() => {
              view.desk.drawer.value = null;
            }}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </div>
  );
}
