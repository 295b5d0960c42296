// The model of a saved game: it answers like a notebook's model, from stored positions.
import { createLocalModel } from "../state/local-model";
import type { Answers, LogEntry, Message, Notice, Query, Rule, SavedGame } from "../state/protocol";
import { namedTraits } from "../state/trait-names";
import { findRules } from "./rule-search";

/** How many log entries one press on "earlier" adds. */
const MAX_ENTRIES = 100;
const MAX_FOUND = 12;

/** The rules for a question, one rule with its related rules, or the chapters. */
export function searchRules(saved: Pick<SavedGame, "rules" | "index">, query: string, number: string): Rule[] {
  const { rules, index } = saved;
  if (number) {
    const one = rules.find((rule) => rule.number === number);
    return one ? [one, ...rules.filter((rule) => one.children.includes(rule.number))] : [];
  }
  return query.trim()
    ? findRules(rules, index, query).slice(0, MAX_FOUND)
    : rules.filter((rule) => rule.parent === null);
}

/**
 * Make a model that needs no Python.
 * @param saved the positions
 */
export function createModel(saved: SavedGame) {
  const { book, language, languages, names } = saved;
  const model = createLocalModel(namedTraits({ book, language, languages, names }));
  const next = new Map<string, number>();
  saved.moves.forEach(([before, line], place) => {
    next.set(`${before} ${line}`, place + 1);
  });
  const turns = new Set(saved.turns);
  // The positions for going back and forth: the game, or the game up to where another answer was tried.
  let path = Array.from({ length: saved.game }, (_, place) => place);
  let at = saved.at;
  let counting = false;

  const position = () => saved.positions[path[at] ?? 0] as SavedGame["positions"][number];

  function show(notice: Notice | null = null) {
    const [scene, ask, coming, tally] = position();
    const ply = saved.first + at;
    const shown = { ...scene, at: ply, plies: saved.first + path.length - 1 };
    const walk = saved.walks?.[path[at] ?? 0] ?? null;
    const counted = counting || scene.over ? tally : null;
    model.update(namedTraits({ scene: shown, ask, coming, tally: counted, ply, notice, walk }));
  }

  function answer<Kind extends keyof Answers>({ id }: Extract<Query, { do: Kind }>, found: Answers[Kind]) {
    model.emit("msg:custom", { do: "answer", id, answer: found });
  }

  function earlier(before: number): LogEntry[] {
    const last = before - saved.first + 1;
    const places = path.slice(Math.max(1, last - MAX_ENTRIES), Math.max(1, last));
    const entries = places.map((place) => saved.positions[place]?.[0].log.at(-1));
    return entries.filter((entry) => entry !== undefined);
  }

  function go(place: number) {
    at = Math.max(0, Math.min(place, path.length - 1));
    show();
  }

  /** The positions up to one, and on along its line. */
  function through(place: number): number[] {
    const way = [place];
    for (let first = place; first > 0; way.unshift(first)) first = saved.moves[first - 1]?.[0] ?? 0;
    const after = (before: number) => saved.moves.findIndex(([from]) => from === before) + 1;
    for (let last = after(place); last > 0; last = after(last)) way.push(last);
    return way;
  }

  /** Go to a position of a commented game, in whichever line it is. */
  function walkTo(place: number) {
    path = through(place);
    go(path.indexOf(place));
  }

  function step(by: "move" | "turn", way: 1 | -1) {
    const last = path.length - 1;
    let place = at + way;
    while (by === "turn" && place > 0 && place < last && !turns.has(path[place] ?? 0)) place += way;
    go(place);
  }

  function play(line: string) {
    const found = next.get(`${path[at]} ${line}`);
    if (found === undefined) {
      show({ text: saved.shown, rule: "", level: "info" });
      return;
    }
    if (saved.walks) {
      walkTo(found);
      return;
    }
    if (path[at + 1] !== found) path = [...path.slice(0, at + 1), found];
    go(at + 1);
  }

  show();
  return {
    ...model,
    /** The moves tried after the game, up to the shown position. */
    tried: () => path.slice(saved.game, at + 1).map((place) => saved.moves[place - 1]?.[1] ?? ""),
    send(message: Message) {
      if (message.do === "play") play(message.line);
      else if (message.do === "jump") go(message.ply - saved.first);
      else if (message.do === "walk") walkTo(message.to);
      else if (message.do === "undo") step(message.by, -1);
      else if (message.do === "redo") step(message.by, 1);
      else if (message.do === "dismiss") model.update(namedTraits({ notice: null }));
      else if (message.do === "option") {
        model.update({ [message.name]: message.value });
        answer<"option">(message, message.value);
      } else if (message.do === "log") answer<"log">(message, earlier(message.before));
      else if (message.do === "rules") {
        answer<"rules">(message, searchRules(saved, message.query, message.number));
      } else if (message.do === "tally") {
        counting = true;
        show();
        const tally = position()[3];
        if (tally) answer<"tally">(message, tally);
      }
    },
  };
}
