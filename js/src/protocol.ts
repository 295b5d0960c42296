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
  seats: { seat: Seat; name: string; neutral: boolean }[];
  words: Record<string, string>;
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
  entries: { indicator: string; round: number; space: number }[];
  gifts: { space: number; goods: string[] }[];
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
}

export interface Offer {
  price: number;
  left: number;
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
  wheel: Wheel;
  display: string[];
  shop: Record<string, Offer | null>;
  wonders: number;
  players: Player[];
  log: LogEntry[];
  plies: number;
  at: number;
}

export interface Option {
  line: string;
  picks: string[];
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
}

export interface Notice {
  text: string;
  rule: string;
  level: "refusal" | "error" | "info";
}

export interface Traits {
  book: Book;
  scene: Scene;
  ask: Ask;
  ply: number;
  notice: Notice | null;
}

/** What the page says to Python. */
export type Message =
  | { do: "play"; line: string; ply: number }
  | { do: "undo" | "redo"; by: "move" | "turn" }
  | { do: "jump"; ply: number }
  | { do: "narrow"; picks: string[]; ply: number }
  | { do: "dismiss" };

/** The answer to `narrow`: what may be picked next, and the line if the picks spell one out. */
export interface Narrowed {
  do: "narrowed";
  picks: string[];
  live: string[];
  line: string | null;
  ply: number;
}
