// Matches a question against the index of the rules that Python has written into a saved page. How Python ranks rules is
// in `ora_widgets/rulebook/ranking.py`; the tests of both ask the same questions, of `tests/fixtures/search`.
import type { Rule, RuleIndex } from "../state/protocol";

/** What a word counts that differs in its ending only, or means the same. */
const ALIKE = 0.8;

/** What a title counts that is asked for word by word, and a rule whose number is. */
const TITLE = 500;
const NUMBER = 1000;

/** The words of a question, each once, without capitals and accents. */
function wordsOf(question: string): string[] {
  const plain = question.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
  return [...new Set(plain.match(/\p{L}{3,}|\p{Nd}{2,}/gu))];
}

/** 1 for the same word, less for words that differ only in their last letters, else 0. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  const shared = Math.max(4, Math.max(word.length, other.length) - 3);
  return other.length >= shared && word.startsWith(other.slice(0, shared)) ? ALIKE : 0;
}

/** How much of a word each rule has, weighed by where it stands. */
function matches({ words, weights, factors, synonyms }: RuleIndex, word: string): number[] {
  const meant = new Map([[word, 1]]);
  for (const group of synonyms.filter((one) => one.some((other) => likeness(word, other))))
    for (const other of group) if (other !== word) meant.set(other, ALIKE);
  const best = factors.map(() => weights.map(() => 0));
  for (const [known, postings] of Object.entries(words)) {
    const worth = Math.max(...[...meant].map(([other, factor]) => factor * likeness(other, known)));
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
      const isNamed = names.some((name) => name.every((one) => asked.some((word) => likeness(word, one))));
      const factor = isNamed ? named : unnamed;
      return rules.map((place): [number, number] => [place, factor]);
    }),
  );
}

/** The rules that answer a question, the best fitting first. */
export function findRules(rules: readonly Rule[], index: RuleIndex, question: string): Rule[] {
  const asked = wordsOf(question);
  const telling = asked.filter((word) => !index.ignored.includes(word));
  const titled = [asked, telling].flatMap((words) => index.titles[[...words].sort().join(" ")] ?? []);
  const cited = new Set(question.toUpperCase().match(/\bF[0-9]+(?:\.[0-9]+)*/g));
  const found = telling.map((word) => {
    const each = matches(index, word);
    const having = each.filter((one) => one >= ALIKE).length;
    const rarity = having ? Math.log(each.length / having) : 0;
    return each.map((one) => rarity * one);
  });
  const games = gameFactors(index, asked);
  const scores = rules.map((rule, place) => {
    const match = found.reduce((total, each) => total + (each[place] ?? 0), 0) * (index.factors[place] ?? 0);
    const sum = match * (games.get(place) ?? 1);
    return sum + (titled.includes(place) ? TITLE : 0) + (cited.has(rule.number) ? NUMBER : 0);
  });
  const order = [...scores.keys()].filter((place) => scores[place]);
  order.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return order.flatMap((place) => rules[place] ?? []);
}
