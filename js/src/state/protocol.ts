// What travels between Python and the page. The Python side writes it in scene.py and board.py.

/** A letter such as "R"; the order of seating is the order of `book.seats`. */
export type Seat = string;

/** A good, "food", "energy" or "points" with how many of it. Halves exist: two straws are one energy. */
export type Amount = [string, number];

/** Give something, get something; `most` times, 0 for as often as one likes. */
export interface Trade {
  give: Amount[];
  get: Amount[];
  most: number;
}

/** One line of what a building does, told apart by the name it carries. */
export type CardIcon =
  | Trade
  | { gain: Amount[] }
  | { fee: Amount[] }
  | { wheel: string[]; joker_only: boolean }
  | { one_of: Trade[]; most: number }
  | { together: Trade[]; most: number }
  | { choose: Amount[][] }
  | { different: number; get: Amount[] }
  | { enter: string }
  | { grant: string[] }
  | { clear: string; get: Amount[]; most: number }
  | { recall: string }
  | { per: string; levels: [number, number][] }
  | { points_per: string; goods: string[] }
  | { note: string };

export interface Card {
  id: string;
  name: string;
  kind: "building" | "settlement";
  cloister: boolean;
  cost: Amount[];
  food?: number;
  energy?: number;
  terrain: string[];
  economic: number;
  dwelling: number;
  label: string;
  pile: string;
  text: string;
  icons: CardIcon[];
  /** The name of its pictogram. */
  picture: string;
}

export interface Good {
  code: string;
  name: string;
  food: number;
  energy: number;
  points: number;
}

/** What does not change during a game. */
export interface Book {
  cards: Record<string, Card>;
  goods: Record<string, Good>;
  /** So many of a good, by the plural categories of the language; `{}` stands for the number. */
  counts: Record<string, Record<string, string>>;
  language: string;
  /** `plain` is the name without that of a person. */
  seats: { seat: Seat; name: string; neutral: boolean; plain?: string }[];
  words: Record<string, string>;
  /** What kinds of things are, and the rule that tells more. */
  help?: Record<string, { text: string; rule: string }>;
}

export interface Indicator {
  id: string;
  good: string | null;
  name: string;
  space: number;
  d: number;
  value: number;
}

export interface Wheel {
  values: number[];
  beam: number;
  indicators: Indicator[];
  piles: { letter: string; space: number; round: number; dealt: boolean; cards: string[] }[];
  marker: string | null;
  entries: { indicator: string; name: string; round: number; space: number }[];
  gifts: { round: number; space: number; goods: string[] }[];
  /** What one more rotation brings; null where none is foreseen. */
  next: { space: number; values: Record<string, number>; text: string } | null;
}

export interface Clergyman {
  seat: Seat;
  kind: string;
}

export interface Space {
  at: string;
  row: number;
  col: number;
  rows: number;
  terrain: string;
  holds: string | null;
  clergy: Clergyman[];
  /** Cards that lie under the one on it. */
  covers?: string[];
  /** Of a settlement: its points with the neighbours, and what each neighbour adds. */
  dwelling?: number;
  near?: Record<string, number>;
}

/** A place where land could be put now. */
export interface Ghost {
  picks: string[];
  row: number;
  col: number;
  rows: number;
  cols: number;
}

export interface Score {
  goods: number;
  economic: number;
  settlements: [string, string, number][];
  total: number;
}

export interface Player {
  seat: Seat;
  prior: boolean;
  lay: number;
  goods: Amount[];
  food: number;
  energy: number;
  hand: string[];
  spaces: Space[];
  ghosts: Ghost[];
  score: Score;
}

export interface LogEntry {
  ply: number;
  seat: Seat;
  line: string;
  text: string;
  turn: number;
  round?: number;
  /** The places on the board that it changed. */
  touched?: string[];
}

export interface Offer {
  price: number;
  left: number;
}

/** More or less of goods, and of points by where they come from. */
export interface Change {
  goods: Amount[];
  points: { goods: number; economic: number; settlements: number; total: number };
}

/** What an answer would bring, and the question that would follow. */
export interface Preview extends Change {
  line: string;
  follows: string;
}

/** What lies on the table. */
export interface Scene {
  title: string;
  heading: string;
  round: number;
  rounds: number | null;
  phase: string | null;
  bonus: boolean;
  over: boolean;
  start: Seat;
  to_move: Seat | null;
  /** Main actions and purchases of land that the turn has left. */
  turn?: { actions: number; purchases: number } | null;
  wheel: Wheel;
  /** What producing would bring now, in words, by the codes of a card's step. */
  yields: Record<string, string>;
  /** What the turn has changed for its player; null before anything has been done. */
  sofar: (Change & { seat: Seat }) | null;
  display: string[];
  shop: Record<string, Offer | null>;
  wonders: number;
  players: Player[];
  log: LogEntry[];
  /** What playing on from here would mean, where later moves are known. */
  branch?: string;
  plies: number;
  at: number;
}

export interface Option {
  line: string;
  picks: string[];
  label: string;
}

/** A move that needs no picks. */
export interface Whole {
  line: string;
  label: string;
}

/** The question now. */
export interface Ask {
  seat: Seat | null;
  prompt: string;
  options: Option[];
  /** The list was cut: ask Python what goes with the picks. */
  more: boolean;
  /** Names for tokens that are no pieces. */
  buttons?: { pick: string; label: string; whole: boolean }[];
  /** The seat on whose land spaces are meant, where that is not the asked one. */
  land?: Seat | null;
  /** Where an amount is paid: the sum to reach and what tiles count for. */
  pay?: Payment | null;
  /** Free conversions, possible beside any answer; they answer nothing. */
  conversions?: Whole[];
}

/** The sum of a payment: `paid` is what all answers share, `quick` are answers ready made. */
export interface Payment {
  unit: string;
  price: number;
  paid: number;
  worth: Record<string, number>;
  text: string;
  quick: Whole[];
}

export interface Notice {
  text: string;
  rule: string;
  level: "refusal" | "error" | "info";
}

export interface Traits extends CompanyTraits {
  book: Book;
  scene: Scene;
  ask: Ask;
  ply: number;
  notice: Notice | null;
  coming?: Coming;
  tally?: Tally | null;
  language?: string;
  languages?: Record<string, string>;
  theme?: Options["theme"];
  motion?: boolean;
  show_hints?: boolean;
  open_all?: boolean;
  names?: Record<Seat, string>;
}

/** How the board looks and behaves for whoever sits at it. */
export interface Options {
  theme: "follow" | "light" | "dark";
  motion: boolean;
  show_hints: boolean;
  open_all: boolean;
  names: Record<Seat, string>;
}

/** The rounds ahead: number, start player, checking number, what happens. */
export interface Coming {
  check: { number: number; bold: boolean; rule: string } | null;
  ending: string;
  rows: [number, Seat, number, string][];
}

/** The score pad, and the totals after each round. */
export interface Tally {
  pad: {
    seat: Seat;
    /** Good, how many, points. */
    goods: [string, number, number][];
    economic: [string, number][];
    settlements: [string, string, number][];
    sums: [number, number, number];
    total: number;
  }[];
  chart: { round: number; totals: number[] }[];
  winners: Seat[];
}

/** A small position in which a rule bites: to be looked at, with what is asked there and what the rule says to it. */
export interface Example {
  title: string;
  task: string;
  says: string;
  /** Words before the line of code that opens it on a board. */
  where: string;
  code: string;
  when: string;
  wheel: Indicator[];
  players: Player[];
  /** It may be about other cards and colours than the game on the board. */
  cards: Book["cards"];
  seats: Book["seats"];
}

export interface Rule {
  number: string;
  title: string;
  text: string;
  parent: string | null;
  children: string[];
  see: string[];
  /** Of a rule that was opened. */
  example?: Example;
}

/** The bots at the table. */
export interface Opponents {
  /** What each of them is, such as "Greedy". */
  seats: Record<Seat, string>;
  thinking: Seat | null;
  paused: boolean;
  /** What a bot broke on; empty while all is well. */
  failed: string;
  /** Why the latest turn of a bot was made. */
  said: string;
}

/** A lesson, and how far it has got. */
export interface Lesson {
  name: string;
  title: string;
  step: number;
  steps: number;
  heading: string;
  text: string;
  task: string;
  choices: { value: string; label: string }[];
  answer: string;
  outcome: "untried" | "not-yet" | "solved";
  told: string;
  hint: string;
  hints_left: number;
  rules: string[];
  solved: boolean[];
}

/** One move that may be played: how many points ahead of the others, and how far off that may be. */
export interface Advice {
  line: string;
  worth: number;
  spread: number;
  why: string;
}

/** The answer to `advise`. */
export interface Advised {
  do: "advised";
  ply: number;
  moves: Advice[];
}

/** What Python says of the company; a saved page has none of it. */
export interface CompanyTraits {
  opponents?: Opponents | null;
  lesson?: Lesson | null;
  /** The colours that are taken, and by whom. */
  claims?: Record<Seat, string>;
}

export type CompanyMessage =
  | { do: "hurry" | "pause" | "resume" }
  | { do: "advise"; ply: number }
  | { do: "check" | "hint" | "solution" | "next" | "restart" }
  | { do: "answer"; value: string }
  | { do: "claim" | "leave"; seat: Seat; who: string };

/** What the page says to Python. */
export type Message =
  | CompanyMessage
  | { do: "play"; line: string; ply: number }
  | { do: "undo" | "redo"; by: "move" | "turn" }
  | { do: "jump"; ply: number }
  | { do: "narrow"; picks: string[]; ply: number }
  | { do: "preview"; lines: string[]; ply: number }
  | { do: "dismiss" }
  | { do: "here" | "gone" | "tally" }
  | { do: "why"; picks: string[] }
  | { do: "log"; before: number }
  | { do: "rules"; query: string; number: string; id: number }
  | { do: "language"; language: string }
  | { do: "option"; name: keyof Options; value: Options[keyof Options] }
  | { do: "picture"; id: number; error: string };

/** The answer to `narrow`: what may be picked next, and the line if the picks spell one out. */
export interface Narrowed {
  do: "narrowed";
  picks: string[];
  live: string[];
  line: string | null;
  ply: number;
}

/** The answer to `preview`. */
export interface Previewed {
  do: "previewed";
  previews: Preview[];
  ply: number;
}

/** Answers that the desk asked for. */
export type Reply = { do: "rules"; id: number; rules: Rule[] } | { do: "log"; entries: LogEntry[] };

/** Python wants the board as a picture. */
export interface Draw {
  do: "draw";
  kind: "svg" | "png";
  id: number;
}
