// The guest's side of a room: frames in and out, whatever carries them. Sends what was not answered again after a break.
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

/** How long to wait before another try, in milliseconds: longer each time. */
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** What carries frames; each call of `open` is one connection. */
export interface Transport {
  /** What is said of a connection that cannot be opened again; none where it can. */
  lost?: string;
  /** What is said while nobody has answered at all. */
  silent?: string;
  open(events: { opened(): void; received(text: string): void; closed(): void }): {
    send(text: string): void;
    close(): void;
  };
}

/** Where a guest is: on the way, choosing a colour, in the room, on the way again, or out. */
export type Status = "connecting" | "choosing" | "playing" | "waiting" | "ended";

export interface GuestOptions {
  secret: string;
  /** The guest's own secret, by which it comes back to its seat. */
  key: string;
  language: string;
}

export interface ChannelEvents {
  changed(status: Status, sentence: string): void;
  welcomed(welcome: WelcomeFrame): void;
  present(presence: PresenceFrame): void;
  /** In a class: a name is asked for, or said. */
  named(news: NameFrame): void;
  /** All traits are here for the first time. */
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
  let position: Pick<TraitsFrame, "ply" | "head" | "record"> = { ply: 0, head: "", record: "" };
  let sitting = { sit: false, seat: "", name: "" };
  // A page that is loaded again must not use a number twice.
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

  /** Send a frame until it is answered. */
  function keep(frame: OpenFrame) {
    open.set(frame.id, frame);
    if (welcomed && received) post(frame);
  }

  function nextId() {
    lastId += 1;
    return lastId;
  }

  const model: GuestModel = {
    ...local,
    send(message: object) {
      keep({ frame: "do", id: nextId(), ply: position.ply, head: position.head, message });
    },
  };

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
    // A second answer to the same frame says nothing new.
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
        if (here === connection) take(JSON.parse(text) as FromRoom);
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
    /** Try again now, as when the network has come back. */
    hurry() {
      if (status === "waiting") connect();
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
    /** The game as a code, as it was last known here. */
    record: () => position.record,
  };
}
