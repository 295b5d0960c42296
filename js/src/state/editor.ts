// The editor of positions: Python's table, the piece in the hand, and changes that have not been sent.
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

/** The piece in the hand: a card, or a clergyman with his place. */
export type HeldPiece = { card: string } | { clergyman: ClergymanPlace };

/** The regions of the dock; problems only where there is no room for them beside the land. */
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
  /** The colour whose landscape is shown large. */
  seat: ReadonlySignal<Seat>;
  holding: ReadonlySignal<Holding | undefined>;
  tab: Signal<EditorTab>;
  held: Signal<HeldPiece | null>;
  /** The table as a board draws it; a press places pieces instead of playing. */
  view: View;
  readonly send: (message: EditorMessage) => void;
  /** The number of messages without an answer. */
  unanswered: number;
  /** Messages that depend on the results of those and wait for them. */
  queue: MessageMaker[];
}

const NO_QUESTION: Ask = { seat: null, prompt: "", options: [], more: false };

/**
 * Make an editor.
 * @param initial Python's first traits
 * @param send carries a message to Python, or does nothing
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
  /** What a press on a space would do, for the picture on the space. */
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

/** The traits of an editor that a board has too. */
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
  editor.unanswered = Math.max(0, editor.unanswered - answered); // another view of this editor may have sent some
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

/** Send a message after those that wait. */
export function postEditor(editor: Editor, message: EditorMessage): void {
  if (editor.queue.length) sendLater(editor, () => message);
  else sendNow(editor, message);
}

/** Change the draft; the piece in the hand has been placed. A function gets the draft after all earlier changes. */
export function edit(editor: Editor, change: Edit | ((draft: Draft) => Edit)): void {
  hold(editor, null);
  if (typeof change === "function") sendLater(editor, change);
  else postEditor(editor, change);
}

/** Put a piece into the hand, or null. */
export function hold({ held, view }: Editor, piece: HeldPiece | null): void {
  batch(() => {
    held.value = piece;
    view.selection.picks.value = piece && "card" in piece ? [piece.card] : [];
  });
}

/** Take a piece into the hand, or put back the same one. */
export function toggleHeld(editor: Editor, piece: HeldPiece): void {
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

/** Whether a token is a space, rather than a card or a piece of land. */
function isSpace(token: string): boolean {
  return token.includes(",");
}

function isCard({ view }: Editor, token: string | null): boolean {
  return token !== null && token in view.book.value.cards;
}

/** Whether a card can be moved, unlike those printed on the land. */
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
    // On a space with a card, the card is pressed and not the space.
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
    // A card of the neutral player may be covered; any other is taken into the hand instead.
    const covers = holding?.neutral && card && card !== token;
    const space = covers && findSpace(editor, (one) => one.holds === token);
    if (space && card) edit(editor, { do: "place_card", card, seat, space: space.at });
    else toggleHeld(editor, { card: token });
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

/** The editor that a component belongs to. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("a piece of the editor was drawn outside one");
  return editor;
}
