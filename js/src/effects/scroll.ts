// What scrolls by itself, and no further than its own box needs.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Lesson } from "../state/protocol";

/** Scroll a frame back to its beginning when something else lies in it. */
export function useScrollReset(content: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = 0;
  }, [content]);
  return frame;
}

/**
 * Keep the current entry of a list in sight, in the list's own box only: the page stays where it is. A list that was
 * folded up has no place for it before it opens.
 */
export function useCurrentInSight(at: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const show = () => {
      const here = box.querySelector("[aria-current]");
      if (!here) return;
      const [inside, line] = [box.getBoundingClientRect(), here.getBoundingClientRect()];
      if (line.top < inside.top || line.bottom > inside.bottom)
        box.scrollTop += line.top - inside.top - box.clientHeight / 3;
    };
    show();
    const folds = box.closest("details");
    folds?.addEventListener("toggle", show);
    return () => folds?.removeEventListener("toggle", show);
  }, [at]);
  return list;
}

/**
 * On a small screen the lesson lies far above what was clicked: its next step, and what was learnt, come into sight.
 * Whoever plays in a cell, or at another window, stays where they are.
 */
export function useLessonInSight(lesson: Lesson): RefObject<HTMLElement | null> {
  const note = useRef<HTMLElement>(null);
  const seen = useRef(lesson);
  useEffect(() => {
    const { step, outcome } = seen.current;
    seen.current = lesson;
    const part =
      lesson.step !== step ? "header" : lesson.outcome !== outcome && lesson.outcome === "solved" ? ".ora-outcome" : "";
    if (part && note.current?.closest(".ora-board")?.matches(":hover, :focus-within"))
      note.current.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }, [lesson]);
  return note;
}
