// The word by which a page names itself, so that nobody moves a colour that somebody else has taken.

const KEY = "ora-widgets-who";
let remembered = "";

function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join("");
}

/** This page's word; it lasts as long as the tab, also when the page is loaded again. */
export function clientId(): string {
  if (remembered) return remembered;
  try {
    remembered = sessionStorage.getItem(KEY) ?? "";
    if (!remembered) sessionStorage.setItem(KEY, fresh());
    remembered = sessionStorage.getItem(KEY) ?? "";
  } catch {
    // A page that may keep nothing is somebody else after it has been loaded again.
  }
  remembered ||= fresh();
  return remembered;
}
