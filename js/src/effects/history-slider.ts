// The slider through the game: it moves at once; the board follows as fast as Python answers.

import { useEffect, useRef, useState } from "preact/hooks";
import { post } from "../state/connection";
import type { View } from "../state/view";

export function useHistorySlider(view: View) {
  const { at } = view.scene.value;
  const [dragged, setDragged] = useState<number | null>(null);
  const requested = useRef(at);
  const go = (ply: number) => {
    requested.current = ply;
    post(view, { do: "jump", ply });
  };
  useEffect(() => {
    if (dragged !== null && at === requested.current && dragged !== at) go(dragged);
  }, [dragged, at]);
  return {
    shown: dragged ?? at,
    drag(ply: number) {
      // Send the first step of a drag at once, and each later one when the answer to the previous one has come.
      if (dragged === null) go(ply);
      setDragged(ply);
    },
    drop(ply: number) {
      setDragged(null);
      if (requested.current !== ply || at !== ply) go(ply);
    },
  };
}
