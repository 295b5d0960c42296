// The page's random name, which keeps other pages from moving a colour that it has taken.

const KEY = "ora-widgets-who";
let remembered: string | undefined;

function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join("");
}

function kept(): string {
  try {
    sessionStorage[KEY] ??= fresh();
    return sessionStorage[KEY];
  } catch {
    return fresh(); // where nothing can be stored, a reloaded page gets a new name
  }
}

/** This page's name. It lasts as long as the tab, also across reloads; a guest gets it from the room. */
export function clientId(): string {
  remembered ??= document.body.dataset.who ?? kept();
  return remembered;
}
