// The connection to Python: messages, queries with their answers, and whether Python answers at all.
import { batch, type Signal, signal } from "@preact/signals";
import type { Answer, Answers, Message, Options, Query, QueryRefusal, Traits } from "./protocol";

interface OpenQuery {
  message: Message;
  answered: (answer: never) => void;
  refused: (() => void) | undefined;
}

export interface Connection {
  /** Whether there is a Python that can answer. */
  readonly exists: boolean;
  readonly send: (message: Message) => void;
  /** Adds this page's name to a message that needs one. */
  readonly sign: (message: Message) => Message;
  /** Whether a press has sent a message and nothing has arrived since. */
  awaiting: Signal<boolean>;
  /** The kinds of messages that this page may not send. */
  denied: Signal<ReadonlySet<string>>;
  /** Whether Python has failed to answer. */
  unresponsive: Signal<boolean>;
  lastMessage: string;
  queries: Map<number, OpenQuery>;
}

/** State from which messages can be sent. */
export interface Connected {
  connection: Connection;
}

type Details<Kind extends keyof Answers> = Omit<Extract<Query, { do: Kind }>, "do" | "id">;

/** Messages that the page sends by itself, so that nobody waits for an answer. */
const AUTOMATIC: ReadonlySet<string> = new Set([
  "here",
  "gone",
  "picture",
  "preview",
  "tally",
  "analyse",
  "log",
  "rules",
  "invitations",
  "editor",
]);

/** Messages that act once, however often their button is pressed; each press of a step back or forward counts. */
const DONE_ONCE: ReadonlySet<string> = new Set(["play", "again", "start", "back"]);

/** Queries that are not repeated, since Python may answer later ones first, or since they are no longer needed. */
const SENT_ONCE: ReadonlySet<string> = new Set(["advise", "analyse", "alive"]);

/**
 * Where the latest message that acts once stands among the queries, so that it is repeated with them: a number that no
 * query has. Any news of the game takes it away, since Python sends some for each of these messages before it answers a
 * later query.
 */
export const UNSEEN_PRESS = -1;

// Random, because every page receives the answers for all pages of a board.
let lastId = Math.floor(Math.random() * 2 ** 40);

export function createConnection(traits: Traits, send: Connection["send"], sign: Connection["sign"]): Connection {
  return {
    exists: traits.claims !== undefined,
    denied: signal(new Set(traits.denied)),
    send,
    sign,
    awaiting: signal(false),
    unresponsive: signal(false),
    lastMessage: "",
    queries: new Map(),
  };
}

/** Whether this page may send a kind of message. */
export function isAllowed({ connection }: Connected, kind: Message["do"] | `option ${keyof Options}`): boolean {
  return !connection.denied.value.has(kind);
}

/** Send a message to Python, if there is one; the second press of a button that acts once is ignored. */
export function post({ connection }: Connected, message: Message): void {
  if (connection.exists && !AUTOMATIC.has(message.do)) {
    const text = JSON.stringify(message);
    if (connection.awaiting.value && DONE_ONCE.has(message.do) && text === connection.lastMessage) return;
    connection.awaiting.value = true;
    connection.lastMessage = text;
    if (DONE_ONCE.has(message.do)) connection.queries.set(UNSEEN_PRESS, { message, answered() {}, refused: undefined });
  }
  connection.send(connection.sign(message));
}

/**
 * Ask Python; without Python the answer never comes.
 * @param refused called if there is no answer, in addition to the notice on the board
 */
export function query<Kind extends keyof Answers>(
  state: Connected,
  kind: Kind,
  details: Details<Kind>,
  answered: (answer: Answers[Kind]) => void,
  refused?: () => void,
): void {
  lastId += 1;
  const message = { do: kind, id: lastId, ...details } as unknown as Message;
  state.connection.queries.set(lastId, { message, answered, refused });
  post(state, message);
}

/**
 * Repeat what was lost: Python answers in order, and has answered a later query. JupyterLite drops all waiting messages
 * when a cell fails.
 */
export function repeatLost({ connection }: Connected): void {
  for (const { message } of connection.queries.values())
    if (!SENT_ONCE.has(message.do)) connection.send(connection.sign(message));
}

/** Pass an answer to its query. */
export function receiveReply({ connection }: Connected, reply: Answer | QueryRefusal): void {
  markHeard(connection);
  const open = connection.queries.get(reply.id);
  connection.queries.delete(reply.id);
  if (reply.do === "answer") open?.answered(reply.answer as never);
  else open?.refused?.();
}

/** Note that Python has sent something. */
export function markHeard({ awaiting, unresponsive }: Connection): void {
  batch(() => {
    awaiting.value = false;
    unresponsive.value = false;
  });
}

/** Report that Python has taken too long, or that nothing can answer. */
export function giveUp({ connection }: Connected): void {
  if (connection.awaiting.value) connection.unresponsive.value = true;
}
