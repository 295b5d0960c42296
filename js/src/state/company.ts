// Who else is here: bots, a teacher, people at other pages, and somebody to ask for advice.
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { who } from "./client-id";
import type { Ask, Message, Scene, Seat, Traits } from "./protocol";

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

/** Why the question is not put to this page: a bot answers it, or somebody at another page. */
export type Bar = "bot" | "taken";

export interface Company {
  /** Whether there is a Python that could answer. */
  there: boolean;
  opponents: ReadonlySignal<Opponents | null>;
  lesson: ReadonlySignal<Lesson | null>;
  bar: ReadonlySignal<Bar | null>;
  advice: ReadonlySignal<readonly Advice[] | null>;
  /** Advice has been asked for and has not come yet. */
  pondering: ReadonlySignal<boolean>;
  /** The seat whose land is drawn large: the asked one, or the next one that this page plays. */
  home: ReadonlySignal<Seat | null>;
  /** Whose a colour is; null while nobody has taken it. */
  owner(seat: Seat): "you" | "other" | null;
  /** Take a colour, or set it free. */
  claim(seat: Seat): void;
  advise(): void;
  receive(news: Partial<Traits>): void;
  advised(reply: Advised): void;
  /** A message as it is sent: signed, once anybody has taken a colour. */
  signed(message: Message): Message;
}

const PATIENCE = 20_000; // milliseconds, after which nobody will answer any more
const MOVES = ["play", "undo", "redo", "jump"];

/** A question as it looks to those who may not answer it. */
export function shut(ask: Ask): Ask {
  return { ...ask, options: [], buttons: [], more: false, pay: null, conversions: [] };
}

/**
 * Gather the company.
 * @param traits what Python said so far
 * @param question what is asked, of whomever
 * @param post carries a message to Python, or nowhere
 */
export function createCompany(
  traits: Traits,
  scene: ReadonlySignal<Scene>,
  question: ReadonlySignal<Ask>,
  post: (message: Message) => void,
): Company {
  const opponents = signal(traits.opponents ?? null);
  const lesson = signal(traits.lesson ?? null);
  const claims = signal(traits.claims ?? {});
  const advice = signal<readonly Advice[] | null>(null);
  const pondering = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const owner = (seat: Seat) => {
    const name = claims.value[seat];
    return name === undefined ? null : name === who() ? "you" : "other";
  };

  const bar = computed((): Bar | null => {
    const { seat } = question.value;
    if (seat === null) return null;
    const bots = opponents.value;
    const { at, plies } = scene.value;
    // Bots rest while somebody looks back; whoever wants to may answer for them then.
    if (bots?.seats[seat] && !bots.paused && !bots.failed && at === plies) return "bot";
    // Whoever has taken a colour plays that one and no other.
    const barred =
      claims.value[seat] === undefined ? Object.values(claims.value).includes(who()) : owner(seat) !== "you";
    return barred ? "taken" : null;
  });

  const home = computed(() => {
    const { seat } = question.value;
    const seats = scene.value.players.map((player) => player.seat);
    const claimed = seats.filter((one) => owner(one) === "you");
    const bots = opponents.value?.seats;
    const own = claimed.length || !bots ? claimed : seats.filter((one) => !bots[one]);
    if (seat === null || !own.length || own.includes(seat)) return seat;
    const next = [...seats.slice(seats.indexOf(seat)), ...seats].find((one) => own.includes(one));
    return next ?? seat;
  });

  const rest = () => {
    clearTimeout(timer);
    pondering.value = false;
  };

  return {
    there: traits.claims !== undefined,
    opponents,
    lesson,
    bar,
    home,
    advice,
    pondering,
    owner,
    claim(seat) {
      post({ do: owner(seat) === "you" ? "leave" : "claim", seat, who: who() });
    },
    advise() {
      pondering.value = true;
      clearTimeout(timer);
      timer = setTimeout(rest, PATIENCE);
      post({ do: "advise", ply: scene.value.at });
    },
    receive(news) {
      batch(() => {
        if (news.opponents !== undefined) opponents.value = news.opponents;
        if (news.lesson !== undefined) lesson.value = news.lesson;
        if (news.claims) claims.value = news.claims;
        if (news.ask || news.ply !== undefined) advice.value = null;
        // A notice may be why no advice comes.
        if (news.ask || news.ply !== undefined || news.notice) rest();
      });
    },
    advised(reply) {
      if (reply.ply !== scene.value.at) return;
      batch(() => {
        rest();
        advice.value = reply.moves;
      });
    },
    signed(message) {
      const sign = MOVES.includes(message.do) && Object.keys(claims.value).length > 0;
      return sign ? ({ ...message, who: who() } as Message) : message;
    },
  };
}
