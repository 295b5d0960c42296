// The line to Python: messages, queries whose answers find their way back, and whether anything answers at all.
import { batch, type Signal, signal } from "@preact/signals";
import type { Answer, Answers, Message, Options, Query, QueryRefusal, Traits } from "./protocol";

interface OpenQuery {
  message: Message;
  answered: (answer: never) => void;
  refused: (() => void) | undefined;
}

export interface Connection {
  /** Whether there is a Python that could answer. */
  readonly exists: boolean;
  readonly send: (message: Message) => void;
  /** Puts this page's name on a message that needs one. */
  readonly sign: (message: Message) => Message;
  /** A press has sent a message, and nothing has been heard since. */
  awaiting: Signal<boolean>;
  /** What this page may not send. */
  denied: Signal<ReadonlySet<string>>;
  /** Python does not answer. */
  unresponsive: Signal<boolean>;
  lastMessage: string;
  queries: Map<number, OpenQuery>;
}

/** State from which messages can be sent. */
export interface Connected {
  connection: Connection;
}

type Details<Kind extends keyof Answers> = Omit<Extract<Query, { do: Kind }>, "do" | "id">;

/** Messages that a page sends by itself, so that nobody waits for their answers. */
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

/** What is done once, however often it is pressed; of a step forward or back each press counts. */
const DONE_ONCE: ReadonlySet<string> = new Set(["play", "again", "start", "back"]);

/** What is not sent once more: Python thinks about it for a while and answers later messages first, or it has served. */
const SENT_ONCE: ReadonlySet<string> = new Set(["advise", "analyse", "alive"]);

// Every page hears the answers to all pages of a board, so each counts from somewhere else.
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
export function may({ connection }: Connected, kind: Message["do"] | `option ${keyof Options}`): boolean {
  return !connection.denied.value.has(kind);
}

/** Send a message to Python, if there is one; the second press of the same button does nothing more. */
export function post({ connection }: Connected, message: Message): void {
  if (connection.exists && !AUTOMATIC.has(message.do)) {
    const text = JSON.stringify(message);
    if (connection.awaiting.value && DONE_ONCE.has(message.do) && text === connection.lastMessage) return;
    connection.awaiting.value = true;
    connection.lastMessage = text;
  }
  connection.send(connection.sign(message));
}

/**
 * Ask Python; where there is none, nothing answers.
 * @param refused called where there is no answer, besides the notice that the board shows
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
 * Send once more the queries that were lost: Python takes messages in their order, and has answered a later one.
 * JupyterLite drops all that wait when a cell fails.
 */
export function repeatLost({ connection }: Connected): void {
  for (const { message } of connection.queries.values())
    if (!SENT_ONCE.has(message.do)) connection.send(connection.sign(message));
}

/** Hand an answer to the query that it belongs to. */
export function receiveReply({ connection }: Connected, reply: Answer | QueryRefusal): void {
  markHeard(connection);
  const open = connection.queries.get(reply.id);
  connection.queries.delete(reply.id);
  if (reply.do === "answer") open?.answered(reply.answer as never);
  else open?.refused?.();
}

/** Python has said something. */
export function markHeard({ awaiting, unresponsive }: Connection): void {
  batch(() => {
    awaiting.value = false;
    unresponsive.value = false;
  });
}

/** It has taken too long, or there is nothing that could answer. */
export function giveUp({ connection }: Connected): void {
  if (connection.awaiting.value) connection.unresponsive.value = true;
}
