// A page may hold many boards, and drawing each takes time: boards out of sight wait until the page is quiet.

/** Milliseconds without changes after which a board out of sight is drawn too. */
export const QUIET_MS = 1500;

/** Milliseconds after which it is drawn even if the page is busy. */
const MAX_WAIT_MS = 1000;

/** Decides when changes are delivered to a page. */
export interface Delivery {
  /** Something has changed. */
  changed(): void;
  /** Deliver what has waited. */
  flush(): void;
  stop(): void;
}

/**
 * Deliver changes at once while the element is visible; otherwise later, all together.
 * @param element the element that may be visible
 * @param deliver takes all that has changed
 */
export function deliverWhenSeen(element: Element, deliver: () => void): Delivery {
  let seen = true; // until the browser has checked
  let due = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;

  const forget = () => {
    clearTimeout(quiet);
    if (idle !== undefined) cancelIdleCallback(idle);
    idle = undefined;
  };
  const flush = () => {
    forget();
    if (due) deliver();
    due = false;
  };
  const later = () => {
    forget();
    quiet = setTimeout(() => {
      if (typeof requestIdleCallback === "undefined") flush();
      else idle = requestIdleCallback(flush, { timeout: MAX_WAIT_MS });
    }, QUIET_MS);
  };

  const watch = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? true;
    if (seen) flush();
  });
  watch.observe(element);
  return {
    changed() {
      due = true;
      // A board with the focus is in use even when scrolled out of sight.
      if (seen || element.matches(":focus-within")) flush();
      else later();
    },
    flush,
    stop() {
      forget();
      watch.disconnect();
    },
  };
}
