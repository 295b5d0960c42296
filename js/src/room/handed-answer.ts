// An answer that the host opens as a link instead of pasting it: it opens in another window, which passes it through
// the browser's storage to the window with the game.

const WANTED_PREFIX = "ora-wanted-";
const ANSWER_PREFIX = "ora-answer-";
const ANSWER_IN_ADDRESS = /[#&]answer=([\w-]+)/;

/** The code in an address or a pasted text; null if there is none. */
export const answerIn = (text: string) => text.match(ANSWER_IN_ADDRESS)?.[1] ?? null;

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch (error) {
    console.warn("ora_widgets: nothing can be handed from window to window", error);
  }
}

/** Wait for the answer to an invitation from another window; returns a function that stops waiting. */
export function awaitAnswer(id: number, came: (code: string) => void): () => void {
  const take = () => {
    const code = localStorage.getItem(ANSWER_PREFIX + id);
    if (code === null) return;
    keep(ANSWER_PREFIX + id, null);
    came(code);
  };
  const listen = ({ key }: StorageEvent) => key === ANSWER_PREFIX + id && take();
  const forget = () => keep(WANTED_PREFIX + id, null);
  keep(WANTED_PREFIX + id, "");
  addEventListener("storage", listen);
  addEventListener("pagehide", forget);
  return () => {
    removeEventListener("storage", listen);
    removeEventListener("pagehide", forget);
    forget();
  };
}

/**
 * Hand an answer to the window that waits for it.
 * @param taken called once it has arrived there
 * @returns whether a window of this browser waits
 */
export function handAnswer(id: number, code: string, taken: () => void): boolean {
  try {
    if (localStorage.getItem(WANTED_PREFIX + id) === null) return false;
    addEventListener("storage", ({ key, newValue }) => {
      if (key === ANSWER_PREFIX + id && newValue === null) taken();
    });
    localStorage.setItem(ANSWER_PREFIX + id, code);
    return true;
  } catch {
    return false;
  }
}
