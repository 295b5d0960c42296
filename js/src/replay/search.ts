// The rule search of `rulebook/rules.py`, line by line, for a page without Python behind it; the tests of both feed the
// same questions of `tests/fixtures/search` to them.
import type { Rule } from "../state/protocol";

/** The words of one rule, by how much they tell about it: those of its title, its text, and the titles above it. */
type Places = [factor: number, words: Set<string>][];

const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\p{Nd}{2,}/gu) ?? [];

/** 1 for the same word, less for words that differ only in their last letters, else 0. */
function alike(word: string, other: string): number {
  if (word === other) return 1;
  let shared = 0;
  while (shared < Math.min(word.length, other.length) && word[shared] === other[shared]) shared++;
  return shared >= Math.max(4, Math.max(word.length, other.length) - 3) ? 0.8 : 0;
}

function presence(word: string, places: Places): number {
  let sum = 0;
  for (const [factor, found] of places) sum += factor * Math.max(0, ...[...found].map((other) => alike(word, other)));
  return sum;
}

/**
 * The rules that speak of these words, the best fitting first.
 * @param small words that ask for nothing
 */
export function search(rules: Rule[], query: string, small: string, limit: number): Rule[] {
  const titles = new Map(rules.map((rule) => [rule.number, words(rule.title)]));
  const above = (number: string): string[] => {
    const parent = number.slice(0, Math.max(0, number.lastIndexOf(".")));
    return parent ? [...(titles.get(parent) ?? []), ...above(parent)] : [];
  };
  const index = rules.map(
    (rule): Places => [
      [2, new Set(titles.get(rule.number))],
      [1, new Set(words(rule.text))],
      [0.5, new Set(above(rule.number))],
    ],
  );
  const known = new Set(words(small));
  const asked = [...new Set(words(query))].filter((word) => !known.has(word));
  const weighed = asked.map((word) => {
    const found = index.map((places) => presence(word, places));
    const having = found.filter((one) => one >= 0.8).length;
    return found.map((one) => one * (having ? Math.log(index.length / having) : 0));
  });
  const cited = new Set(query.toUpperCase().match(/\bF[0-9]+(?:\.[0-9]+)*/g));
  const scores = rules.map((rule, place) => {
    const found = weighed.reduce((sum, each) => sum + (each[place] ?? 0), 0);
    const length = index[place]?.[1]?.[1].size ?? 0;
    return { rule, score: found / (1 + length / 100) + (cited.has(rule.number) ? 1000 : 0) };
  });
  const ranked = scores.filter((one) => one.score > 0).sort((one, other) => other.score - one.score);
  return ranked.slice(0, limit).map((one) => one.rule);
}
