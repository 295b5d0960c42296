// What is impossible about the position, and which pieces have no place on the table.
import { edit, useEditor } from "../state/editor";
import { useWords } from "./words";

export function Problems() {
  const editor = useEditor();
  const { traits, draft } = editor;
  const words = useWords();
  const { problems } = traits.value;
  const { aside } = draft.value;
  return (
    <section class="ora-editor-problems" aria-label={words("problems")} tabIndex={0}>
      <div role="status">
        {problems.length ? (
          <ul>
            {problems.map(({ text, rule }) => (
              <li key={text + rule}>
                {text} {rule && <span class="ora-tag">{rule}</span>}
              </li>
            ))}
          </ul>
        ) : (
          <p class="ora-muted">{words("possible")}</p>
        )}
      </div>
      {aside.length > 0 && (
        <>
          <h3>{words("not-placed")}</h3>
          <ul>
            {aside.map(({ name, away }, n) => (
              <li key={n}>
                {name}{" "}
                <button
                  type="button"
                  class="ora-editor-step"
                  aria-label={`${words("take-away")}: ${name}`}
                  onClick={() => edit(editor, away)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
