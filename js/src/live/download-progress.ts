// Counts what arrives over the network, for the progress bar.

/** Parts that may fail to load, named as in the page's words. */
export type Part = "python" | "game" | "board";

/** A part that did not arrive. */
export class MissingPart extends Error {
  constructor(readonly part: Part) {
    super(part);
  }
}

/**
 * A `fetch` that reports the total of bytes received without changing the response.
 * @param fetcher the browser's own
 * @param arrived called with the sum
 * @param lost called with an address that fails, at once or partway: the caller may not report it
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
      // Count a copy: the browser compiles while loading, and caches the result, only for its own response.
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

/** A `fetch` that also stores responses in a cache. */
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
 * A `fetch` that uses each request made in advance once.
 * @param asked the responses by address
 */
export function withEarlyAnswers(fetcher: typeof fetch, asked: Record<string, Promise<Response>>): typeof fetch {
  const answers = new Map(Object.entries(asked));
  for (const answer of answers.values()) answer.catch(() => {}); // reported to the code that requests it
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = answers.get(address);
    answers.delete(address);
    return answer ?? fetcher(input, init);
  };
}

/** A response without its gzip packing, which the browser removes many times faster than Python. */
export function unpacked({ body }: Response): Response {
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}
