// Texts to copy, each in a field that a press selects, with a copy button.
import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { copyFrom } from "../effects/clipboard";
import { type Parcel, type Sent, sendLink } from "../effects/send-link";
import { usePicture } from "../effects/sending";
import type { GameToShare } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";
import { keepKeys } from "./close-button";

/**
 * A field with one text.
 * @param first whether it gets the focus when its panel opens
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

/**
 * A button that sends a link and shows the result; where nothing can be copied, it shows the link to copy by hand.
 * @param picture a picture to send along, once drawn
 */
function SendButton(props: {
  label: string;
  parcel: Parcel;
  picture?: RefObject<Promise<File | null> | null>;
  kind?: string;
}) {
  const { label, parcel, picture, kind = "" } = props;
  const book = useView().book.value;
  const [sent, setSent] = useState<Sent>(null);
  const send = async () => setSent(await sendLink(parcel, await picture?.current));
  return (
    <>
      <button type="button" class={`ora-button ora-main ${kind}`} data-send data-first onClick={() => void send()}>
        {label}
      </button>
      <span class="ora-muted" role="status">
        {sent === "copied" && say(book, "send copied")}
        {sent === "by hand" && say(book, "send by hand")}
      </span>
      {sent === "by hand" && <CopyField word="game link" text={parcel.link} />}
    </>
  );
}

/** The game to share: as a link that is ready to send, where an address is known, and as a code. */
export function SharedGame({ shared, first = false }: { shared: GameToShare; first?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const picture = usePicture(place);
  const book = useView().book.value;
  const { link, code } = shared;
  return (
    <div ref={place} class="ora-shared">
      {link && (
        <div class="ora-send">
          <SendButton label={say(book, "send")} parcel={shared} picture={picture} />
        </div>
      )}
      {link && <CopyField word="game link" text={link} />}
      <CopyField word="game code" text={code} first={first && !link} />
    </div>
  );
}

/** In a game by message, the button that sends the turn to the next player. */
export function SendTurn() {
  const turn = useView().outgoing.value;
  if (!turn) return null;
  return (
    <div class="ora-send" data-only-live>
      <SendButton key={turn.link} label={turn.label} parcel={turn} kind="ora-primary" />
    </div>
  );
}
