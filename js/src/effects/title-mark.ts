// The mark before the window's title that calls a player back; it stays when the title changes.
const MARK = /^(● [^·]*· )?/;

export const titleMark = () => document.title.match(MARK)?.[0] ?? "";

/** Put a call before the title, or remove it. */
export function markTitle(call = ""): void {
  document.title = (call && `● ${call} · `) + document.title.slice(titleMark().length);
}
