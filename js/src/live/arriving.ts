// What arrives over the network, counted while it comes, so that a bar can say how much there is.

/** Names of what may be missing, as the words of the page have them. */
export type Part = "python" | "game" | "board";

/** Something did not arrive. */
export class Missing extends Error {
  constructor(readonly part: Part) {
    super(part);
  }
}

/**
 * A `fetch` that tells how many bytes have come in all, without touching what it hands on.
 * @param fetcher the browser's own
 * @param arrived called with the sum
 */
export function counting(fetcher: typeof fetch, arrived: (bytes: number) => void): typeof fetch {
  let sum = 0;
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (!response.ok) throw new TypeError(`${response.status} ${response.url}`);
    // The browser compiles while it loads, and keeps what it has compiled, only for its own answer: a copy is counted.
    void count(response.clone());
    return response;
  };

  async function count(copy: Response) {
    const reader = copy.body?.getReader();
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        sum += next.value.length;
        arrived(sum);
      }
    } catch {
      // Whoever reads the original hears of it.
    }
  }
}
