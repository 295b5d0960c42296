// A page may hold many boards, and each takes its time to draw: those that nobody sees wait until the page is quiet.

/** Milliseconds without news after which a board out of sight is drawn, too. */
export const QUIET = 1500;

/** Milliseconds after which it is drawn although the page is busy. */
const LATEST = 1000;

/** What decides when news are told. */
export interface Telling {
  /** There are news. */
  news(): void;
  /** Tell what has waited. */
  now(): void;
  end(): void;
}

/**
 * Tell news at once to what is in sight, and later, all together, to what is not.
 * @param element what may be in sight
 * @param tell takes all that is new
 */
export function tellWhenSeen(element: Element, tell: () => void): Telling {
  let seen = true; // until the browser has looked
  let due = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;

  const forget = () => {
    clearTimeout(quiet);
    if (idle !== undefined) cancelIdleCallback(idle);
    idle = undefined;
  };
  const now = () => {
    forget();
    if (due) tell();
    due = false;
  };
  const later = () => {
    forget();
    quiet = setTimeout(() => {
      if (typeof requestIdleCallback === "undefined") now();
      else idle = requestIdleCallback(now, { timeout: LATEST });
    }, QUIET);
  };

  const watch = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? true;
    if (seen) now();
  });
  watch.observe(element);
  return {
    news() {
      due = true;
      // Who has scrolled away may go on by keys.
      if (seen || element.matches(":focus-within")) now();
      else later();
    },
    now,
    end() {
      forget();
      watch.disconnect();
    },
  };
}
