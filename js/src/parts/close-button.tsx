// Ways out of a place of its own over the board.
import { useView } from "../state/view";
import { say } from "../state/words";

/** In a field the keys of the board are letters, except the one that leaves. */
export function keepKeys(event: KeyboardEvent): void {
  if (event.key !== "Escape") event.stopPropagation();
}

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="ora-close" aria-label={say(useView().book.value, "dismiss")} onClick={onClick}>
      ×
    </button>
  );
}
