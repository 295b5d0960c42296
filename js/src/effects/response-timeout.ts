// How long Python may take: asked once more after a while, then given up until it says something.

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
        // What has been asked need not change anything, and then nothing is heard: this question is always answered.
        const again = setTimeout(() => query(view, "alive", {}, () => repeatLost(view)), RESPONSE_TIMEOUT_MS);
        const end = setTimeout(() => giveUp(view), 2 * RESPONSE_TIMEOUT_MS);
        return () => {
          clearTimeout(again);
          clearTimeout(end);
        };
      }),
    [view],
  );
}
