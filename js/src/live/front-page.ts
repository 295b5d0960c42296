// The doors of the front page, which work before Python has loaded; typed names are kept for the next visit.

import { SCENE, SCENE_BOX } from "../parts/scene";

interface Doors {
  front: HTMLElement;
  storage: Storage | null;
  /** Go to an address; an empty one means the game that is there. */
  enter(address: string): void;
}

const NAME_KEY = "ora-name";

/** Whether this browser has an unfinished game. Python decides which one, and whether it can be resumed. */
function hasGame(storage: Storage | null): boolean {
  return Object.entries(storage ?? {}).some(
    ([key, text]) => /^ora_widgets\/game-.*\.ora$/.test(key) && !String(text).includes("\\n# over\\n"),
  );
}

/** Draw the scene above the doors. */
export function drawScene(svg: Element): void {
  svg.setAttribute("viewBox", SCENE_BOX);
  for (const [path, fill] of SCENE) {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
    shape.setAttribute("d", path);
    shape.setAttribute("fill", fill ?? "none");
    svg.append(shape);
  }
}

/** Connect the doors to their addresses. */
export function connectDoors({ front, storage, enter }: Doors): void {
  const find = <Found extends HTMLElement>(name: string) => front.querySelector(`[data-door="${name}"]`) as Found;
  const form = find<HTMLFormElement>("friend-form");
  const [mine, theirs] = [find<HTMLInputElement>("mine"), find<HTMLInputElement>("theirs")];
  find("go-on").hidden = !hasGame(storage);
  for (const door of front.querySelectorAll<HTMLElement>("[data-leads]")) {
    door.addEventListener("click", () => enter(door.dataset.leads ?? ""));
  }
  find("friend").addEventListener("click", () => {
    form.hidden = !form.hidden;
    find("friend").setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) mine.focus();
  });
  mine.value = storage?.getItem(NAME_KEY) ?? "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    try {
      storage?.setItem(NAME_KEY, mine.value);
    } catch (error) {
      console.warn("ora_widgets: the name is not kept", error);
    }
    const names = new URLSearchParams({ play: "friend" });
    if (mine.value.trim()) names.set("R", mine.value.trim());
    if (theirs.value.trim()) names.set("G", theirs.value.trim());
    enter(`#${names}`);
  });
}
