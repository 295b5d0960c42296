// Limits what a guest may send before its page counts as broken. Python has its own limits; these protect it from
// floods.

/** The length of a frame, and frames in a second. */
const MAX_FRAME_LENGTH = 64_000;
const MAX_FRAMES = 400;
const SECOND_MS = 1_000;

/** Checks a guest's data: returns the frame, an empty string if it cannot be one, or null above the limit. */
export function frameLimit(): (data: unknown) => string | null {
  let [since, count] = [0, 0];
  return (data) => {
    const now = performance.now();
    if (now - since > SECOND_MS) [since, count] = [now, 0];
    count += 1;
    if (count > MAX_FRAMES) return null;
    return typeof data === "string" && data.length <= MAX_FRAME_LENGTH ? data : "";
  };
}
