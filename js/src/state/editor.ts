// The editor of positions: what Python says lies where, what is in the hand, and what a press changes.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type {
  Ask,
  Draft,
  Edit,
  EditorMessage,
  EditorTraits,
  Holding,
  Option,
  Seat,
  Space,
  Standing,
  Traits,
} from "./protocol";
import { createView, type PieceState, type View } from "./view";

/** What has been taken into the hand: a card, or a clergyman from where he stands. */
export type Held = { card: string } | { clergyman: Standing };

/** The regions of the dock; the problems only where there is no room for them beside the land. */
export const TABS = [
  ...(["cards", "problems", "settlements", "clergymen", "goods"] as const),
  ...(["land", "wheel", "turn", "output"] as const),
];
export type EditorTab = (typeof TABS)[number];

export interface Editing {
  traits: ReadonlySignal<EditorTraits>;
  draft: ReadonlySignal<Draft>;
  /** The colour whose landscape lies in the large place. */
  seat: ReadonlySignal<Seat>;
  show(seat: Seat): void;
  holding: ReadonlySignal<Holding | undefined>;
  tab: Signal<EditorTab>;
  held: Signal<Held | null>;
  /** The table as the board draws it, where a press lays out instead of playing. */
  view: View;
  /**
   * A change; what is in the hand has been laid down with it. One that depends on the draft is made out of what the
   * changes before it lead to, however quickly it follows them.
   */
  edit(change: Edit | ((draft: Draft) => Edit)): void;
  send(message: EditorMessage): void;
  /** Take a card into the hand; one that is there already is put back. */
  take(held: Held): void;
  receive(news: Partial<EditorTraits>): void;
}

const NOTHING_ASKED: Ask = { seat: null, prompt: "", options: [], more: false };

/** A space of a landscape, as opposed to a card or a piece of land. */
function isSpace(token: string): boolean {
  return token.includes(",");
}

/**
 * Make an editor's page.
 * @param traits what Python said so far
 * @param send carries a message to Python, or nowhere: it must not matter here
 */
export function createEditing(traits: EditorTraits, send: (message: EditorMessage) => void): Editing {
  const now = signal(traits);
  const draft = computed(() => now.value.draft);
  const chosen = signal<Seat>("");
  const seats = computed(() => draft.value.holdings.map((holding) => holding.seat));
  const seat = computed(() => (seats.value.includes(chosen.value) ? chosen.value : (seats.value[0] ?? "")));
  const holding = computed(() => draft.value.holdings.find((one) => one.seat === seat.value));
  const tab = signal<EditorTab>("cards");
  const held = signal<Held | null>(null);
  const card = computed(() => (held.value && "card" in held.value ? held.value.card : null));
  const clergyman = computed(() => (held.value && "clergyman" in held.value ? held.value.clergyman : null));

  const board = createView({ ...drawn(traits), ask: NOTHING_ASKED, ply: 0, notice: null } as Traits, () => undefined);
  /** What a press on a space would do, for the picture on it. */
  const options = computed((): Option[] =>
    Object.entries(holding.value?.wild ?? {})
      .filter(([, verb]) => !card.value && verb)
      .map(([at, verb]) => ({ line: `${verb} ${at}`, label: "", picks: [at] })),
  );

  let sent = 0; // messages that have not been answered
  const later: ((draft: Draft) => EditorMessage)[] = [];
  const post = (message: EditorMessage) => {
    sent += 1;
    send(message);
  };
  const queue = (make: (draft: Draft) => EditorMessage) => {
    later.push(make);
    sendNext();
  };
  const sendNext = () => {
    const next = sent ? undefined : later.shift();
    if (next) post(next(draft.value));
  };
  const say = (message: EditorMessage) => (later.length ? queue(() => message) : post(message));
  const edit: Editing["edit"] = (change) => {
    held.value = null;
    if (typeof change === "function") queue(change);
    else say(change);
  };
  const take = (wanted: Held) => {
    const same = JSON.stringify(held.value) === JSON.stringify(wanted);
    held.value = same ? null : wanted;
  };
  /** Whether a card can be taken up and laid elsewhere; what is printed on the land cannot. */
  const movable = (id: string) => board.book.value.cards[id]?.pile !== "heartland";

  const isCard = (id: string | null) => id !== null && id in board.book.value.cards;
  const spaceWith = (wanted: (space: Space) => boolean) =>
    board.scene.value.players.find((player) => player.seat === seat.value)?.spaces.find(wanted);

  const state = (tokens: readonly string[]): PieceState => {
    const [token = ""] = tokens;
    if (tokens.length > 1) return "live";
    if (isSpace(token)) {
      // Where a card lies, it is pressed and not the space below it.
      const free = spaceWith((space) => space.at === token && !isCard(space.holds ?? null));
      const wild = !clergyman.value && holding.value && token in holding.value.wild;
      return free && (card.value || wild) ? "live" : "dead";
    }
    if (token === card.value) return "picked";
    if (!(token in board.book.value.cards)) return "dead";
    const covers = card.value && holding.value?.neutral;
    return clergyman.value || covers || movable(token) ? "live" : "dead";
  };

  const press = (tokens: readonly string[]) => {
    const [token = "", row = "", side = ""] = tokens;
    const at = seat.value;
    if (state(tokens) === "dead") return;
    if (tokens.length > 1) say({ do: "add_land", seat: at, kind: token, row: Number(row), side });
    else if (isSpace(token) && card.value) edit({ do: "place_card", card: card.value, seat: at, space: token });
    else if (isSpace(token))
      edit({ do: "set_cleared", seat: at, space: token, cleared: holding.value?.wild[token] !== "" });
    else if (clergyman.value) {
      const { kind, card: was } = clergyman.value;
      edit({ do: "move_clergyman", seat: at, kind, card: token, was });
    } else {
      // The neutral player's cards may be covered; anybody else's is taken up instead.
      const covers = holding.value?.neutral && card.value && card.value !== token;
      const space = covers && spaceWith((one) => one.holds === token);
      if (space && card.value) edit({ do: "place_card", card: card.value, seat: at, space: space.at });
      else take({ card: token });
    }
  };

  return {
    traits: now,
    draft,
    seat,
    show(wanted) {
      batch(() => {
        chosen.value = wanted;
        held.value = null;
      });
    },
    holding,
    tab,
    held,
    view: {
      ...board,
      land: seat,
      picks: computed(() => (card.value ? [card.value] : [])),
      options,
      previewOf: () => null,
      state,
      press,
    },
    edit,
    send: say,
    take,
    receive(news) {
      const answered = (news.answered ?? now.value.answered) - now.value.answered;
      batch(() => {
        now.value = { ...now.value, ...news };
        board.receive(drawn(news));
      });
      sent = Math.max(0, sent - answered); // another view of the same editor may have asked, too
      sendNext();
    },
  };
}

/** What the board draws. */
function drawn({ book, scene, theme }: Partial<EditorTraits>): Partial<Traits> {
  return { ...(book && { book }), ...(scene && { scene }), ...(theme && { theme }) };
}

export const EditingContext = createContext<Editing | null>(null);

/** The editor around a component. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("a piece of the editor was drawn outside one");
  return editing;
}
