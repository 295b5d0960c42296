// What arrives over the network, counted while it comes, so that a bar can say how much there is.

/** Names of what may be missing, as the words of the page have them. */
export type Part = "python" | "game" | "board";

/** Something did not arrive. */
export class MissingPart extends Error {
  constructor(readonly part: Part) {
    super(part);
  }
}

/**
 * A `fetch` that tells how many bytes have come in all, without touching what it hands on.
 * @param fetcher the browser's own
 * @param arrived called with the sum
 * @param lost called with an address that cannot be had, in whole or from some byte on: the caller may not report it
 */
export function countingFetch(
  fetcher: typeof fetch,
  arrived: (bytes: number) => void,
  lost: (address: string, error: unknown) => void,
): typeof fetch {
  let sum = 0;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    try {
      const response = await fetcher(input, init);
      if (!response.ok) throw new TypeError(`${response.status} ${response.url}`);
      // The browser compiles while it loads, and keeps what it has compiled, only for its own answer: a copy is counted.
      void count(address, response.clone());
      return response;
    } catch (error) {
      lost(address, error);
      throw error;
    }
  };

  async function count(address: string, copy: Response) {
    const reader = copy.body?.getReader();
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        sum += next.value.length;
        arrived(sum);
      }
    } catch (error) {
      lost(address, error);
    }
  }
}

/** A `fetch` that keeps what comes in a cache. */
export function keepingFetch(fetcher: typeof fetch, cache: string): typeof fetch {
  const opened = caches.open(cache);
  opened.catch(() => {});
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (response.ok) {
      const copy = response.clone();
      opened
        .then((kept) => kept.put(response.url, copy))
        .catch((error: unknown) => console.warn("ora_widgets: nothing is kept for the next visit", error));
    }
    return response;
  };
}

/**
 * A `fetch` that has asked already for what will be asked for once.
 * @param asked the answers, by their addresses
 */
export function early(fetcher: typeof fetch, asked: Record<string, Promise<Response>>): typeof fetch {
  const answers = new Map(Object.entries(asked));
  for (const answer of answers.values()) answer.catch(() => {}); // heard of by whoever asks
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = answers.get(address);
    answers.delete(address);
    return answer ?? fetcher(input, init);
  };
}

/** An answer without its packing: the browser unpacks many times as quickly as Python does. */
export function unpacked({ body }: Response): Response {
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}
