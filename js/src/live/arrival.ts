// A download that stands still, which no browser reports.

/** How long nothing may arrive, in milliseconds; and once everything has, how long Python may take to start. */
const MAX_SILENCE = 15_000;
const MAX_START = 90_000;

export interface Arrival {
  /** Something has arrived; the part of all is 1 where nothing is missing. */
  goOn(part?: number): void;
  /** There is nothing to wait for any more. */
  stop(): void;
}

/**
 * Watch what arrives.
 * @param stalled called when nothing has for too long
 * @param goesOn called when something does after all
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
      part < 1 ? MAX_SILENCE : MAX_START,
    );
  };
  goOn();
  return { goOn, stop };
}
