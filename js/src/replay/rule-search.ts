// Matches a question against the index of the rules that Python has written into a saved page. How Python ranks rules is
// in `ora_widgets/rulebook/ranking.py`; the tests of both ask the same questions, of `tests/fixtures/search`.
import type { Rule, RuleIndex } from "../state/protocol";

/** What of an index it takes to match a word. */
type Matched = Pick<RuleIndex, "words" | "weights" | "factors">;

/**
 * What a word counts that means the same, the power by which one counts less the more of it is an ending, the share that the first
 * part of a compound counts at least, and how alike a word is at least to one whose meanings it shares.
 */
const ALIKE = 0.6;
const ENDING = 1.5;
const BEGUN = 0.75;
const RELATED = 0.55;

/** Letters of a word that is alike to each that it begins. */
const COMPOUND = 6;

/** Letters of a word that may be an unknown one because of one wrong letter. */
const MISSPELT = 4;

/**
 * What the same question, answered before, counts, pairs of words all of whose questions one rule answers, the second most similar
 * question, and a word that asks for nothing; the letters that tell how rare a word is.
 */
const KNOWN = 1.5;
const TELLING = 1.5;
const SECOND = 0.3;
const SMALL = 0.5;
const ROOT = 5;

/** What a title counts that is asked for word by word, and a rule whose number is. */
const TITLE = 500;
const NUMBER = 1000;

/** The words of a question, each once, without capitals and accents; those of two letters only compare whole questions. */
function wordsOf(question: string): string[] {
  const plain = question.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
  return [...new Set(plain.match(/\p{L}{2,}|\p{Nd}{2,}|\b\p{Nd}p?\b/gu))];
}

/** 1 for the same word, less for words that differ only in their last letters or of which one begins the other, else 0. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  const [short = "", long = ""] = word.length < other.length ? [word, other] : [other, word];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  const share = shared / long.length;
  if (short.length >= COMPOUND && shared === short.length) return Math.max(BEGUN, share) ** ENDING;
  return shared >= Math.max(4, long.length - 3) ? share ** ENDING : 0;
}

/** What a word of a question may mean, and how well it does. */
function meanings(synonyms: string[][], word: string): Map<string, number> {
  const meant = new Map([[word, 1]]);
  const exact = synonyms.filter((one) => one.includes(word));
  const groups = exact.length ? exact : synonyms.filter((one) => one.some((other) => likeness(word, other) >= RELATED));
  for (const group of groups) for (const other of group) if (other !== word) meant.set(other, ALIKE);
  return meant;
}

/** Whether two words differ by one letter that is wrong, missing or too much, or by two that changed places. */
function isMisspelt(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, other.length) - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const mine = word.slice(start, word.length - end);
  const theirs = other.slice(start, other.length - end);
  const swapped = mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
  return swapped || Math.max(mine.length, theirs.length) === 1;
}

/** The words of texts and questions that stand for a word, and how well; an unknown word may be misspelt. */
function nearWords({ words, questions, synonyms, ignored }: RuleIndex, word: string): Map<string, number> {
  const all = [...new Set([...Object.keys(words), ...Object.keys(questions.words)])];
  const near = new Map<string, number>();
  const add = (one: string) => {
    const meant = [...meanings(synonyms, one)];
    for (const known of all) {
      const worth = Math.max(...meant.map(([other, factor]) => factor * likeness(other, known)));
      if (worth > (near.get(known) ?? 0)) near.set(known, worth);
    }
  };
  add(word);
  if (near.size === 0 && word.length >= MISSPELT && !ignored.includes(word))
    for (const other of new Set([...all, ...synonyms.flat()])) if (isMisspelt(word, other)) add(other);
  return near;
}

/** How much of a word, for which others stand, each text has, weighed by where it stands. */
function matches({ words, weights, factors }: Matched, near: Map<string, number>): number[] {
  const best = factors.map(() => weights.map(() => 0));
  for (const [known, postings] of Object.entries(words)) {
    const worth = near.get(known) ?? 0;
    let rule = 0;
    for (const posting of worth ? postings : []) {
      rule += posting >> 4;
      best[rule] = (best[rule] ?? []).map((found, part) => Math.max(found, (posting >> part) & 1 && worth));
    }
  }
  return best.map((parts) => parts.reduce((sum, found, part) => sum + found * (weights[part] ?? 0), 0));
}

/** What a match counts in the rules that hold in some games only, by their places. */
function gameFactors({ special, special_factors }: RuleIndex, asked: string[]): Map<number, number> {
  const [unnamed = 1, named = 1] = special_factors;
  return new Map(
    special.flatMap(({ names, rules }) => {
      const isNamed = names.some((name) =>
        asked.some((_, at) => name.every((one, place) => likeness(asked[at + place] ?? "", one))),
      );
      const factor = isNamed ? named : unnamed;
      return rules.map((place): [number, number] => [place, factor]);
    }),
  );
}

/** How like a question is to those that each rule answers: to the two most similar ones, and pair by pair of words to all. */
function likenesses({ questions, ignored, factors }: RuleIndex, near: Map<string, Map<string, number>>): number[] {
  const { words, answers, weights, rarity, rare } = questions;
  const weigh = (word: string) => (rarity[word.slice(0, ROOT)] ?? rare) * (ignored.includes(word) ? SMALL : 1);
  const isSmall = [...near.keys()].every((word) => ignored.includes(word)); // “when is it over” is a question too
  const each = [...near].map(([word, forms]) => {
    const found = matches({ words, weights: [1], factors: weights }, forms);
    return { found, weight: weigh(word), telling: isSmall || !ignored.includes(word) };
  });
  const evidence = answers.map(() => 0);
  each.forEach((one, number) => {
    for (const other of each.slice(0, number)) {
      const pairs = one.found.map((count, place) => Math.min(count, other.found[place] ?? 0));
      const worth = Math.sqrt(one.weight * other.weight) / (1 + pairs.reduce((sum, both) => sum + both, 0));
      for (const [place, both] of pairs.entries()) evidence[place] = (evidence[place] ?? 0) + worth * both;
    }
  });
  const total = each.reduce((sum, { weight }) => sum + weight, 0);
  const best = factors.map((): [number, number] => [0, 0]);
  const told = factors.map(() => 0);
  answers.forEach((rules, place) => {
    if (!each.some(({ found, telling }) => telling && found[place])) return;
    const shared = each.reduce((sum, { found, weight }) => sum + weight * (found[place] ?? 0), 0);
    const like = shared / (total + (weights[place] ?? 0) - shared);
    for (const rule of rules) {
      const [first, second] = best[rule] ?? [0, 0];
      best[rule] = [Math.max(first, like), Math.max(second, Math.min(first, like))];
      told[rule] = (told[rule] ?? 0) + (evidence[place] ?? 0);
    }
  });
  return best.map(([first, second], rule) => {
    const share = (told[rule] ?? 0) / (total || 1);
    return KNOWN * (first + SECOND * second) + TELLING * share;
  });
}

/** The rules that answer a question, the best fitting first. */
export function findRules(rules: readonly Rule[], index: RuleIndex, question: string): Rule[] {
  const all = wordsOf(question);
  const asked = all.filter((word) => !/^\p{L}{2}$/u.test(word));
  const telling = asked.filter((word) => !index.ignored.includes(word));
  const titled = [asked, telling].flatMap((words) => index.titles[[...words].sort().join(" ")] ?? []);
  const cited = new Set(question.toUpperCase().match(/\bF[0-9]+(?:\.[0-9]+)*/g));
  const near = new Map(all.map((word) => [word, nearWords(index, word)]));
  const found = telling.map((word) => {
    const each = matches(index, near.get(word) ?? new Map());
    const having = each.filter((one) => one >= ALIKE).length;
    const rarity = having ? Math.log(each.length / having) : 0;
    return each.map((one) => rarity * one);
  });
  const games = gameFactors(index, all);
  const sums = rules.map((_, place) => {
    const match = found.reduce((total, each) => total + (each[place] ?? 0), 0) * (index.factors[place] ?? 0);
    return match * (games.get(place) ?? 1);
  });
  const alike = likenesses(index, near);
  const most = Math.max(...sums) || 1;
  const scores = rules.map((rule, place) => {
    const sum = (sums[place] ?? 0) + most * (alike[place] ?? 0);
    return sum + (titled.includes(place) ? TITLE : 0) + (cited.has(rule.number) ? NUMBER : 0);
  });
  const order = [...scores.keys()].filter((place) => scores[place]);
  order.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return order.flatMap((place) => rules[place] ?? []);
}
