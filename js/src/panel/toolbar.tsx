// The buttons for the drawers, the menu and full screen.

import type { Signal } from "@preact/signals";
import { fullScreen, mayFillScreen } from "../effects/full-screen";
import type { Drawer } from "../state/layout";
import { toggleDrawer } from "../state/rule-lookup";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";
import { Menu } from "./menu";

const DRAWER_BUTTONS: [Drawer, Word, string][] = [
  ["rules", "rules", "M4 5.5C7 4 10 4.3 12 6c2-1.7 5-2 8-.5V19c-3-1.3-6-1-8 .7C10 18 7 17.7 4 19zM12 6v13.7"],
  ["options", "options", "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4"],
];
const ASK = "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18v.4";
const FULL = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";
const LINES = "M4 7h16M4 12h16M4 17h16";

interface ToolProps {
  word: Word;
  path: string;
  onClick: (event: Event) => void;
  "data-door"?: string;
  "aria-expanded"?: boolean;
  "aria-pressed"?: boolean;
}

function Tool({ word, path, ...rest }: ToolProps) {
  const label = say(useView().book.value, word);
  return (
    <button type="button" class="ora-step" data-says={label} aria-label={label} {...rest}>
      <svg class="ora-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

export function Toolbar() {
  const view = useView();
  const helpMode = view.help.mode;
  const menu = view.layout.menuOpen;
  const flip = (signal: Signal<boolean>) => () => {
    signal.value = !signal.value;
  };
  return (
    <div class="ora-toolbar" data-only-live>
      <Tool word="what is this" path={ASK} aria-pressed={helpMode.value} onClick={flip(helpMode)} />
      {DRAWER_BUTTONS.map(([door, word, path]) => (
        <Tool
          key={door}
          word={word}
          path={path}
          data-door={door}
          aria-expanded={view.layout.drawer.value === door}
          onClick={() => toggleDrawer(view, door)}
        />
      ))}
      <div
        class="ora-menu-place"
        onFocusOut={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) menu.value = false;
        }}
      >
        <Tool word="menu" path={LINES} data-door="menu" aria-expanded={menu.value} onClick={flip(menu)} />
        {menu.value && <Menu />}
      </div>
      {mayFillScreen() && <Tool word="full screen" path={FULL} onClick={fullScreen} />}
    </div>
  );
}
