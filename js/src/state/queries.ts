// Queries to Python: each has a number, by which its answer finds the way back to whoever asked.
import type { Answer, Answers, Query, Refused } from "./protocol";

type Details<Kind extends keyof Answers> = Omit<Extract<Query, { do: Kind }>, "do" | "id">;

/**
 * Ask Python; where there is none, nobody answers.
 * @param refused called where there is no answer, besides the notice that the board shows
 */
export type Ask = <Kind extends keyof Answers>(
  kind: Kind,
  details: Details<Kind>,
  answered: (answer: Answers[Kind]) => void,
  refused?: () => void,
) => void;

export interface Queries {
  ask: Ask;
  receive(reply: Answer | Refused): void;
}

// Every page hears the answers to all pages of a board, so each counts from somewhere else.
let last = Math.floor(Math.random() * 2 ** 40);

/**
 * Gather the queries of one view.
 * @param post carries a message to Python, or nowhere
 */
export function createQueries(post: (message: Query) => void): Queries {
  const open = new Map<number, { answered: (answer: never) => void; refused: (() => void) | undefined }>();
  return {
    ask(kind, details, answered, refused) {
      last += 1;
      open.set(last, { answered, refused });
      post({ do: kind, id: last, ...details } as unknown as Query);
    },
    receive(reply) {
      const query = open.get(reply.id);
      open.delete(reply.id);
      if (reply.do === "answer") query?.answered(reply.answer as never);
      else query?.refused?.();
    },
  };
}
