// The rule search of `rulebook/ranking.py`, line by line, for a page without Python behind it; the tests of both feed the
// same questions of `tests/fixtures/search` to them.
import type { Rule } from "../state/protocol";

/** What a word counts that differs in its ending only, or means the same. */
const ALIKE = 0.8;

/** What a word counts in a title, among the words in which people ask, in the text, and in the titles above it. */
const WORTH = [1.5, 2, 1, 1];

/** What a chapter counts, whose parts answer what it only names. */
const CHAPTER = 0.85;

/** What a title counts that is asked for word by word. */
const TITLE = 500;

/** The words of a text that tell something, without capitals and accents. */
function words(text: string): string[] {
  const bare = text.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.match(/\p{L}{3,}|\p{Nd}{2,}/gu) ?? [];
}

/** 1 for the same word, less for words that differ only in their last letters, else 0. */
function alike(word: string, other: string): number {
  if (word === other) return 1;
  let shared = 0;
  while (shared < Math.min(word.length, other.length) && word[shared] === other[shared]) shared++;
  return shared >= Math.max(4, Math.max(word.length, other.length) - 3) ? ALIKE : 0;
}

/** The words of the texts that stand for a word of a question, and how well. */
function near(word: string, vocabulary: Set<string>, same: string[][]): Map<string, number> {
  const meant = new Map([[word, 1]]);
  for (const group of same) {
    if (group.some((other) => alike(word, other))) {
      for (const other of group) if (other !== word) meant.set(other, ALIKE);
    }
  }
  const found = new Map<string, number>();
  for (const known of vocabulary) {
    const worth = Math.max(...[...meant].map(([other, factor]) => factor * alike(other, known)));
    if (worth) found.set(known, worth);
  }
  return found;
}

function presence(found: Map<string, number>, places: Set<string>[]): number {
  let sum = 0;
  for (const [place, part] of places.entries()) {
    let best = 0;
    for (const [word, worth] of found) if (worth > best && part.has(word)) best = worth;
    sum += (WORTH[place] ?? 0) * best;
  }
  return sum;
}

/**
 * The rules that speak of these words, the best fitting first.
 * @param small words that ask for nothing
 * @param same words that mean the same, the groups divided by bars
 */
export function search(rules: Rule[], query: string, small: string, same: string, limit: number): Rule[] {
  const titles = new Map(rules.map((rule) => [rule.number, rule.title]));
  const above = (number: string): string => {
    const parent = number.slice(0, Math.max(0, number.lastIndexOf(".")));
    return parent ? `${titles.get(parent) ?? ""} ${above(parent)}` : "";
  };
  const index = rules.map((rule) =>
    [rule.title, rule.asked, rule.text, above(rule.number)].map((part) => new Set(words(part))),
  );
  const vocabulary = new Set(index.flatMap((places) => places.flatMap((part) => [...part])));
  const groups = same.split("|").map(words);
  const known = new Set(words(small));
  const all = new Set(words(query));
  const asked = [...all].filter((word) => !known.has(word));
  const weighed = asked.map((word) => {
    const stand = near(word, vocabulary, groups);
    const found = index.map((places) => presence(stand, places));
    const having = found.filter((one) => one >= ALIKE).length;
    const weight = having ? Math.log(index.length / having) : 0;
    return found.map((one) => weight * one);
  });
  const cited = new Set(query.toUpperCase().match(/\bF[0-9]+(?:\.[0-9]+)*/g));
  const scores = rules.map((rule, place) => {
    const found = weighed.reduce((sum, each) => sum + (each[place] ?? 0), 0);
    const length = index[place]?.[2]?.size ?? 0;
    const worth = found * (rule.children.length ? CHAPTER : 1);
    const title = index[place]?.[0] ?? new Set();
    const named = title.size === all.size && [...all].every((word) => title.has(word));
    return { rule, score: worth / (1 + length / 100) + (named ? TITLE : 0) + (cited.has(rule.number) ? 1000 : 0) };
  });
  const ranked = scores.filter((one) => one.score > 0).sort((one, other) => other.score - one.score);
  return ranked.slice(0, limit).map((one) => one.rule);
}
