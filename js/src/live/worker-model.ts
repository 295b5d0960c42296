// The board's model on the live page: a picture at first, then what the Python in the worker sends.
import { createLocalModel } from "../state/local-model";
import type { ClassTask, Message, PeerNews, RoomNews } from "../state/protocol";
import type { StoredFile } from "./kept-files";
import type { ScreenMessage, ScreenNews } from "./screens";

/** What Python says: everything once, then what has changed, and answers. */
export interface FromPython extends ScreenNews {
  begin?: { traits: Record<string, unknown>; notices: string[]; task: ClassTask | null; resumed: boolean };
  changed?: Record<string, unknown>;
  reply?: unknown;
  /** What has been played at each step of a task for a class. */
  tried?: Record<string, string>;
  /** What Python has written, for the page to keep; null for a file that is gone. */
  files?: Record<string, StoredFile | null>;
  /** What is done with guests. */
  room?: RoomNews;
}

/** What goes to Python. */
type ToPython = Message | ScreenMessage | PeerNews;

/**
 * Make a model for the widget.
 * @param traits what is drawn until Python is there
 */
export function createModel(traits: Record<string, unknown>) {
  const model = createLocalModel(traits);
  let post: ((message: ToPython, buffers: ArrayBuffer[]) => void) | null = null;
  return {
    ...model,
    /** Before Python is there nobody listens, and nothing can be pressed. */
    send(message: ToPython, _: unknown, buffers: ArrayBuffer[] = []) {
      post?.(message, buffers);
    },
    /** Messages go to Python from now on. */
    connect(to: NonNullable<typeof post>) {
      post = to;
    },
    receive(news: FromPython) {
      model.update(news.begin?.traits ?? news.changed ?? {});
      if (news.reply !== undefined) model.emit("msg:custom", news.reply);
    },
  };
}
