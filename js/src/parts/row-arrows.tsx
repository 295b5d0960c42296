// Buttons at the ends of a row that goes on out of sight; they stand right behind it.
import type { RefObject } from "preact";

const SCROLL_SHARE = 0.7; // of what is seen of the row

/** What does not fit comes by the wheel of a mouse, by a finger and by arrows, too; the keyboard needs no button for it. */
export function RowArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const scroll = (way: 1 | -1) =>
    row.current?.scrollBy({ left: row.current.clientWidth * SCROLL_SHARE * way, behavior: "smooth" });
  return (
    <>
      <button
        type="button"
        class="ora-button ora-scroll-forward"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => scroll(1)}
      >
        ›
      </button>
      <button
        type="button"
        class="ora-button ora-scroll-back"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => scroll(-1)}
      >
        ‹
      </button>
    </>
  );
}
