// Import and export: the scenario as Python, a code to share, a game to play, and a field for a pasted code.
import { useSignal } from "@preact/signals";
import { keepKeys } from "../parts/close-button";
import { TextField } from "../parts/text-field";
import { edit, postEditor, useEditor } from "../state/editor";
import { type EditorWord, useWords } from "./words";

const MAX_TEXT_LENGTH = 2000; // characters of a text
const TEXTS = ["title", "question", "goal", "notes", "prelude", "solution"] as const;

/** Text to copy. */
function Copied({ name, text }: { name: EditorWord; text: string }) {
  const words = useWords();
  const copied = useSignal("");
  return (
    <div class="ora-editor-copied">
      <label class="ora-editor-field">
        <span>{words(name)}</span>
        <textarea
          readOnly
          rows={4}
          value={text}
          data-output={name}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={keepKeys}
        />
      </label>
      <button
        type="button"
        class="ora-button"
        aria-label={`${words("copy")}: ${words(name)}`}
        onClick={(event) => {
          // Select the text, so that it can be copied by hand where the browser forbids copying.
          event.currentTarget.parentElement?.querySelector("textarea")?.select();
          void navigator.clipboard?.writeText(text).then(() => {
            copied.value = text;
          });
        }}
      >
        {copied.value === text ? words("copied") : words("copy")}
      </button>
    </div>
  );
}

export function Output() {
  const editor = useEditor();
  const { traits } = editor;
  const words = useWords();
  const { code, short, draft } = traits.value;
  const pasted = useSignal("");
  return (
    <div class="ora-editor-output">
      <Copied name="python-code" text={code} />
      {short ? <Copied name="send-code" text={short} /> : <p class="ora-muted">{words("no-send-code")}</p>}
      <form
        class="ora-editor-copied"
        onSubmit={(event) => {
          event.preventDefault();
          postEditor(editor, { do: "open", text: pasted.value });
        }}
      >
        <label class="ora-editor-field">
          <span>{words("open-label")}</span>
          <textarea
            rows={3}
            placeholder={words("open-hint")}
            value={pasted.value}
            data-input="open"
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
            onKeyDown={keepKeys}
          />
        </label>
        {/* Not a form: JupyterLab does not let a form in an output be submitted. */}
        <button type="button" class="ora-button" onClick={() => postEditor(editor, { do: "open", text: pasted.value })}>
          {words("open")}
        </button>
      </form>
      <div class="ora-editor-fields">
        {TEXTS.map((word) => (
          <TextField
            key={word}
            value={draft.words[word] ?? ""}
            label={words(`word-${word}`)}
            placeholder=""
            maxLength={MAX_TEXT_LENGTH}
            onCommit={(text) => edit(editor, { do: "write", name: word, text })}
          >
            <span>{words(`word-${word}`)}</span>
          </TextField>
        ))}
      </div>
    </div>
  );
}
