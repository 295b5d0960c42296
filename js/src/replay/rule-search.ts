// Searches the rules of a saved page for a question, with words and questions that Python has written into the page.
// Python's own ranking is in `ora_widgets/rulebook/ranking.py`; both are tested with the questions in
// `tests/fixtures/search`.
import type { Rule, RuleIndex } from "../state/protocol";

/** For each word, the texts that contain it, and in which part. */
type Standing = Map<string, [text: number, part: number][]>;

/** Weight of a word in a rule's title, in questions people ask about it, in its text, and in the titles above it. */
const PLACE_WEIGHTS = [1.5, 2, 1, 1];

/** Weight of a chapter, length at which a text counts half, and weights of rules for other and for named games. */
const CHAPTER_WEIGHT = 0.85;
const LONG_TEXT_WORDS = 400;
const UNNAMED_GAME_WEIGHT = 0.75;
const NAMED_GAME_WEIGHT = 1.5;

/**
 * Weight of a synonym, the power that penalizes differing endings, the least score for the first part of a compound,
 * and the least likeness at which a word shares another's synonyms.
 */
const SYNONYM_WEIGHT = 0.6;
const ENDING_POWER = 1.5;
const MIN_COMPOUND_SHARE = 0.75;
const MIN_SYNONYM_LIKENESS = 0.55;

/** Letters of a word that matches every longer word beginning with it. */
const MIN_COMPOUND_LETTERS = 6;

/** Letters that two words with long endings must share, if these are half of the longer one. */
const STEM = 5;

/** Letters that a word needs to allow for one wrong letter, and for two missing ones. */
const MIN_MISSPELT_LETTERS = 4;
const LONG_WORD = 7;

/**
 * Weights of the same question answered before, of word pairs that occur with one rule only, of the second most similar
 * question, and of function words; and the letters by which the rarity of a word is counted.
 */
const KNOWN_QUESTION_SHARE = 2;
const WORD_PAIR_SHARE = 2.3;
const SECOND_QUESTION_WEIGHT = 0.3;
const FUNCTION_WORD_WEIGHT = 0.5;
const ROOT_LETTERS = 5;

/** Score for a title that is asked for word by word, and for a rule's number. */
const TITLE_WEIGHT = 500;
const NUMBER_WEIGHT = 1000;

/** The different words of a question, without capitals and accents; two-letter words only compare whole questions. */
function wordsOf(question: string): string[] {
  const plain = question.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
  return [...new Set(plain.match(/\p{L}{2,}|\p{Nd}{2,}|\b\p{Nd}p?\b/gu))];
}

/** 1 for equal words, less if only their last letters differ or one begins the other, otherwise 0. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  const [short = "", long = ""] = word.length < other.length ? [word, other] : [other, word];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  const share = shared / long.length;
  if (short.length >= MIN_COMPOUND_LETTERS && shared === short.length)
    return Math.max(MIN_COMPOUND_SHARE, share) ** ENDING_POWER;
  const isAlike = shared >= Math.max(4, long.length - 3) || shared >= Math.max(STEM, long.length / 2);
  return isAlike ? share ** ENDING_POWER : 0;
}

/** Whether a word counts only when whole questions are compared. */
const isShort = (word: string) => /^\p{L}{2}$/u.test(word);

const standing = (texts: string[][][]): Standing => {
  const found: Standing = new Map();
  texts.forEach((parts, text) => {
    parts.forEach((words, part) => {
      for (const word of words) {
        const places = found.get(word) ?? [];
        found.set(word, places);
        places.push([text, part]);
      }
    });
  });
  return found;
};

/** Index the rules and the known questions by their words. */
function prepare(rules: readonly Rule[], index: RuleIndex) {
  const long = (text: string) => wordsOf(text).filter((word) => !isShort(word));
  const above = ({ parent }: Rule): string => {
    const one = rules.find(({ number }) => number === parent);
    return one ? `${one.title} ${above(one)}` : "";
  };
  const texts = rules.map((rule, at) => [rule.title, index.wordings[at] ?? "", rule.text, above(rule)].map(long));
  const known = index.questions.split("\n").flatMap((line) => {
    const [answers = "", ...questions] = line.split(": ");
    const places = answers.split(" ").map((number) => rules.findIndex((rule) => rule.number === number));
    const asked = questions.join(": ").split("|").map(wordsOf);
    return asked.map((words) => ({ words, places }));
  });
  const small = new Set([...long(index.small), ...known.flatMap(({ words }) => words).filter(isShort)]);
  const having = new Map<string, number>();
  for (const { words } of known)
    for (const root of new Set(words.map((word) => word.slice(0, ROOT_LETTERS))))
      having.set(root, (having.get(root) ?? 0) + 1);
  const weigh = (word: string) =>
    Math.log(1 + known.length / (1 + (having.get(word.slice(0, ROOT_LETTERS)) ?? 0))) *
    (small.has(word) ? FUNCTION_WORD_WEIGHT : 1);
  const synonyms = index.same.split("|").map(long);
  const standings = { rules: standing(texts), questions: standing(known.map(({ words }) => [words])) };
  const all = new Set([...standings.rules.keys(), ...standings.questions.keys()]);
  return {
    ...standings,
    all,
    synonyms,
    small,
    weigh,
    known,
    weights: known.map(({ words }) => words.reduce((sum, word) => sum + weigh(word), 0)),
    titles: texts.map(([title = []]) => title),
    factors: texts.map(
      (parts, at) =>
        (rules[at]?.children.length ? CHAPTER_WEIGHT : 1) / (1 + (parts[2]?.length ?? 0) / LONG_TEXT_WORDS),
    ),
    games: rules.map(({ number }) => (index.games[number.split(".")[0] ?? ""] ?? "").split("|").map(wordsOf)),
  };
}
type Prepared = ReturnType<typeof prepare>;

const prepared = new WeakMap<RuleIndex, Prepared>();

/** The words that a word of a question may mean, with their weights. */
function meanings(synonyms: string[][], word: string): Map<string, number> {
  const meant = new Map([[word, 1]]);
  const exact = synonyms.filter((one) => one.includes(word));
  const groups = exact.length
    ? exact
    : synonyms.filter((one) => one.some((other) => likeness(word, other) >= MIN_SYNONYM_LIKENESS));
  for (const group of groups) for (const other of group) if (other !== word) meant.set(other, SYNONYM_WEIGHT);
  return meant;
}

/** Whether words differ by one letter, two swapped letters or, if they are long, two adjacent missing letters. */
function isMisspelt(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, other.length) - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const mine = word.slice(start, word.length - end);
  const theirs = other.slice(start, other.length - end);
  const swapped = mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
  const isGap = !mine !== !theirs && mine.length + theirs.length === 2;
  if (isGap) return Math.min(word.length, other.length) >= LONG_WORD;
  return swapped || Math.max(mine.length, theirs.length) === 1;
}

/** The indexed words that match a word, with their weights; an unknown word may be misspelt. */
function nearWords({ all, synonyms, small }: Prepared, word: string): Map<string, number> {
  const near = new Map<string, number>();
  const add = (one: string) => {
    const meant = [...meanings(synonyms, one)];
    for (const known of all) {
      const worth = Math.max(...meant.map(([other, factor]) => factor * likeness(other, known)));
      if (worth > (near.get(known) ?? 0)) near.set(known, worth);
    }
  };
  add(word);
  if (near.size === 0 && word.length >= MIN_MISSPELT_LETTERS && !small.has(word))
    for (const other of new Set([...all, ...synonyms.flat()])) if (isMisspelt(word, other)) add(other);
  return near;
}

/** The weight of a word in each text that contains one of its matches, by the part that contains it. */
function presences(near: Map<string, number>, texts: Standing, weights: number[]): Map<number, number> {
  const best = new Map<number, number[]>();
  for (const [form, factor] of near)
    for (const [text, part] of texts.get(form) ?? []) {
      const parts = best.get(text) ?? weights.map(() => 0);
      parts[part] = Math.max(parts[part] ?? 0, factor);
      best.set(text, parts);
    }
  const sum = (parts: number[]) => parts.reduce((total, found, part) => total + found * (weights[part] ?? 0), 0);
  return new Map([...best].map(([text, parts]) => [text, sum(parts)]));
}

/** The weight of a rule that applies only to some games. */
function gameFactor(names: string[][], asked: string[]): number {
  if (!names.flat().length) return 1;
  const isNamed = names.some((name) =>
    asked.some((_, at) => name.every((one, place) => likeness(asked[at + place] ?? "", one))),
  );
  return isNamed ? NAMED_GAME_WEIGHT : UNNAMED_GAME_WEIGHT;
}

/** How similar a question is to each rule's known questions: the two most similar ones, and word pairs in all. */
function likenesses(index: Prepared, near: Map<string, Map<string, number>>): number[] {
  const { questions, small, known, weights, weigh, titles } = index;
  const isSmall = [...near.keys()].every((word) => small.has(word)); // “when is it over” must find something too
  const each = [...near].map(([word, forms]) => {
    const found = presences(forms, questions, [1]);
    return { found, weight: weigh(word), telling: isSmall || !small.has(word) };
  });
  const evidence = new Map<number, number>();
  each.forEach((one, number) => {
    for (const other of each.slice(0, number)) {
      const both = [...one.found].map(([at, count]): [number, number] => [
        at,
        Math.min(count, other.found.get(at) ?? 0),
      ]);
      const worth = Math.sqrt(one.weight * other.weight) / (1 + both.reduce((sum, [, count]) => sum + count, 0));
      for (const [at, count] of both) evidence.set(at, (evidence.get(at) ?? 0) + worth * count);
    }
  });
  const total = each.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const best = titles.map((): [number, number, number] => [0, 0, 0]);
  known.forEach(({ places }, at) => {
    if (!each.some(({ found, telling }) => telling && found.has(at))) return;
    const shared = each.reduce((sum, { found, weight }) => sum + weight * (found.get(at) ?? 0), 0);
    const like = shared / (total + (weights[at] ?? 0) - shared);
    for (const rule of places) {
      const [first, second, paired] = best[rule] ?? [0, 0, 0];
      best[rule] = [Math.max(first, like), Math.max(second, Math.min(first, like)), paired + (evidence.get(at) ?? 0)];
    }
  });
  return best.map(
    ([first, second, paired]) =>
      KNOWN_QUESTION_SHARE * (first + SECOND_QUESTION_WEIGHT * second) + (WORD_PAIR_SHARE * paired) / total,
  );
}

/** Whether words are those of a title, in any order. */
const isTitle = (words: string[], title: string[]) =>
  words.length > 0 && [...words].sort().join(" ") === [...title].sort().join(" ");

/** The rules that answer a question, best first. */
export function findRules(rules: readonly Rule[], data: RuleIndex, question: string): Rule[] {
  const index = prepared.get(data) ?? prepare(rules, data);
  prepared.set(data, index);
  const all = wordsOf(question);
  const asked = all.filter((word) => !isShort(word));
  const telling = asked.filter((word) => !index.small.has(word));
  const cited = new Set(question.toUpperCase().match(/\bF[0-9]+(?:\.[0-9]+)*/g));
  const near = new Map(all.map((word) => [word, nearWords(index, word)]));
  const sums = rules.map(() => 0);
  for (const word of telling) {
    const found = presences(near.get(word) ?? new Map<string, number>(), index.rules, PLACE_WEIGHTS);
    const having = [...found.values()].filter((one) => one >= SYNONYM_WEIGHT).length;
    for (const [at, one] of found)
      sums[at] = (sums[at] ?? 0) + (having ? Math.log(rules.length / having) : 0) * one * (index.factors[at] ?? 0);
  }
  const matched = sums.map((sum, at) => sum * gameFactor(index.games[at] ?? [], all));
  const alike = likenesses(index, near);
  const most = Math.max(...matched) || 1;
  const scores = rules.map((rule, at) => {
    const title = index.titles[at] ?? [];
    const isAsked =
      isTitle(asked, title) ||
      isTitle(
        telling,
        title.filter((word) => !index.small.has(word)),
      );
    const score = (matched[at] ?? 0) + most * (alike[at] ?? 0);
    return score + (isAsked ? TITLE_WEIGHT : 0) + (cited.has(rule.number) ? NUMBER_WEIGHT : 0);
  });
  const order = [...scores.keys()].filter((place) => scores[place]);
  order.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return order.flatMap((place) => rules[place] ?? []);
}
