// The slider through the game: it shows at once where it would go; the board follows as fast as Python answers.

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
      // The first step of a drag goes out at once; the next when its answer has come.
      if (dragged === null) go(ply);
      setDragged(ply);
    },
    drop(ply: number) {
      setDragged(null);
      if (requested.current !== ply || at !== ply) go(ply);
    },
  };
}
