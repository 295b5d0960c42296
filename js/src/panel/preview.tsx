// What the turn has brought so far, what the answer one is looking at would bring, and the way back.
import { Changes } from "../parts/amount";
import { useView } from "../state/view";
import { say } from "../state/words";

export function PreviewRow() {
  const view = useView();
  const { sofar, at } = view.scene.value;
  const book = view.book.value;
  const { hovered } = view;
  const seen = hovered.value === null ? undefined : view.previews.value.get(hovered.value);
  return (
    <div class="ora-outlook">
      <button
        type="button"
        class="ora-button ora-back"
        disabled={at === 0}
        onClick={() => view.post({ do: "undo", by: "move" })}
      >
        <span aria-hidden="true">↶</span> {say(book, "take it back")}
      </button>
      <p>
        <span class="ora-quiet">{say(book, "this turn")}:</span>{" "}
        {sofar ? <Changes change={sofar} /> : <span class="ora-quiet">{say(book, "nothing yet")}</span>}
      </p>
      {/* Always there, so that a screen reader hears what is put into it. */}
      <p class="ora-would" role="status" aria-live="polite">
        {seen && (
          <>
            <span class="ora-quiet">{say(book, "would bring")}:</span>{" "}
            {(seen.goods.length > 0 || seen.points.total !== 0 || !seen.follows) && <Changes change={seen} />}
            {seen.follows && (
              <span class="ora-then">
                {" "}
                {say(book, "then")}: {seen.follows}
              </span>
            )}
          </>
        )}
      </p>
    </div>
  );
}
