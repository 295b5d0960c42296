// The guest's own secret, kept in this browser for as long as the link is used: with it a guest comes back to its seat.

const PREFIX = "ora-room-";
const MAX_KEPT = 20; // links of old games

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The secret for a link, made at its first use. Who opens the link to watch is nobody in particular. */
export function guestKey(invitation: string): string {
  const made = fresh();
  const name = PREFIX + invitation;
  try {
    const kept = localStorage.getItem(name);
    if (kept) return kept;
    const old = Object.keys(localStorage).filter((one) => one.startsWith(PREFIX));
    for (const one of old.slice(0, Math.max(0, old.length - MAX_KEPT))) localStorage.removeItem(one);
    localStorage.setItem(name, made);
    return made;
  } catch {
    // Storage that is full or forbidden: the page itself keeps it, for when it is loaded again.
    const state: Record<string, string> = history.state ?? {};
    if (!state[name]) history.replaceState({ ...state, [name]: made }, "");
    return state[name] ?? made;
  }
}
