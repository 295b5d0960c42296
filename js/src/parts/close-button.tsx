// Closing a panel over the board.
import { useView } from "../state/view";
import { say } from "../state/words";

/** Keep all keys but Escape from the board, so that its shortcuts are letters in a field. */
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
