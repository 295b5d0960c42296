// How long Python may take: asked once more after a while, and less and less often, then given up until it says something.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { giveUp, query, repeatLost } from "../state/connection";
import type { View } from "../state/view";

const RESPONSE_TIMEOUT_MS = 4_000; // milliseconds; most answers take less than a tenth of a second

export function useResponseTimeout(view: View): void {
  useEffect(
    () =>
      effect(() => {
        if (!view.connection.awaiting.value) return;
        // What has been asked need not change anything, and then nothing is heard: this question is always answered, or lost
        // like what it is asked for.
        let pause = RESPONSE_TIMEOUT_MS;
        const askAgain = () => {
          query(view, "alive", {}, () => repeatLost(view));
          pause *= 2;
          again = setTimeout(askAgain, pause);
        };
        let again = setTimeout(askAgain, pause);
        const end = setTimeout(() => giveUp(view), 2 * RESPONSE_TIMEOUT_MS);
        return () => {
          clearTimeout(again);
          clearTimeout(end);
        };
      }),
    [view],
  );
}
