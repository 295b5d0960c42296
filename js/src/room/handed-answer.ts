// An answer that somebody opens instead of pasting it: it comes into another window of the browser, and goes from there to the one
// with the game by way of what both keep.

const WANTED = "ora-wanted-";
const ANSWER = "ora-answer-";
const ADDRESS = /[#&]answer=([\w-]+)/;

/** The code in an address or in what was pasted; none where it is no answer. */
export const answerIn = (text: string) => text.match(ADDRESS)?.[1] ?? null;

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch (error) {
    console.warn("ora_widgets: nothing can be handed from window to window", error);
  }
}

/** Wait for the answer to an invitation from another window; returns what ends that. */
export function awaitAnswer(id: number, came: (code: string) => void): () => void {
  const take = () => {
    const code = localStorage.getItem(ANSWER + id);
    if (code === null) return;
    keep(ANSWER + id, null);
    came(code);
  };
  const listen = ({ key }: StorageEvent) => key === ANSWER + id && take();
  const forget = () => keep(WANTED + id, null);
  keep(WANTED + id, "");
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
    if (localStorage.getItem(WANTED + id) === null) return false;
    addEventListener("storage", ({ key, newValue }) => {
      if (key === ANSWER + id && newValue === null) taken();
    });
    localStorage.setItem(ANSWER + id, code);
    return true;
  } catch {
    return false;
  }
}
