// The content of an invitation link after its #.

/**
 * The words of a fragment, separated by commas, with changes made by chats and mails undone: escapes, one dash for two
 * hyphens, invisible characters, and anything appended.
 */
export function fragmentWords(hash: string): string[] {
  let text = hash.slice(1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // a bare % is not an escape
  }
  const plain = text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "").replace(/[–—]/g, "--");
  return plain.replace(/\.*(?:[^\w.,-].*)?$/s, "").split(",");
}
