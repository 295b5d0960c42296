// Who else is here: bots, a teacher, people at other pages, and somebody to ask for advice.
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { clientId } from "./client-id";
import type { Advice, Ask, Commented, Lesson, Message, Opponents, Scene, Seat, Traits } from "./protocol";
import type { Ask as Query } from "./queries";

/** Why the question is not put to this page: a bot answers it, or somebody at another page. */
export type BlockedBy = "bot" | "taken";

export interface Company {
  /** Whether there is a Python that could answer. */
  connected: boolean;
  opponents: ReadonlySignal<Opponents | null>;
  lesson: ReadonlySignal<Lesson | null>;
  /** What a game with comments says here. */
  walk: ReadonlySignal<Commented | null>;
  blockedBy: ReadonlySignal<BlockedBy | null>;
  advice: ReadonlySignal<readonly Advice[] | null>;
  /** Advice has been asked for and has not come yet. */
  awaitingAdvice: ReadonlySignal<boolean>;
  /** The seat whose land is drawn large: the asked one, or the next one that this page plays. */
  homeSeat: ReadonlySignal<Seat | null>;
  /** Whose a colour is; null while nobody has taken it. */
  owner(seat: Seat): "you" | "other" | null;
  /** Take a colour, or set it free. */
  claim(seat: Seat): void;
  advise(): void;
  /** Take the advice away; false where there was none. */
  forgetAdvice(): boolean;
  receive(news: Partial<Traits>): void;
  /** A message as it is sent: signed, once anybody has taken a colour. */
  signed(message: Message): Message;
}

const TIMEOUT = 20_000; // milliseconds, after which nobody will answer any more
const MOVES = ["play", "undo", "redo", "jump", "hand"];

/** A question as it looks to those who may not answer it. */
export function withoutOptions(ask: Ask): Ask {
  return { ...ask, actions: [], options: [], buttons: [], more: false, pay: null, conversions: [] };
}

/**
 * Gather the company.
 * @param traits what Python said so far
 * @param question what is asked, of whomever
 * @param post carries a message to Python, or nowhere
 * @param query asks Python
 */
export function createCompany(
  traits: Traits,
  scene: ReadonlySignal<Scene>,
  question: ReadonlySignal<Ask>,
  post: (message: Message) => void,
  query: Query,
): Company {
  const opponents = signal(traits.opponents ?? null);
  const lesson = signal(traits.lesson ?? null);
  const walk = signal(traits.walk ?? null);
  const claims = signal(traits.claims ?? {});
  const advice = signal<readonly Advice[] | null>(null);
  const awaitingAdvice = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const owner = (seat: Seat) => {
    const name = claims.value[seat];
    return name === undefined ? null : name === clientId() ? "you" : "other";
  };

  const blockedBy = computed((): BlockedBy | null => {
    const { seat } = question.value;
    if (seat === null) return null;
    const bots = opponents.value;
    const { at, plies } = scene.value;
    // Bots rest while somebody looks back; whoever wants to may answer for them then.
    if (bots?.seats[seat] && !bots.paused && !bots.failed && at === plies) return "bot";
    // Whoever has taken a colour plays that one and no other.
    const taken =
      claims.value[seat] === undefined ? Object.values(claims.value).includes(clientId()) : owner(seat) !== "you";
    return taken ? "taken" : null;
  });

  const homeSeat = computed(() => {
    const { seat } = question.value;
    const seats = scene.value.players.map((player) => player.seat);
    const claimed = seats.filter((one) => owner(one) === "you");
    const bots = opponents.value?.seats;
    const own = claimed.length || !bots ? claimed : seats.filter((one) => !bots[one]);
    if (seat === null || !own.length || own.includes(seat)) return seat;
    const next = [...seats.slice(seats.indexOf(seat)), ...seats].find((one) => own.includes(one));
    return next ?? seat;
  });

  const stopWaiting = () => {
    clearTimeout(timer);
    awaitingAdvice.value = false;
  };

  return {
    connected: traits.claims !== undefined,
    opponents,
    lesson,
    walk,
    blockedBy,
    homeSeat,
    advice,
    awaitingAdvice,
    owner,
    claim(seat) {
      post({ do: owner(seat) === "you" ? "leave" : "claim", seat, who: clientId() });
    },
    forgetAdvice() {
      const shown = advice.value !== null;
      advice.value = null;
      return shown;
    },
    advise() {
      awaitingAdvice.value = true;
      clearTimeout(timer);
      timer = setTimeout(stopWaiting, TIMEOUT);
      const ply = scene.value.at;
      const found = (moves: readonly Advice[]) =>
        batch(() => {
          stopWaiting();
          if (moves.length && ply === scene.value.at) advice.value = moves;
        });
      query("advise", { ply }, found, stopWaiting);
    },
    receive(news) {
      batch(() => {
        if (news.opponents !== undefined) opponents.value = news.opponents;
        if (news.lesson !== undefined) lesson.value = news.lesson;
        if (news.walk !== undefined) walk.value = news.walk;
        if (news.claims) claims.value = news.claims;
        if (news.ask || news.ply !== undefined) advice.value = null;
        if (news.ask || news.ply !== undefined) stopWaiting();
      });
    },
    signed(message) {
      const sign = MOVES.includes(message.do) && Object.keys(claims.value).length > 0;
      return sign ? ({ ...message, who: clientId() } as Message) : message;
    },
  };
}
