// The guest's own secret, stored in this browser while the link is used: it gives a guest back its seat.

const PREFIX = "ora-room-";
const MAX_KEPT_SECRETS = 20; // links of old games

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The secret for a link, made when first used. */
export function guestKey(invitation: string): string {
  const made = newSecret();
  const name = PREFIX + invitation;
  try {
    const kept = localStorage.getItem(name);
    if (kept) return kept;
    const old = Object.keys(localStorage).filter((one) => one.startsWith(PREFIX));
    for (const one of old.slice(0, Math.max(0, old.length - MAX_KEPT_SECRETS))) localStorage.removeItem(one);
    localStorage.setItem(name, made);
    return made;
  } catch {
    // Where storage is full or forbidden, the page's history state keeps the secret across reloads.
    const state: Record<string, string> = history.state ?? {};
    if (!state[name]) history.replaceState({ ...state, [name]: made }, "");
    return state[name] ?? made;
  }
}
