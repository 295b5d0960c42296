// The mark before the title of a window that calls whoever looks elsewhere; it stays there when the title is another one.
const MARK = /^(● [^·]*· )?/;

export const titleMark = () => document.title.match(MARK)?.[0] ?? "";

/** Put a call before the title, or take it away. */
export function markTitle(call = ""): void {
  document.title = (call && `● ${call} · `) + document.title.slice(titleMark().length);
}
