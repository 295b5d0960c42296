// Waits for Python: asks again after a while, less and less often, and then gives up until Python sends something.

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
        // A request may change nothing, and then no answer comes. An "alive" query is always answered, unless it is
        // lost like the request.
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
