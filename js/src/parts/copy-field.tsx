// Texts to take along: each in a field that is marked at a press, with a button that copies it.
import { useRef, useState } from "preact/hooks";
import { copyFrom } from "../effects/clipboard";
import type { Shared } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";
import { keepKeys } from "./close-button";

/**
 * One text.
 * @param first whether the focus goes to it when the place that it is in opens
 */
export function CopyField({ word, text, first = false }: { word: Word; text: string; first?: boolean }) {
  const book = useView().book.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <label class="ora-copy-field">
      <span>{say(book, word)}</span>
      <input
        ref={field}
        type="text"
        readOnly
        value={text}
        data-first={first}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={keepKeys}
      />
      <button
        type="button"
        class="ora-button ora-small"
        onClick={() => field.current && void copyFrom(field.current).then(setCopied)}
      >
        {say(book, copied ? "copied" : "copy")}
      </button>
    </label>
  );
}

/** The game to be passed on: as a code and, where an address is known, as a link. */
export function SharedGame({ shared, first = false }: { shared: Shared; first?: boolean }) {
  return (
    <div class="ora-shared">
      <CopyField word="game code" text={shared.code} first={first} />
      {shared.link && <CopyField word="game link" text={shared.link} />}
    </div>
  );
}
