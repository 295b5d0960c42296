// The board's model on the live page: first a picture, then what Python in the worker sends.
import { createLocalModel } from "../state/local-model";
import type { ClassTask, Message, PeerNews, RoomNews } from "../state/protocol";
import type { StoredFile } from "./kept-files";
import type { ScreenMessage, ScreenNews } from "./screens";

/** News from Python: everything once, then changes and answers. */
export interface FromPython extends ScreenNews {
  begin?: { traits: Record<string, unknown>; notices: string[]; task: ClassTask | null; resumed: boolean };
  changed?: Record<string, unknown>;
  reply?: unknown;
  /** The moves played at each step of a class's task. */
  tried?: Record<string, string>;
  /** The files that Python has written, for the page to store; null for a deleted file. */
  files?: Record<string, StoredFile | null>;
  /** News about guests. */
  room?: RoomNews;
}

/** Messages to Python. */
type ToPython = Message | ScreenMessage | PeerNews;

/**
 * Make a model for the widget.
 * @param traits what to draw until Python has loaded
 */
export function createModel(traits: Record<string, unknown>) {
  const model = createLocalModel(traits);
  let post: ((message: ToPython, buffers: ArrayBuffer[]) => void) | null = null;
  return {
    ...model,
    /** Does nothing until Python has loaded; the board is inert until then. */
    send(message: ToPython, _: unknown, buffers: ArrayBuffer[] = []) {
      post?.(message, buffers);
    },
    /** Send messages to Python from now on. */
    connect(to: NonNullable<typeof post>) {
      post = to;
    },
    receive(news: FromPython) {
      model.update(news.begin?.traits ?? news.changed ?? {});
      if (news.reply !== undefined) model.emit("msg:custom", news.reply);
    },
  };
}
