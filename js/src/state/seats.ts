// Who plays which colour: bots, this page or people at other pages; and whose land is asked about or drawn large.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { clientId } from "./client-id";
import { type Connected, post } from "./connection";
import type { Position } from "./position";
import type { Ask, Message, Opponents, Scene, Seat, Traits } from "./protocol";

/** Why this page may not answer: a bot does, or a person at another page. */
export type BlockedBy = "bot" | "taken";

export interface Seats {
  opponents: Signal<Opponents | null>;
  claims: Signal<NonNullable<Traits["claims"]>>;
  blockedBy: ReadonlySignal<BlockedBy | null>;
  /** The seat that the question is put to, or the next one that this page plays. */
  home: ReadonlySignal<Seat | null>;
}

const MOVES = ["play", "undo", "redo", "jump", "line", "resume", "hand"];

export function createSeats(traits: Traits, { scene, question }: Position): Seats {
  const opponents = signal(traits.opponents ?? null);
  const claims = signal(traits.claims ?? {});
  const blockedBy = computed((): BlockedBy | null => {
    const { seat } = question.value;
    if (seat === null) return null;
    const bots = opponents.value;
    const { at, plies } = scene.value;
    // While a player looks back, bots pause and anybody may answer for them.
    if (bots?.seats[seat] && !bots.paused && !bots.failed && at === plies) return "bot";
    // A page that has taken a colour plays only that one.
    const free = claims.value[seat] === undefined;
    const taken = free
      ? Object.values(claims.value).includes(clientId())
      : ownerOf({ seats: { claims } }, seat) !== "you";
    return taken ? "taken" : null;
  });
  const home = computed(() => {
    const { seat } = question.value;
    const all = scene.value.players.map((player) => player.seat);
    const claimed = all.filter((one) => ownerOf({ seats: { claims } }, one) === "you");
    const bots = opponents.value?.seats;
    const own = claimed.length
      ? claimed
      : all.filter((one) => !bots?.[one] && ownerOf({ seats: { claims } }, one) !== "other");
    if (seat === null || !own.length || own.includes(seat)) return seat;
    const next = [...all.slice(all.indexOf(seat)), ...all].find((one) => own.includes(one));
    return next ?? seat;
  });
  return { opponents, claims, blockedBy, home };
}

/** Whose colour it is; null if nobody has taken it. */
export function ownerOf({ seats }: { seats: Pick<Seats, "claims"> }, seat: Seat): "you" | "other" | null {
  const name = seats.claims.value[seat];
  return name === undefined ? null : name === clientId() ? "you" : "other";
}

/** Whether this page's people play a colour, now or once they take it. */
export function isPlayedHere(seats: Seats, { players }: Scene, seat: Seat): boolean {
  if (seats.opponents.value?.seats[seat]) return false;
  const owner = ownerOf({ seats }, seat);
  const claimed = players.some((player) => ownerOf({ seats }, player.seat) === "you");
  return claimed ? owner === "you" : owner === null;
}

/** Take a colour, or release it. */
export function toggleClaim(state: Connected & { seats: Seats }, seat: Seat): void {
  post(state, { do: ownerOf(state, seat) === "you" ? "leave" : "claim", seat, who: clientId() });
}

/** A message to send: signed with the page's name, once any colour is taken. */
export function sign({ claims }: Seats, message: Message): Message {
  const signs = MOVES.includes(message.do) && Object.keys(claims.value).length > 0;
  return signs ? ({ ...message, who: clientId() } as Message) : message;
}

/** A question as shown to those who may not answer it. */
export function withoutOptions(ask: Ask): Ask {
  return { ...ask, actions: [], options: [], buttons: [], more: false, pay: null, conversions: [] };
}

export function receiveSeats({ opponents, claims }: Seats, news: Partial<Traits>): void {
  if (news.opponents !== undefined) opponents.value = news.opponents;
  if (news.claims) claims.value = news.claims;
}
