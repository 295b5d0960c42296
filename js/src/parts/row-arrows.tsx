// Buttons at the ends of a row that is wider than its place; they follow the row directly.
import type { RefObject } from "preact";

const SCROLL_SHARE = 0.7; // of the visible part of the row

/** Buttons that scroll a row, besides mouse wheel and finger. The keyboard needs none, since focus scrolls the row. */
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
