// How much a guest may send before its page is taken for one that is out of order; Python has limits of its own, and these keep a
// flood away from it.

/** Characters of a frame, and frames in a second. */
const MAX_FRAME = 64_000;
const MAX_FRAMES = 400;
const SECOND = 1_000;

/** Takes what a guest has sent: the frame, an empty one for what cannot be one, and null once it is too much. */
export function frameLimit(): (data: unknown) => string | null {
  let [since, count] = [0, 0];
  return (data) => {
    const now = performance.now();
    if (now - since > SECOND) [since, count] = [now, 0];
    count += 1;
    if (count > MAX_FRAMES) return null;
    return typeof data === "string" && data.length <= MAX_FRAME ? data : "";
  };
}
