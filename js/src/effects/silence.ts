// How long Python may take: asked once more after a while, then given up until it says something.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { View } from "../state/view";

const PATIENCE = 4_000; // milliseconds; most answers take less than a tenth of a second

export function useSilence(view: View): void {
  useEffect(
    () =>
      effect(() => {
        if (!view.silence.awaited.value) return;
        // What has been asked need not change anything, and then nothing is heard: this question is always answered.
        const again = setTimeout(() => view.queries.ask("alive", {}, () => {}), PATIENCE);
        const end = setTimeout(view.silence.giveUp, 2 * PATIENCE);
        return () => {
          clearTimeout(again);
          clearTimeout(end);
        };
      }),
    [view],
  );
}
