// The board's model on the live page: a picture at first, then whatever the Python in the worker says.
import type { ClassTask, Message } from "../state/protocol";
import type { Written } from "./keeping";

type Listener = (news?: unknown) => void;

/** What Python says: everything once, then what has changed, and answers. */
export interface FromPython {
  begin?: { traits: Record<string, unknown>; told: string[]; task: ClassTask | null; resumed: boolean };
  changed?: Record<string, unknown>;
  said?: unknown;
  /** What has been played at each step of a task for a class. */
  tried?: Record<string, string>;
  /** What Python has written, for the page to keep; null for a file that is gone. */
  files?: Record<string, Written | null>;
}

/**
 * Make a model for the widget.
 * @param traits what is drawn until Python is there
 */
export function createModel(traits: Record<string, unknown>) {
  const listeners = new Map<string, Set<Listener>>();
  let post: ((message: Message, buffers: ArrayBuffer[]) => void) | null = null;

  function emit(event: string, news?: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(news);
  }

  return {
    get: (name: string) => traits[name],
    on: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    set() {},
    save_changes() {},
    /** Before Python is there nobody listens, and nothing can be pressed. */
    send(message: Message, _: unknown, buffers: ArrayBuffer[] = []) {
      post?.(message, buffers);
    },
    /** Somebody listens from now on. */
    connect(to: NonNullable<typeof post>) {
      post = to;
    },
    receive(news: FromPython) {
      const changed = news.begin?.traits ?? news.changed ?? {};
      Object.assign(traits, changed);
      for (const name of Object.keys(changed)) emit(`change:${name}`);
      if (news.said !== undefined) emit("msg:custom", news.said);
    },
  };
}
