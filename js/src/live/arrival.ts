// Detects a stalled download, which no browser reports.

/** Milliseconds in which nothing may arrive, and, once everything has, those that Python may take to start. */
const MAX_SILENCE_MS = 15_000;
const MAX_START_MS = 90_000;

export interface Arrival {
  /** Note that something has arrived; `part` is the share so far, 1 when complete. */
  goOn(part?: number): void;
  /** Stop waiting. */
  stop(): void;
}

/**
 * Watch a download.
 * @param stalled called when nothing has arrived for too long
 * @param goesOn called when it continues after all
 */
export function watchArrival(stalled: () => void, goesOn: () => void): Arrival {
  let isStalled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const goOn = (part = 0) => {
    stop();
    if (isStalled) goesOn();
    isStalled = false;
    timer = setTimeout(
      () => {
        isStalled = true;
        stalled();
      },
      part < 1 ? MAX_SILENCE_MS : MAX_START_MS,
    );
  };
  goOn();
  return { goOn, stop };
}
