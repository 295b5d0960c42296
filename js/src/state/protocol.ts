// What travels between Python and the page. Written by js/wire.py from ora_widgets/wire: change it there.

/** A good, "food", "energy" or "points" with how many of it. Halves exist: two straws are one energy. */
export type Amount = [string, number];

/** Give something, get something; `most` times, 0 for as often as one likes. */
export interface TradeIcon {
  give: Amount[];
  get: Amount[];
  most: number;
}

/** Get goods. */
export interface GainIcon {
  gain: Amount[];
}

/** Pay, or the rest is left out. */
export interface FeeIcon {
  fee: Amount[];
}

/** Produce one of these goods by the wheel. */
export interface WheelIcon {
  wheel: string[];
  joker_only: boolean;
}

/** One of several trades, each time anew. */
export interface OneOfIcon {
  one_of: TradeIcon[];
  most: number;
}

/** Several trades whose food and energy are paid in one sum. */
export interface TogetherIcon {
  together: TradeIcon[];
  most: number;
}

/** Get one of several bags. */
export interface ChooseIcon {
  choose: Amount[][];
}

/** Give a number of different goods. */
export interface DifferentIcon {
  different: number;
  get: Amount[];
}

/** Use another building. */
export interface EnterIcon {
  enter: string;
}

/** Actions that are allowed besides. */
export interface GrantIcon {
  grant: string[];
}

/** Take cards off the land. */
export interface ClearIcon {
  clear: string;
  get: Amount[];
  most: number;
}

/** Clergymen come home. */
export interface RecallIcon {
  recall: string;
}

/** Coins by how many of a good are owned: the least number, and the coins for it. */
export interface PerIcon {
  per: string;
  levels: [number, number][];
}

/** Goods up to a sum of points that something on the land adds up to. */
export interface PointsIcon {
  points_per: string;
  goods: string[];
}

/** One line of what a building does, distinguished by the name it carries. */
export type CardIcon = TradeIcon | GainIcon | FeeIcon | WheelIcon | OneOfIcon | TogetherIcon | ChooseIcon | DifferentIcon | EnterIcon | GrantIcon | ClearIcon | RecallIcon | PerIcon | PointsIcon;

/** A letter such as "R"; the order of seating is the order of `book.seats`. */
export type Seat = string;

/** A building or a settlement, as it is printed. */
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

/** A kind of tile, and what it counts for. */
export interface Good {
  code: string;
  name: string;
  food: number;
  energy: number;
  points: number;
}

/** A landscape by its colour; the neutral one is nobody's. */
export interface SeatName {
  seat: Seat;
  name: string;
  neutral: boolean;
}

/** What a kind of thing is, and the rule that tells more. */
export interface Help {
  text: string;
  rule: string;
}

/** What rows and columns of landscapes are called in print, by their numbers: a space by both, such as `"M4"`. */
export interface SpaceNames {
  rows: Record<string, string>;
  columns: Record<string, string>;
}

/** What does not change during a game. */
export interface Book {
  cards: Record<string, Card>;
  goods: Record<string, Good>;
  /** So many of a good, by the plural categories of the language; `{}` stands for the number. */
  counts: Record<string, Record<string, string>>;
  language: string;
  spaces: SpaceNames;
  seats: SeatName[];
  words: Record<string, string>;
  /** Sentences by what is to be picked next, with `{card}`, `{space}` and `{n}` to fill in: `scene/book.py` says how. */
  stages: Record<string, string>;
  help?: Record<string, Help>;
}

/** A marker on the wheel: the space of the board it stands at, how often it was turned, and what it shows. */
export interface Indicator {
  id: string;
  good: string | null;
  name: string;
  space: number;
  d: number;
  value: number;
}

/** Where a settlement phase waits, and the buildings that come with it. */
export interface Pile {
  letter: string;
  space: number;
  round: number;
  dealt: boolean;
  cards: string[];
}

/** An indicator that joins the wheel later. */
export interface NewIndicator {
  indicator: string;
  name: string;
  round: number;
  space: number;
}

/** Goods that everybody gets in a round to come. */
export interface Gift {
  round: number;
  space: number;
  goods: string[];
}

/** What one more rotation brings. */
export interface Rotation {
  space: number;
  values: Record<string, number>;
  text: string;
}

/** The wheel and the board around it. */
export interface Wheel {
  values: number[];
  beam: number;
  indicators: Indicator[];
  piles: Pile[];
  marker: string | null;
  entries: NewIndicator[];
  gifts: Gift[];
  /** What one more rotation brings; null where none is foreseen. */
  next: Rotation | null;
}

/** Who stands on a card. */
export interface Clergyman {
  seat: Seat;
  kind: string;
}

/** A space of a landscape. */
export interface Space {
  /** Row and column, such as `"0,3"`. */
  at: string;
  /** Where it is more than one: of a mountain. */
  rows?: number;
  terrain: string;
  /** What lies on it, unless it is empty. */
  holds?: string;
  /** Where anybody stands. */
  clergy?: Clergyman[];
  /** Cards that lie under the one on it. */
  covers?: string[];
  /** Of a settlement: its points with the neighbours. */
  dwelling?: number;
  /** What each neighbour adds to them. */
  near?: Record<string, number>;
}

/** A place where land could be put now. */
export interface Ghost {
  picks: string[];
  row: number;
  col: number;
  rows: number;
  cols: number;
  /** What lies there: of each space the terrain, or the forest or moor on it. */
  ground: string[];
  /** What it is, and where it goes. */
  place: string;
  /** Its place, and what it costs. */
  label: string;
  /** Null where it costs nothing. */
  price: number | null;
}

/** The points of a player; of a settlement its card, its space and its points. */
export interface Score {
  goods: number;
  economic: number;
  settlements: [string, string, number][];
  total: number;
}

/** A landscape with what its player has; the neutral one's has nothing. */
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
  /** First row, first column, last row, last column: of the land, and of where more of it could be laid. */
  extent: number[];
  score: Score;
}

/** A move in words. */
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

/** The top tile of a pile of land. */
export interface Offer {
  price: number;
  left: number;
}

/** Points by where they come from. */
export interface Points {
  goods: number;
  economic: number;
  settlements: number;
  total: number;
}

/** More or less of goods, and of points. */
export interface Change {
  goods: Amount[];
  points: Points;
}

/** What the turn has changed for its player. */
export interface TurnChange extends Change {
  seat: Seat;
}

/** What an answer would bring, and the question that would follow. */
export interface Preview extends Change {
  line: string;
  follows: string;
  taken: string[];
}

/** Main actions and purchases of land that the turn has left. */
export interface TurnLeft {
  actions: number;
  purchases: number;
}

/** A region of the board that a lesson may leave out. */
export type Part = "buildings" | "settlements" | "others" | "land" | "coming" | "log" | "score";

/** What lies on the table. */
export interface Scene {
  title: string;
  heading: string;
  round: number;
  rounds: number | null;
  /** When the game ends, in a few words, where no number of rounds says it. */
  ends?: string;
  phase: string | null;
  bonus: boolean;
  over: boolean;
  start: Seat;
  to_move: Seat | null;
  turn?: TurnLeft | null;
  wheel: Wheel;
  /** What producing would bring now, in words, by the codes of a card's step. */
  yields: Record<string, string>;
  /** Null before anything has been done in the turn. */
  sofar: TurnChange | null;
  display: string[];
  /** What the player who is asked lacks for cards of the display. */
  lacking: Record<string, Amount[]>;
  /** Why those that could be paid for could stand nowhere, in a few words. */
  without_space: Record<string, string>;
  /** Land for sale: `district` and `plot`; null where all is sold. */
  shop: Record<string, Offer | null>;
  contract: number;
  wonders: number;
  players: Player[];
  log: LogEntry[];
  /** What the others have done since the last move of the player who is asked. */
  since?: LogEntry[];
  /** What playing on from here would mean, where later moves are known. */
  branch?: string;
  /** The lines that were left by playing on from an earlier position, the latest first. */
  lines?: string[];
  plies: number;
  at: number;
  /** The regions of the board that are there; all of them where it is not said. */
  parts?: Part[];
  /** In a lesson, the seats that bots have begun to play there. */
  bots?: Seat[];
}

/** A move that needs no picks. */
export interface Whole {
  line: string;
  label: string;
}

/** An answer, and the pieces that are picked to give it. */
export interface Option extends Whole {
  picks: string[];
  /** What its last pick brings, where the ones before are named already. */
  short?: string;
}

/** A token that has a button, by its name; `whole` where a press on it is an answer, then `line`. */
export interface Button {
  pick: string;
  label: string;
  whole: boolean;
  line: string | null;
}

/** The sum of a payment: what each tile is worth, and `quick`, answers ready made. */
export interface Payment {
  unit: string;
  price: number;
  worth: Record<string, number>;
  text: string;
  quick: Whole[];
}

/** A kind of action, and the verbs of the answers that are of this kind. */
export interface Action {
  key: string;
  label: string;
  /** None where nothing of this kind can be done now. */
  verbs: string[];
  /** Why not, then. */
  because?: string;
}

/** The question now. */
export interface Ask {
  seat: Seat | null;
  prompt: string;
  /** The kinds of action to choose from first; none where there are fewer than two. */
  actions?: Action[];
  /** The card that the question is about. */
  piece?: string | null;
  options: Option[];
  /** The list was cut: ask Python what goes with the picks. */
  more: boolean;
  /** Names for tokens that are no pieces. */
  buttons?: Button[];
  /** The seat on whose land spaces are meant, where that is not the asked one. */
  land?: Seat | null;
  /** Where an amount is paid: the sum to reach and what tiles count for. */
  pay?: Payment | null;
  /** Free conversions, possible beside any answer; they answer nothing. */
  conversions?: Whole[];
}

/** The checking number of the round. */
export interface Check {
  number: number;
  bold: boolean;
  rule: string;
}

/** The rounds ahead: number, start player, checking number, what happens. */
export interface RoundsAhead {
  check: Check | null;
  ending: string;
  rows: [number, Seat, number, string][];
}

/** A player's column of the score pad. */
export interface Column {
  seat: Seat;
  /** Good, how many, points. */
  goods: [string, number, number][];
  economic: [string, number][];
  settlements: [string, string, number][];
  sums: [number, number, number];
  total: number;
}

/** Everybody's points after a round. */
export interface RoundTotals {
  round: number;
  totals: number[];
}

/** The score pad, and the totals after each round. */
export interface Tally {
  pad: Column[];
  chart: RoundTotals[];
  winners: Seat[];
  /** At the end, a sentence on one's own best so far. */
  best?: string;
}

/** A turn that cost points, and the better one; both, the points and the reason in words. */
export interface CostlyTurn {
  seat: Seat;
  round: number;
  ply: number;
  lost: string;
  played: string;
  better: string;
  why: string;
}

/** A review of the game, as far as it has come. */
export interface ReviewPanel {
  done: number;
  steps: number;
  /** That nothing was found, or why not all was looked at. */
  summary: string;
  /** What everybody could expect in the end, turn by turn. */
  chart: RoundTotals[];
  mistakes: CostlyTurn[];
}

/** A sentence for the person who has done something: why it is refused, or what went wrong. */
export interface Notice {
  text: string;
  rule: string;
  level: "refusal" | "error" | "info";
  /** The ply before a costly turn, where it can be taken back. */
  back?: number;
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
  reason: string;
}

/** An answer to choose in a lesson. */
export interface Choice {
  value: string;
  label: string;
}

/** A term of the game as it stands in a text. */
export interface Term {
  word: string;
  means: string;
}

/** A lesson, and how far it has got. */
export interface Lesson {
  name: string;
  title: string;
  step: number;
  steps: number;
  heading: string;
  text: string;
  /** The terms in its text, in the order in which they come there. */
  terms: Term[];
  task: string;
  choices: Choice[];
  answer: string;
  /** What is solved is known at once; other outcomes are given when somebody asks, and until then it is only `started`. */
  outcome: "untried" | "started" | "not-yet" | "solved" | "solved-before";
  verdict: string;
  hint: string;
  hints_left: number;
  rules: string[];
  /** The number of the first of those steps around the present one that `solved` tells of. */
  first: number;
  solved: boolean[];
  /** The last step that one may go to at a press, 1 for the first. */
  reached: number;
  /** The title of the lesson that comes after the last step; empty in the middle, and where there is none. */
  following: string;
  /** What the button that goes on says where it is neither the next step nor the next lesson. */
  onward?: string;
  /** Whether this is one step by itself, as in the section of a notebook: another lesson comes after it. */
  stays: boolean;
  /** How often its solution has been shown: each time the board moves by itself. */
  shown: number;
  /** Of a step in which one is led, the move that comes next: empty when one has gone astray; null where nobody leads. */
  lead: string | null;
}

/** A side line of a walkthrough: the position that one goes to, and what it is called. */
export interface SideLine {
  to: number;
  label: string;
}

/** A game with comments, at one of its positions; positions go by their numbers. */
export interface WalkthroughPanel {
  title: string;
  /** Paragraphs apart by a line break. */
  text: string;
  /** What the side line is called that one is in; empty in the game itself. */
  aside: string;
  /** Places as `LogEntry.touched` has them. */
  marks: string[];
  arrows: [string, string][];
  branches: SideLine[];
  back: number | null;
  on: number | null;
  /** Where the side line began; null in the game itself. */
  out: number | null;
  /** Which position with something to say this is, 1 for the first; 0 in a side line. */
  stop: number;
  stops: number;
  /** Whether the board came here from a game, to which it can go back. */
  home?: boolean;
  /** Whether a press on a place marks it, instead of playing there. */
  marking?: boolean;
}

/** The words of the start screen. */
export interface StartWords {
  title: string;
  players: string;
  seats: string;
  name: string;
  plays: string;
  country: string;
  length: string;
  language: string;
  more: string;
  seed: string;
  seed_hint: string;
  begin: string;
  kept: string;
  code: string;
  code_hint: string;
  open: string;
  file: string;
  learn: string;
  teach: string;
  back: string;
}

/** A number of players: the colours they play, and how long the game may be. */
export interface TableSize {
  players: number;
  seats: Seat[];
  /** By length, when such a game is over. */
  lengths: Record<string, string>;
}

/** A lesson to choose, and how much of it has been solved. */
export interface LessonTitle {
  name: string;
  title: string;
  solved: number;
  steps: number;
}

/** What has been chosen for a new game; by colour what somebody is called, and who plays. */
export interface Chosen {
  players: number;
  country: string;
  length: string;
  names: Record<Seat, string>;
  /** "person", "suited", or the level of a bot. */
  who: Record<Seat, string>;
  /** What the chance of the bots begins with; empty for another each time. */
  seed: string;
}

/** What can be chosen before a game; the page draws it in place of the table. */
export interface Start {
  words: StartWords;
  sizes: TableSize[];
  colours: Record<Seat, string>;
  countries: Choice[];
  /** By country, what is different there. */
  about: Record<string, string>;
  lengths: Choice[];
  levels: Choice[];
  /** What is chosen before anybody chooses. */
  chosen: Chosen;
  /** Games to go on with. */
  kept: Choice[];
  /** Sentences on files of games that cannot be gone on with. */
  unusable: string[];
  lessons: LessonTitle[];
  /** Whether one may go back to what was on the board. */
  back: boolean;
}

/** How the board looks and behaves for the person at it. */
export interface Options {
  theme?: "follow" | "light" | "dark";
  motion?: boolean;
  show_hints?: boolean;
  open_all?: boolean;
  teaching?: boolean;
  analysis?: boolean;
  pace?: "off" | "quick" | "calm";
  names?: Record<Seat, string>;
}

/** How a game is gone on with when Python is gone, as lines of Python. */
export interface ResumeLines {
  /** With the game in it as it stood after `ply` moves; the log has the few that came after. */
  load: string;
  ply: number;
  /** With its file; empty where it is in none. */
  resume: string;
  file: string;
}

/** In a game by message, the game as it is to be sent now. */
export interface TurnToSend {
  /** What its button says. */
  label: string;
  /** Its address, or its code where no site is known. */
  link: string;
  /** What may be said with it in a message. */
  text: string;
}

/** Who sits at a colour. */
export interface SeatedPlayer {
  seat: Seat;
  /** Its name. */
  colour: string;
  /** What the player is called; empty where nobody has said. */
  name: string;
  who: "host" | "guest" | "away" | "bot" | "free";
  you: boolean;
  /** Seconds left on the clock, below 0 where the time is up; nothing where nobody counts. */
  left: number | null;
  /** Whether they run from now on. */
  runs: boolean;
}

/** What somebody has proposed, and whose consent is missing. */
export interface Proposal {
  what: "undo" | "again";
  text: string;
  missing: Seat[];
}

/** Who is there, and what has been proposed; the first thing that a guest sees who has to choose a colour. */
export interface PresenceFrame {
  frame: "presence";
  title: string;
  seats: SeatedPlayer[];
  spectators: number;
  /** The colours that a guest with this invitation may take. */
  open: Seat[];
  proposal: Proposal | null;
}

/** A link of the room. */
export interface RoomLink {
  /** A colour, `any` or `watch`. */
  which: string;
  label: string;
  link: string;
  /** The link as a QR code: the path of a drawing in a square of `size`; empty where the link is not whole. */
  code: string;
  size: number;
}

/** The room as the host sees it. */
export interface RoomPanel {
  /** Who can open the links. */
  says: string;
  /** Another number whenever the links have changed. They are secrets, and traits are saved with a notebook. */
  edition: number;
  presence: PresenceFrame;
  /** Whether the links open on this machine alone. */
  local: boolean;
  /** Whether the page around the board invites, one guest after the other, as on the live page. */
  invites: boolean;
  /** Whether a proposal waits for the host. */
  asks: boolean;
  words: Record<string, string>;
}

/** How many of a class would play something at a place. */
export interface Vote {
  /** As `LogEntry.touched` has it. */
  place: string;
  count: number;
  percent: number;
}

/** All that a page draws from; a saved page has less of it. */
export interface Traits extends Options {
  book: Book;
  scene: Scene;
  ask: Ask;
  ply: number;
  notice: Notice | null;
  /** What is said of the latest turn in a teaching game. */
  remark?: Notice | null;
  coming?: RoundsAhead;
  tally?: Tally | null;
  review?: ReviewPanel | null;
  language?: string;
  languages?: Record<string, string>;
  opponents?: Opponents | null;
  lesson?: Lesson | null;
  walk?: WalkthroughPanel | null;
  /** The colours that are taken, and by whom. */
  claims?: Record<Seat, string>;
  start?: Start | null;
  kept?: ResumeLines | null;
  /** The room in which guests play the game, while it is open. */
  together?: RoomPanel | null;
  /** Where a class would play, on the board for its projector. */
  votes?: Vote[];
  /** Messages that this page may not send, by what they `do`; of an option its name as well, such as `option names`. */
  denied?: string[];
  outgoing?: TurnToSend | null;
  /** All that the editor of positions draws from, where it is shown in the place of the game; the book where it is another. */
  editor?: Record<string, unknown> | null;
}

/** A small position in which a rule bites: what is asked there and what the rule says to it. */
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
  cards: Record<string, Card>;
  seats: SeatName[];
}

/** A rule as it is printed. */
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

/** What people ask, and the words in which they do, so that a page can search the rules without Python. */
export interface RuleIndex {
  /** Other words in which people ask for each rule. */
  wordings: string[];
  /** Words of a question that ask for nothing. */
  small: string;
  /** Words that mean the same, the groups divided by bars. */
  same: string;
  /** The names of the games in which alone the rules of a chapter hold, divided by bars. */
  games: Record<string, string>;
  /** In each line the numbers of the rules that answer some questions, a colon, and the questions, divided by bars. */
  questions: string;
}

/** What may be picked next, and the line if the picks spell one out. */
export interface RemainingPicks {
  live: string[];
  line: string | null;
}

/** One move that may be played: how many points ahead of the others, and how far off that may be. */
export interface Advice {
  line: string;
  worth: number;
  /** The standard error of `worth`. */
  spread: number;
  /** From 1, the best. */
  rank: number;
  /** How many points less than the best it is worth. */
  behind: number;
  /** Whether that is less than the standard error, so that the best may be no better. */
  equal: boolean;
  /** Rank and points in words. */
  says: string;
  why: string;
  /** The turn that begins with it, move by move. */
  plan: Whole[];
}

/** What the turn that begins with an answer is worth. */
export interface Worth {
  line: string;
  /** Points ahead of the others' mean when the game ends; alone, the points. */
  points: number;
  /** How many playouts that rests on. */
  playouts: number;
}

/** What the answers to a question are worth, the best first. */
export interface Analysis {
  worths: Worth[];
  /** Whether another step would tell more. */
  more: boolean;
}

/** One place where a good can be had: a card, or a piece of land, or a conversion. */
export interface Place {
  /** Its id; empty where it is no card. */
  card: string;
  title: string;
  /** What it gives. */
  text: string;
  /** What it takes to get there. */
  notes: string[];
  /** Whether that is possible now. */
  now: boolean;
}

/** Places of one kind. */
export interface PlaceGroup {
  title: string;
  places: Place[];
}

/** Where a good can be had. */
export interface Sources {
  good: string;
  title: string;
  /** What is said where there is no such place. */
  empty: string;
  groups: PlaceGroup[];
  /** The shortest way, turn by turn, where it was asked for. */
  way: string[];
}

/** A turn or a card, and what became of it in many games. */
export interface ExploredRow {
  cells: string[];
  /** The name of a game that can be looked at; empty for none. */
  example: string;
}

/** What many games have made of a position, or of the cards of its mode. */
export interface Explored {
  what: "turns" | "built" | "used";
  about: string;
  head: string[];
  rows: ExploredRow[];
}

/** The game to be passed on: as a code, and as an address where one is known. */
export interface GameToShare {
  code: string;
  link: string;
  /** What may be said with it in a message. */
  text: string;
}

/** A part of the page that only few need: what it does and how it looks. */
export interface ProgramPart {
  script: string;
  style: string;
}

/** The text of a file, which the page hands on as it is. */
export interface FileToSave {
  ending: "html" | "ora";
  text: string;
}

/** What each query is answered with. */
export interface Answers {
  rules: Rule[];
  log: LogEntry[];
  narrow: RemainingPicks;
  preview: Preview[];
  tally: Tally;
  why: Notice;
  sources: Sources;
  explore: Explored;
  option: unknown;
  advise: Advice[];
  analyse: Analysis;
  /** What cannot be done, by field, of every choice on the start screen; nothing where it has been done. */
  begin: Record<string, string>;
  proceed: Record<string, string>;
  open: Record<string, string>;
  learn: Record<string, string>;
  share: GameToShare;
  /** A part of the editor of positions, which is a `ProgramPart` packed. */
  editor: string;
  invitations: RoomLink[];
  save: FileToSave;
  alive: boolean;
}

/** The answer to the query with this number; of several pages of a board only one has asked it. */
export interface Answer {
  do: "answer";
  id: number;
  answer: unknown;
}

/** Why the query with this number has no answer. */
export interface QueryRefusal {
  do: "refused";
  id: number;
  notice: Notice;
}

/** Python wants the board as a picture. */
export interface Draw {
  do: "draw";
  kind: "svg" | "png";
  id: number;
}

/** What Python says besides its traits. */
export type Reply = Answer | QueryRefusal | Draw;

/** A task that a teacher has sent, beside the board on which it is done. */
export interface ClassTask {
  /** By which an answer knows its task. */
  id: string;
  title: string;
  /** What the teacher says, as it was written. */
  instructions: string;
  /** The step that is answered; empty where the answer says by itself which it is. */
  step: string;
  words: Record<string, string>;
}

/** What Python writes into a page of its own. */
export interface SavedGame {
  book: Book;
  language: string;
  languages: Record<string, string>;
  /** What is said of an answer that the page does not hold. */
  shown: string;
  /** The place among the positions at which the page opens. */
  at: number;
  /** How many moves lie behind the first position. */
  first: number;
  /** First those of the game in order, then those that can be tried. */
  positions: [Scene, Ask, RoundsAhead, Tally | null][];
  /** For each position after the first: the one before it and the line between them. */
  moves: [number, string][];
  /** How many of the positions are the game itself. */
  game: number;
  /** The positions at which a turn begins. */
  turns: number[];
  rules: Rule[];
  /** By which the rules are searched. */
  index: RuleIndex;
  /** Who plays which colour. */
  names: Record<Seat, string>;
  /** Of a game with comments: what is said, position by position. */
  walks?: WalkthroughPanel[];
  /** Of a task that a teacher has sent: what stands beside the board. */
  task?: ClassTask;
}

/** Something that only the player of a colour may do; signed with the page's name once a colour is claimed. */
export interface SeatMessage {
  who?: string;
}

/** One move, clicked on the position after `ply` moves. */
export interface Play extends SeatMessage {
  do: "play";
  line: string;
  ply: number;
}

/** A step through the history. */
export interface Walk extends SeatMessage {
  do: "undo" | "redo";
  by: "move" | "turn";
}

/** Any position of the game. */
export interface Jump extends SeatMessage {
  do: "jump";
  ply: number;
}

/** A line that was left by playing on from an earlier position: 1 for the first of those that are listed. */
export interface SwitchLine extends SeatMessage {
  do: "line";
  number: number;
}

/** Take a colour, or set it free. */
export interface Claim {
  do: "claim" | "leave";
  seat: string;
  who: string;
}

/** Let the bots go on; from an earlier position this gives up what was played after it. */
export interface Resume extends SeatMessage {
  do: "resume";
}

/** Let a bot play a colour from now on, or play it oneself again. */
export interface Hand extends SeatMessage {
  do: "hand";
  seat: string;
  bot: boolean;
}

/** Open or close the room of the game, or do something in it; `which` is a colour or a link, where it is about one. */
export interface PlayTogether {
  do: "together";
  what: "open" | "network" | "close" | "revoke" | "remove" | "invite" | "message" | "bot" | "undo" | "again" | "yes" | "no";
  which: string;
}

/** Another language for all words. */
export interface SetLanguage {
  do: "language";
  language: string;
}

/** An answer to a lesson's question. */
export interface Choose {
  do: "answer";
  value: string;
}

/** Another step of the lesson, 1 for the first. */
export interface GoToStep {
  do: "step";
  step: number;
}

/** Another position of a walkthrough, by its number. */
export interface WalkTo {
  do: "walk";
  to: number;
}

/** A place of the board to be marked at the position of a walkthrough, or an arrow between two, as `Walkthrough.mark` has it. */
export interface MarkPlace {
  do: "mark";
  place: string;
}

/** A picture that Python has asked for comes with this message, or else the error. */
export interface PictureMessage {
  do: "picture";
  id: number;
  error: string;
}

/** A message without details: of a page (`here`, `gone`, `dismiss`), the bots, a lesson or the start screen. */
export interface Plain {
  do: "here" | "gone" | "dismiss" | "hurry" | "pause" | "check" | "hint" | "solution" | "next" | "restart" | "start" | "back" | "again" | "review" | "stop-review" | "walk-review" | "practise-review" | "leave-walk" | "edit";
}

/** The rules that hold some words, or one rule; with neither, the chapters. */
export interface ReadRules {
  do: "rules";
  id: number;
  query: string;
  number: string;
}

/** The log up to a position. */
export interface ReadLog {
  do: "log";
  id: number;
  before: number;
}

/** What can still be picked with these picks, if the list of answers was cut. */
export interface Narrow {
  do: "narrow";
  id: number;
  picks: string[];
  ply: number;
}

/** What these answers would bring. */
export interface Try {
  do: "preview";
  id: number;
  lines: string[];
  ply: number;
}

/** The score pad, now and after every move from now on. */
export interface Count {
  do: "tally";
  id: number;
}

/** Why these picks are not an answer; the last one was pointed at. */
export interface AskWhy {
  do: "why";
  id: number;
  picks: string[];
}

/** Where a good can be had by a seat, and with `way` the shortest way to one more of it. */
export interface AskSources {
  do: "sources";
  id: number;
  good: string;
  seat: string;
  way: boolean;
}

/** What many games have made of the position, or of the cards that were built or used in them. */
export interface Explore {
  do: "explore";
  id: number;
  what: "turns" | "built" | "used";
}

/** Show a game of the explorer by its name until somebody goes back. */
export interface ShowExample {
  do: "example";
  name: string;
}

/** How the board looks and behaves; answered with the value as it was kept. */
export interface SetOption {
  do: "option";
  id: number;
  name: "theme" | "motion" | "show_hints" | "open_all" | "teaching" | "analysis" | "pace" | "names";
  value: string | boolean | Record<string, string>;
}

/** A bot's advice. */
export interface Advise {
  do: "advise";
  id: number;
  ply: number;
}

/** What the answers to the question now are worth; each step thinks for twice as long as the one before. */
export interface Analyse {
  do: "analyse";
  id: number;
  ply: number;
  step: number;
}

/** A new game, at the table that was chosen on the start screen. */
export interface Begin extends Chosen {
  do: "begin";
  id: number;
}

/** A game that was kept, to go on with. */
export interface Proceed {
  do: "proceed";
  id: number;
  kept: string;
}

/** A game from pasted text. */
export interface Open {
  do: "open";
  id: number;
  text: string;
}

/** A lesson, by its name. */
export interface Learn {
  do: "learn";
  id: number;
  lesson: string;
}

/** The game, to be passed on. */
export interface Share {
  do: "share";
  id: number;
}

/** Whether Python is still there. */
export interface Alive {
  do: "alive";
  id: number;
}

/** The links of the room. */
export interface ReadInvitations {
  do: "invitations";
  id: number;
}

/** The game as a file, by the ending of its name: a page of its own, or a record. */
export interface Save {
  do: "save";
  id: number;
  ending: "html" | "ora";
}

/** On the live page, an address that the visitor has gone to. */
export interface Visit {
  do: "visit";
  address: string;
  /** Whether a game may be left for it without a question. */
  sure: boolean;
}

/** A change in the editor that is shown in place of the game, in the editor's own shapes. */
export interface LayOut {
  do: "lay-out";
  change: unknown;
}

/** A part of the editor's program, from 0 until there is no more. */
export interface FetchEditor {
  do: "editor";
  id: number;
  part: number;
}

/** On the live page, the game here as another window has left it. */
export interface Reopen {
  do: "reopen";
}

export type Command = Play | Walk | Jump | SwitchLine | Claim | Resume | Hand | PlayTogether | SetLanguage | Choose | GoToStep | WalkTo | MarkPlace | ShowExample | PictureMessage | LayOut | Plain;

export type Query = ReadRules | ReadLog | Narrow | Try | Count | AskWhy | AskSources | Explore | SetOption | Advise | Analyse | Begin | Proceed | Open | Learn | Share | FetchEditor | ReadInvitations | Save | Alive;

export type Message = Command | Query;

/** A card that can be laid out, and where it is now; `at` says it in words. */
export interface LaidCard {
  id: string;
  /** On a landscape; in the display or the hand; in its pile or the box. */
  place: "land" | "ready" | "away";
  at: string;
}

/** The buildings of a pile. */
export interface Stack {
  title: string;
  cards: LaidCard[];
}

/** A clergyman: the card he stands on, empty for home. */
export interface ClergymanPlace {
  kind: string;
  card: string;
  name: string;
}

/** An indicator: how often it was turned since it stood at 0, -1 where it is off the wheel. */
export interface IndicatorTurns {
  id: string;
  good: string | null;
  name: string;
  steps: number;
  value: number;
  /** Whether it has been set, instead of standing where nobody has used it. */
  set: boolean;
}

/** A piece of land that was added. */
export interface PutLand {
  kind: string;
  row: number;
  side: string;
  name: string;
}

/** What can be laid out for one colour. */
export interface Holding {
  seat: Seat;
  neutral: boolean;
  goods: Amount[];
  settlements: LaidCard[];
  clergymen: ClergymanPlace[];
  land: PutLand[];
  /** Spaces with a forest or moor, and the word for clearing it; of those that were cleared of one it is empty. */
  wild: Record<string, string>;
}

/** Choose the game. */
export interface SetGame {
  do: "set_game";
  players: number;
  country: string;
  length: string;
}

/** Set the round. */
export interface SetRound {
  do: "set_round";
  number: number;
}

/** Make it a settlement phase, the bonus round, or the actions of a round. */
export interface SetPhase {
  do: "set_phase";
  phase: string;
}

/** Choose whose turn it is. */
export interface SetTurn {
  do: "set_turn";
  seat: Seat;
  slot: number;
  actions: number;
}

/** Set how many tiles of a good a player has. */
export interface SetGoods {
  do: "set_goods";
  seat: Seat;
  good: string;
  count: number;
}

/** Set how many wonders are left in the supply. */
export interface SetWonders {
  do: "set_wonders";
  count: number;
}

/** Turn an indicator of the wheel. */
export interface SetIndicator {
  do: "set_indicator";
  indicator: string;
  steps: number;
}

/** Turn an indicator to its value if it had never been used. */
export interface ResetIndicator {
  do: "reset_indicator";
  indicator: string;
}

/** Lay a card on a landscape. */
export interface PlaceCard {
  do: "place_card";
  card: string;
  seat: Seat;
  space: string;
}

/** Put a card into the display or the hand, or off the table. */
export interface MoveCard {
  do: "show_card" | "put_away";
  card: string;
  seat: Seat;
}

/** Give a player the settlements that are in hand by default, or take away all that a colour has. */
export interface DealHand {
  do: "deal_hand" | "drop_seat";
  seat: Seat;
}

/** Put a clergyman on a building, or take him home. */
export interface MoveClergyman {
  do: "move_clergyman";
  seat: Seat;
  kind: string;
  card: string;
  was: string;
}

/** Add a district or plot, or take it away. */
export interface ChangeLand {
  do: "add_land" | "remove_land";
  seat: Seat;
  kind: string;
  row: number;
  side: string;
}

/** Clear a space, or put its forest or moor back. */
export interface SetCleared {
  do: "set_cleared";
  seat: Seat;
  space: string;
  cleared: boolean;
}

/** Write a text of the scenario. */
export interface Write {
  do: "write";
  name: string;
  text: string;
}

/** What is about the draft as a whole. */
export interface WithDraft {
  do: "undo" | "redo" | "clear" | "deal_display";
}

/** A change of the draft: `do` is the name of a method of `EditorModel`, the rest are its arguments. */
export type Edit = SetGame | SetRound | SetPhase | SetTurn | SetGoods | SetWonders | SetIndicator | ResetIndicator | PlaceCard | MoveCard | DealHand | MoveClergyman | ChangeLand | SetCleared | Write | WithDraft;

/** A piece without a place on the table, and the change that takes it away. */
export interface LaidAside {
  name: string;
  away: Edit;
}

/** What can be laid out, and what has been. */
export interface Draft {
  words: Record<string, string>;
  players: number;
  country: string;
  length: string;
  /** The values are players and length, with a blank between. */
  games: Choice[];
  countries: Choice[];
  round: number;
  last: number | null;
  phase: string;
  phases: Choice[];
  /** The colours that have the turns of the round, in order. */
  turns: Seat[];
  to_move: Seat;
  slot: number;
  actions: number;
  wonders: number;
  stacks: Stack[];
  /** Whether the display is what it is by default. */
  dealt: boolean;
  holdings: Holding[];
  indicators: IndicatorTurns[];
  most_steps: number;
  aside: LaidAside[];
  can_undo: boolean;
  can_redo: boolean;
}

/** Why the position is impossible, and by which rule. */
export interface Trouble {
  text: string;
  rule: string;
}

/** All that the page of the editor draws from. */
export interface EditorTraits {
  book: Book;
  scene: Scene;
  draft: Draft;
  problems: Trouble[];
  /** The Python of the scenario. */
  code: string;
  /** The code to send; empty for what is impossible. */
  short: string;
  notice: string;
  words: Record<string, string>;
  theme: "follow" | "light" | "dark";
  language: string;
  /** Whether there is a game that one can go back to. */
  home: boolean;
  /** How many messages have been answered, if only by a refusal; all that they change has come before. */
  answered: number;
}

/** Lay out what is pasted. */
export interface OpenPosition {
  do: "open";
  text: string;
}

/** Show the position as a game. */
export interface PlayFromHere {
  do: "game";
}

/** Back to the game. */
export interface LeaveEditor {
  do: "leave";
}

export type EditorMessage = Edit | OpenPosition | PlayFromHere | LeaveEditor;

/** A chapter on the map: how many exercises it has, how many of them are known, and how many others were met. */
export interface ChapterStanding {
  title: string;
  all: number;
  known: number;
  started: number;
  /** The same in a sentence. */
  sentence: string;
}

/** What buttons and headings are called. */
export interface TodayWords {
  title: string;
  sure: string;
  guess: string;
  next: string;
  later: string;
  answers: string;
  map: string;
  coming: string;
}

/** What is asked, and how it went. */
export interface TodayPanel {
  words: TodayWords;
  /** The name of the exercise; empty when the day's work is done. */
  key: string;
  asks: "question" | "board" | "nothing";
  heading: string;
  counts: string;
  text: string;
  choices: Choice[];
  chosen: string;
  outcome: "" | "right" | "guessed" | "wrong" | "solved";
  verdict: string;
  /** The value of the right answer, once somebody has answered. */
  right: string;
  chapters: ChapterStanding[];
  coming: string[];
}

/** All that the page of a session shows. */
export interface TodayTraits {
  panel: TodayPanel;
  notice: string;
  theme: "follow" | "light" | "dark";
  language: string;
}

/** An answer to the question of an exercise, and whether it was known. */
export interface GiveAnswer {
  do: "answer";
  key: string;
  value: string;
  sure: boolean;
}

/** On to the next exercise; or away with this one for today. */
export interface GoOn {
  do: "next" | "later";
  key: string;
}

export type TodayMessage = GiveAnswer | GoOn;

export type Role = "host" | "guest" | "spectator" | "pupil";

/** What is put to everybody: a proposal, a vote on it, a set phrase; `resync` is for all traits anew. */
export type Wish = "undo" | "again" | "yes" | "no" | "resync" | "moment" | "thanks" | "well-played";

/** The first frame of a guest; the second one, too, where a name and a colour have to be chosen first. */
export interface HelloFrame {
  frame: "hello";
  version: number;
  /** The secret of an invitation. */
  secret: string;
  /** The guest's own secret, which its page makes at the first visit: who has it comes back to the same seat. */
  key: string;
  /** Whether to sit down now, rather than look who is there. */
  sit: boolean;
  /** The colour chosen; empty for the one of the invitation, or the next that is free. */
  seat: string;
  name: string;
  language: string;
}

/** A message of the page, as a board's page sends it, with the position that it was made on. */
export interface DoFrame {
  frame: "do";
  id: number;
  ply: number;
  head: string;
  message: unknown;
}

/** Something for everybody in the room. */
export interface AskFrame {
  frame: "ask";
  id: number;
  what: Wish;
}

/** The guest leaves for good, and the colour is free. */
export interface ByeFrame {
  frame: "bye";
}

/** The guest is in the room; all traits follow. */
export interface WelcomeFrame {
  frame: "hello";
  version: number;
  role: Role;
  seat: string;
  /** By which claims name the guest. */
  who: string;
}

/** In a class: what is asked before somebody comes in, and by what name the class knows who is in. */
export interface NameFrame {
  frame: "name";
  /** What the class does. */
  title: string;
  /** The teacher's text, without markup. */
  instructions: string;
  /** Why the name that was given will not do; empty where none was given. */
  problem: string;
  /** The name of who is in; empty where one is asked for. */
  name: string;
}

/** Traits that have changed, or all of them; frames are numbered, so that a guest notices one that is missing. */
export interface TraitsFrame {
  frame: "traits";
  id: number;
  all: boolean;
  ply: number;
  head: string;
  /** The game as a code, up to this position. */
  record: string;
  traits: Record<string, unknown>;
}

/** What a guest sent has been done; a query is answered as a board answers it. */
export interface AnswerFrame {
  frame: "answer";
  id: number;
  replies: Reply[];
}

/** What a guest sent has not been done, and why. */
export interface RefusedFrame {
  frame: "refused";
  id: number;
  notice: Notice;
  replies: Reply[];
}

/** The room ends the connection, and says why. */
export interface DismissalFrame {
  frame: "bye";
  text: string;
  /** Whether it helps to connect once more. */
  again: boolean;
}

export type FromGuest = HelloFrame | DoFrame | AskFrame | ByeFrame;

export type FromRoom = WelcomeFrame | NameFrame | TraitsFrame | AnswerFrame | RefusedFrame | PresenceFrame | DismissalFrame;

/** On the live page, what has come from the page of a guest, browser to browser. */
export interface PeerNews {
  do: "peer";
  /** The number that the host's page has given the connection. */
  peer: number;
  what: "came" | "frame" | "gone";
  /** The frame, where it is one. */
  text: string;
}

/** An invitation that the live page is to make a link of. */
export interface ShownInvitation {
  /** A colour, `"any"` or `"watch"`. */
  which: string;
  title: string;
  secret: string;
}

/** Guests whose connection has broken; each can be sent a new link, by what it invites to and what is on its button. */
export interface LostGuests {
  text: string;
  again: [string, string][];
}

/** News for the live page about its room, one thing at a time. */
export interface RoomNews {
  invite?: ShownInvitation;
  /** A frame, and the number of the connection that it goes to. */
  frame?: [number, string];
  /** The connection that is over. */
  end?: number;
  lost?: LostGuests;
  closed?: boolean;
}

/** A pupil, as the teacher reads of it; all of it is in words. */
export interface PupilLine {
  name: string;
  here: boolean;
  step: string;
  tries: number;
  hints: number;
  /** What was tried last: a refusal's or a check's own sentence. */
  last: string;
  /** The time of day since when nothing has been solved; empty once all is. */
  since: string;
  /** Whether the projector shows this pupil's board. */
  shown: boolean;
}

/** An answer to what would be played, and how many gave it. */
export interface AnswerLine {
  line: string;
  label: string;
  count: number;
  percent: number;
}

/** All that the teacher's panel shows. */
export interface ClassPanel {
  title: string;
  counts: string;
  /** Who can open the link. */
  says: string;
  /** Where the class is kept, and what to do should Python end. */
  kept: string;
  /** That somebody found the class full; empty where nobody has. */
  full: string;
  words: Record<string, string>;
  /** Those who need help most come first. */
  pupils: PupilLine[];
  frozen: boolean;
  /** Whether only those may come who have been here before. */
  locked: boolean;
  /** Whether everybody is asked what they would play. */
  asking: boolean;
  answers: AnswerLine[];
  missing: string;
  /** Whether there is a step to push. */
  has_next: boolean;
  has_solution: boolean;
}

/** The traits of the teacher's panel. */
export interface ClassTraits {
  panel: ClassPanel;
  notice: string;
  language: string;
}

/** The link for all pupils: it is a secret, and traits are saved with a notebook, so it is sent when asked for. */
export interface ClassLink {
  do: "link";
  link: string;
  /** The link as a QR code: the path of a drawing in a square of `size`; empty where the link is not whole. */
  code: string;
  size: number;
}

/** A button of the panel. */
export interface ClassPress {
  do: "show" | "hide" | "own" | "push" | "freeze" | "go-on" | "reveal" | "poll" | "play-out" | "remove" | "lock" | "unlock" | "close" | "link";
  /** A pupil's name, or the move that is played out; empty for what concerns all. */
  which: string;
}

export type FromClassPage = ClassPress;
