// A guest's side of a room: exchanges frames over any transport, and after a break sends unanswered ones again.
import { createLocalModel } from "../state/local-model";
import type {
  AnswerFrame,
  AskFrame,
  DoFrame,
  FromRoom,
  NameFrame,
  PresenceFrame,
  RefusedFrame,
  TraitsFrame,
  WelcomeFrame,
} from "../state/protocol";

export const VERSION = 1;

/** Milliseconds before each further attempt, longer each time. */
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** A way to carry frames; each call of `open` makes one connection. */
export interface Transport {
  /** The message for a connection that cannot be opened again; undefined where it can. */
  lost?: string;
  /** Milliseconds without an answer until the connection is opened again: not every browser reports a break. */
  patience?: number;
  /** The message while nobody has answered yet. */
  silent?: string;
  open(events: { opened(): void; received(text: string): void; closed(): void }): {
    send(text: string): void;
    close(): void;
  };
}

/** A guest's state: first connection, choosing a colour, in the room, connecting again, or out. */
export type Status = "connecting" | "choosing" | "playing" | "waiting" | "ended";

export interface GuestOptions {
  secret: string;
  /** The guest's own secret, which gives back its seat. */
  key: string;
  language: string;
}

export interface ChannelEvents {
  changed(status: Status, sentence: string): void;
  welcomed(welcome: WelcomeFrame): void;
  present(presence: PresenceFrame): void;
  /** In a class, a name is requested or has been set. */
  named(news: NameFrame): void;
  /** All traits have arrived for the first time. */
  ready(model: GuestModel): void;
}

export type GuestModel = ReturnType<typeof createLocalModel> & { send(message: object): void };
export type Channel = ReturnType<typeof createChannel>;

type OpenFrame = DoFrame | AskFrame;

export function createChannel(transport: Transport, guest: GuestOptions, events: ChannelEvents) {
  const local = createLocalModel({});
  const open = new Map<number, OpenFrame>();
  let connection: ReturnType<Transport["open"]> | null = null;
  let status: Status = "connecting";
  let welcomed = false;
  let ready = false;
  let received = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let position: Pick<TraitsFrame, "ply" | "head" | "record"> = { ply: 0, head: "", record: "" };
  let sitting = { sit: false, seat: "", name: "" };
  // Random, so that a reloaded page does not use a number twice.
  let lastId = Math.floor(Math.random() * 2 ** 40);

  const enter = (next: Status, sentence = "") => {
    status = next;
    events.changed(next, sentence);
  };
  const post = (frame: object) => connection?.send(JSON.stringify(frame));
  const hello = () =>
    post({
      frame: "hello",
      version: VERSION,
      secret: guest.secret,
      key: guest.key,
      language: guest.language,
      ...sitting,
    });

  /** Expect an answer from now on, if anything has been asked. */
  function expectAnswer() {
    clearTimeout(silence);
    if (transport.patience && open.size && status === "playing")
      silence = setTimeout(() => {
        drop();
        retry();
      }, transport.patience);
  }

  /** Send a frame, again after each break, until it is answered. */
  function keep(frame: OpenFrame) {
    open.set(frame.id, frame);
    if (welcomed && received) post(frame);
    expectAnswer();
  }

  function nextId() {
    lastId += 1;
    return lastId;
  }

  function sendMessage(message: object) {
    keep({ frame: "do", id: nextId(), ply: position.ply, head: position.head, message });
  }

  const model: GuestModel = { ...local, send: sendMessage };

  function takeTraits(frame: TraitsFrame) {
    if (frame.id <= received) return;
    if (!frame.all && frame.id !== received + 1) {
      post({ frame: "ask", id: nextId(), what: "resync" });
      return;
    }
    const first = received === 0;
    received = frame.id;
    position = frame;
    local.update(frame.traits);
    if (!ready) {
      ready = true;
      events.ready(model);
    }
    if (first) for (const waiting of open.values()) post(waiting);
  }

  function takeAnswer(frame: AnswerFrame | RefusedFrame) {
    // A second answer to the same frame is ignored.
    if (!open.delete(frame.id)) return;
    for (const reply of frame.replies) local.emit("msg:custom", reply);
  }

  function take(frame: FromRoom) {
    if (frame.frame === "hello") {
      welcomed = true;
      tries = 0;
      events.welcomed(frame);
      enter("playing");
    } else if (frame.frame === "traits") takeTraits(frame);
    else if (frame.frame === "answer" || frame.frame === "refused") takeAnswer(frame);
    else if (frame.frame === "presence") {
      events.present(frame);
      if (!welcomed) enter("choosing");
    } else if (frame.frame === "name") {
      events.named(frame);
      if (!welcomed && !frame.name) enter("choosing");
    } else if (frame.frame === "bye") {
      const { text, again } = frame;
      drop();
      if (again) retry(text);
      else enter("ended", text);
    }
  }

  function drop() {
    const before = connection;
    connection = null;
    before?.close();
  }

  function retry(sentence = "") {
    if (transport.lost) return enter("ended", sentence || transport.lost);
    enter("waiting", sentence);
    clearTimeout(timer);
    timer = setTimeout(connect, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  }

  function connect() {
    clearTimeout(timer);
    drop();
    welcomed = false;
    received = 0;
    const here = transport.open({
      opened() {
        if (here === connection) hello();
      },
      received(text) {
        if (here !== connection) return;
        take(JSON.parse(text) as FromRoom);
        expectAnswer();
      },
      closed() {
        if (here !== connection) return;
        connection = null;
        if (status !== "ended") retry();
      },
    });
    connection = here;
  }

  return {
    connect,
    /** Connect now, as when the network is back; or check that the room still answers. */
    hurry() {
      if (status === "waiting") connect();
      else if (status === "playing" && !open.size) sendMessage({ do: "alive", id: 0 });
    },
    sit(seat: string, name: string) {
      sitting = { sit: true, seat, name };
      hello();
    },
    ask(what: AskFrame["what"]) {
      keep({ frame: "ask", id: nextId(), what });
    },
    leave() {
      post({ frame: "bye" });
    },
    /** The game as a code, as last known here. */
    record: () => position.record,
  };
}
