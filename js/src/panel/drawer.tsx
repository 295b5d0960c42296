// A panel over the right edge of the board, with its own scrolling.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useDialogFocus } from "../effects/focus";
import { CloseButton } from "../parts/close-button";
import { closeDrawer } from "../state/layout";
import { useView } from "../state/view";

export function Drawer({ title, children }: { title: string; children: ComponentChildren }) {
  const view = useView();
  const place = useRef<HTMLDivElement>(null);
  useDialogFocus(place, true, `[data-door=${view.layout.drawer.value}]`);
  return (
    <div class="ora-drawer" data-only-live>
      <div ref={place} class="ora-drawer-content" role="dialog" aria-label={title} tabIndex={-1}>
        <header>
          <h3>{title}</h3>
          <CloseButton onClick={() => closeDrawer(view)} />
        </header>
        {children}
      </div>
    </div>
  );
}
