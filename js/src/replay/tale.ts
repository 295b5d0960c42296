// A saved game as a model: what the notebook's model would say, out of positions that were written down.
import type { Ask, Book, Message, Notice, Scene } from "../protocol";

/** What Python has written into the page. */
export interface Tale {
  book: Book;
  language: string;
  languages: Record<string, string>;
  /** What is said of an answer that the page does not hold. */
  shown: string;
  /** The place among the positions at which the page opens. */
  at: number;
  /** First those of the game in order, then those that can be tried. */
  positions: [Scene, Ask][];
  /** For each position after the first: the one before it and the line between them. */
  moves: [number, string][];
  /** How many of the positions are the game itself. */
  game: number;
  /** The positions at which a turn begins. */
  turns: number[];
}

type Tell = () => void;

/**
 * Make a model that answers by itself.
 * @param tale the positions
 */
export function createModel(tale: Tale) {
  const listeners = new Map<string, Set<Tell>>();
  const next = new Map<string, number>();
  tale.moves.forEach(([before, line], place) => {
    next.set(`${before} ${line}`, place + 1);
  });
  const turns = new Set(tale.turns);
  // The history that can be walked: the game, or the game up to where another answer was tried.
  let path = Array.from({ length: tale.game }, (_, place) => place);
  let at = tale.at;
  let traits = {} as Record<string, unknown>;

  function show(notice: Notice | null = null) {
    const [scene, ask] = tale.positions[path[at] ?? 0] as [Scene, Ask];
    const news = { scene: { ...scene, at, plies: path.length - 1 }, ask, ply: at, notice };
    traits = { ...traits, ...news };
    for (const name of Object.keys(news)) for (const tell of listeners.get(`change:${name}`) ?? []) tell();
  }

  function go(place: number) {
    at = Math.max(0, Math.min(place, path.length - 1));
    show();
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
      show({ text: tale.shown, rule: "", level: "info" });
      return;
    }
    if (path[at + 1] !== found) path = [...path.slice(0, at + 1), found];
    go(at + 1);
  }

  traits = { book: tale.book, language: tale.language, languages: tale.languages, lesson: null };
  show();
  return {
    get: (name: string) => traits[name],
    on: (event: string, tell: Tell) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(tell)),
    off: (event: string, tell: Tell) => void listeners.get(event)?.delete(tell),
    set() {},
    save_changes() {},
    send(message: Message) {
      if (message.do === "play") play(message.line);
      else if (message.do === "jump") go(message.ply);
      else if (message.do === "undo") step(message.by, -1);
      else if (message.do === "redo") step(message.by, 1);
      else if (message.do === "dismiss") show();
    },
  };
}
