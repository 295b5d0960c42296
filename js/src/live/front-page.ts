// The doors of the front page, which can be pressed before Python is there; names are kept for the next time.

import { SCENE, SCENE_BOX } from "../parts/scene";

interface Doors {
  front: HTMLElement;
  storage: Storage | null;
  /** Goes to an address; an empty one is the game that is there. */
  enter(address: string): void;
}

const NAME_KEY = "ora-name";

/** Whether a game was left here that is not over; Python decides which, and whether it can be gone on with. */
function hasGame(storage: Storage | null): boolean {
  return Object.entries(storage ?? {}).some(
    ([key, text]) => /^ora_widgets\/game-.*\.ora$/.test(key) && !String(text).includes("\\n# over\\n"),
  );
}

/** Draw the scene over the doors. */
export function drawScene(svg: Element): void {
  svg.setAttribute("viewBox", SCENE_BOX);
  for (const [path, fill] of SCENE) {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
    shape.setAttribute("d", path);
    shape.setAttribute("fill", fill ?? "none");
    svg.append(shape);
  }
}

/** Let the doors lead where they say. */
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
