// The language of the page's own words while Python is still loading.

/** The words of the page in one language. */
export type Words = Record<string, string>;

/**
 * The initial language: from the address, else the browser's preference, else English.
 * @param search the query of the address, from its `?`
 */
export function languageOf(search: string, preferred: readonly string[], known: readonly string[]): string {
  const wanted = new URLSearchParams(search).get("lang") ?? "";
  const short = [wanted, ...preferred].map((word) => word.split("-")[0]?.toLowerCase() ?? "");
  return short.find((word) => known.includes(word)) ?? "en";
}
