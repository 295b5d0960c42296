// The editor of positions: what Python says lies where, what is in the hand, and changes that have not been sent yet.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { markHeard } from "./connection";
import { createView, receive } from "./create-view";
import type {
  Ask,
  ClergymanPlace,
  Draft,
  Edit,
  EditorMessage,
  EditorTraits,
  Holding,
  Option,
  Seat,
  Space,
  Traits,
} from "./protocol";
import type { PieceHandlers, PieceState, View } from "./view";

/** What has been taken into the hand: a card, or a clergyman from where he stands. */
export type HeldPiece = { card: string } | { clergyman: ClergymanPlace };

/** The regions of the dock; the problems only where there is no room for them next to the land. */
export const TABS = [
  ...(["cards", "problems", "settlements", "clergymen", "goods"] as const),
  ...(["land", "wheel", "turn", "output"] as const),
];
export type EditorTab = (typeof TABS)[number];

type MessageMaker = (draft: Draft) => EditorMessage;

export interface Editor {
  traits: Signal<EditorTraits>;
  draft: ReadonlySignal<Draft>;
  chosenSeat: Signal<Seat>;
  /** The colour whose landscape lies in the large place. */
  seat: ReadonlySignal<Seat>;
  holding: ReadonlySignal<Holding | undefined>;
  tab: Signal<EditorTab>;
  held: Signal<HeldPiece | null>;
  /** The table as the board draws it, where a press lays out instead of playing. */
  view: View;
  readonly send: (message: EditorMessage) => void;
  /** How many messages have not been answered. */
  unanswered: number;
  /** Messages that wait for those answers, since they are made out of what the answers lead to. */
  queue: MessageMaker[];
}

const NO_QUESTION: Ask = { seat: null, prompt: "", options: [], more: false };

/**
 * Make an editor.
 * @param initial what Python sent first
 * @param send carries a message to Python, or nowhere: it must not matter here
 */
export function createEditor(initial: EditorTraits, send: (message: EditorMessage) => void): Editor {
  const traits = signal(initial);
  const draft = computed(() => traits.value.draft);
  const chosenSeat = signal<Seat>("");
  const seats = computed(() => draft.value.holdings.map((holding) => holding.seat));
  const seat = computed(() => (seats.value.includes(chosenSeat.value) ? chosenSeat.value : (seats.value[0] ?? "")));
  const holding = computed(() => draft.value.holdings.find((one) => one.seat === seat.value));
  const held = signal<HeldPiece | null>(null);
  const board = { ...boardTraits(initial), ask: NO_QUESTION, ply: 0, notice: null } as Traits;
  const view = createView(board, () => undefined);
  /** What a press on a space would do, for the picture on it. */
  const options = computed((): Option[] =>
    Object.entries(holding.value?.wild ?? {})
      .filter(([, verb]) => !heldCard({ held }) && verb)
      .map(([at, verb]) => ({ line: `${verb} ${at}`, label: "", picks: [at] })),
  );
  const editor: Editor = {
    traits,
    draft,
    chosenSeat,
    seat,
    holding,
    tab: signal("cards"),
    held,
    view: {
      ...view,
      layout: { ...view.layout, landSeat: seat },
      selection: { ...view.selection, options },
    },
    send,
    unanswered: 0,
    queue: [],
  };
  editor.view.pieces = editorPieces(editor);
  return editor;
}

/** The traits of a board in those of an editor. */
function boardTraits({ book, scene, theme }: Partial<EditorTraits>): Partial<Traits> {
  return { ...(book && { book }), ...(scene && { scene }), ...(theme && { theme }) };
}

export function receiveEditor(editor: Editor, news: Partial<EditorTraits>): void {
  const { traits } = editor;
  const answered = (news.answered ?? traits.value.answered) - traits.value.answered;
  batch(() => {
    traits.value = { ...traits.value, ...news };
    receive(editor.view, boardTraits(news));
  });
  if (answered) markHeard(editor.view.connection);
  editor.unanswered = Math.max(0, editor.unanswered - answered); // another view of the same editor may have asked, too
  sendNext(editor);
}

function sendNow(editor: Editor, message: EditorMessage): void {
  editor.unanswered += 1;
  editor.view.connection.awaiting.value = true;
  editor.send(message);
}

function sendNext(editor: Editor): void {
  const next = editor.unanswered ? undefined : editor.queue.shift();
  if (next) sendNow(editor, next(editor.draft.value));
}

function sendLater(editor: Editor, make: MessageMaker): void {
  editor.queue.push(make);
  sendNext(editor);
}

/** Send a message, after those that wait. */
export function postEditor(editor: Editor, message: EditorMessage): void {
  if (editor.queue.length) sendLater(editor, () => message);
  else sendNow(editor, message);
}

/**
 * Change the draft; what is in the hand has been laid down with it. A change that depends on the draft is made out of
 * what the changes before it lead to, however quickly it follows them.
 */
export function edit(editor: Editor, change: Edit | ((draft: Draft) => Edit)): void {
  hold(editor, null);
  if (typeof change === "function") sendLater(editor, change);
  else postEditor(editor, change);
}

/** Have something in the hand, or nothing. */
export function hold({ held, view }: Editor, piece: HeldPiece | null): void {
  batch(() => {
    held.value = piece;
    view.selection.picks.value = piece && "card" in piece ? [piece.card] : [];
  });
}

/** Take a piece into the hand; one that is there already is put back. */
export function take(editor: Editor, piece: HeldPiece): void {
  const same = JSON.stringify(editor.held.value) === JSON.stringify(piece);
  hold(editor, same ? null : piece);
}

/** Show the landscape of a colour. */
export function showSeat(editor: Editor, seat: Seat): void {
  batch(() => {
    editor.chosenSeat.value = seat;
    hold(editor, null);
  });
}

function heldCard({ held }: Pick<Editor, "held">): string | null {
  return held.value && "card" in held.value ? held.value.card : null;
}

function heldClergyman({ held }: Pick<Editor, "held">): ClergymanPlace | null {
  return held.value && "clergyman" in held.value ? held.value.clergyman : null;
}

/** A space of a landscape, as opposed to a card or a piece of land. */
function isSpace(token: string): boolean {
  return token.includes(",");
}

function isCard({ view }: Editor, token: string | null): boolean {
  return token !== null && token in view.book.value.cards;
}

/** Whether a card can be taken up and laid elsewhere; what is printed on the land cannot. */
function isMovable({ view }: Editor, card: string): boolean {
  return view.book.value.cards[card]?.pile !== "heartland";
}

function findSpace({ view, seat }: Editor, wanted: (space: Space) => boolean): Space | undefined {
  return view.scene.value.players.find((player) => player.seat === seat.value)?.spaces.find(wanted);
}

function pieceState(editor: Editor, tokens: readonly string[]): PieceState {
  const [token = ""] = tokens;
  const card = heldCard(editor);
  const holding = editor.holding.value;
  if (tokens.length > 1) return "live";
  if (isSpace(token)) {
    // Where a card lies, it is pressed and not the space below it.
    const free = findSpace(editor, (space) => space.at === token && !isCard(editor, space.holds ?? null));
    const wild = !heldClergyman(editor) && holding && token in holding.wild;
    return free && (card || wild) ? "live" : "dead";
  }
  if (token === card) return "picked";
  if (!isCard(editor, token)) return "dead";
  const covers = card && holding?.neutral;
  return heldClergyman(editor) || covers || isMovable(editor, token) ? "live" : "dead";
}

function pressPiece(editor: Editor, tokens: readonly string[]): void {
  const [token = "", row = "", side = ""] = tokens;
  if (pieceState(editor, tokens) === "dead") return;
  const seat = editor.seat.value;
  const card = heldCard(editor);
  const clergyman = heldClergyman(editor);
  const holding = editor.holding.value;
  if (tokens.length > 1) postEditor(editor, { do: "add_land", seat, kind: token, row: Number(row), side });
  else if (isSpace(token) && card) edit(editor, { do: "place_card", card, seat, space: token });
  else if (isSpace(token))
    edit(editor, { do: "set_cleared", seat, space: token, cleared: holding?.wild[token] !== "" });
  else if (clergyman)
    edit(editor, { do: "move_clergyman", seat, kind: clergyman.kind, card: token, was: clergyman.card });
  else {
    // The neutral player's cards may be covered; anybody else's is taken up instead.
    const covers = holding?.neutral && card && card !== token;
    const space = covers && findSpace(editor, (one) => one.holds === token);
    if (space && card) edit(editor, { do: "place_card", card, seat, space: space.at });
    else take(editor, { card: token });
  }
}

function editorPieces(editor: Editor): PieceHandlers {
  return {
    state: (tokens) => pieceState(editor, tokens),
    press: (tokens) => pressPiece(editor, tokens),
    preview: () => null,
  };
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around a component. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("a piece of the editor was drawn outside one");
  return editor;
}
