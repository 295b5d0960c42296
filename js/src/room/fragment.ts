// What an invitation's link carries behind its #.

/**
 * The words of a fragment, which commas part, without what chats and mails make of them: escapes, one dash for two hyphens, unseen
 * signs, and whatever they hang on at the end.
 */
export function fragmentWords(hash: string): string[] {
  let text = hash.slice(1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // A bare % is no escape.
  }
  const plain = text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "").replace(/[–—]/g, "--");
  return plain.replace(/\.*(?:[^\w.,-].*)?$/s, "").split(",");
}
