// What the page itself must know of its address: the language of its words while Python is not there yet.

/** The words of the page in one language. */
export type Words = Record<string, string>;

/**
 * The language to begin with: what the address asks for, then what the browser would like, then English.
 * @param search what stands in the address after its `?`
 */
export function languageOf(search: string, preferred: readonly string[], known: readonly string[]): string {
  const wanted = new URLSearchParams(search).get("lang") ?? "";
  const short = [wanted, ...preferred].map((word) => word.split("-")[0]?.toLowerCase() ?? "");
  return short.find((word) => known.includes(word)) ?? "en";
}
