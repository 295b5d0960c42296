// Keeps text that is being typed from being overwritten: changes of the value wait until the field loses the focus.
import { useEffect, useRef, useState } from "preact/hooks";

const PAUSE_MS = 400; // milliseconds without a letter after which the text is sent

/**
 * Text that is being typed.
 * @param value the value that everybody else sees
 * @param commit sends the text; called after a pause and when the field is left, not with every letter
 * @param pauses whether a pause sends it; false where half a word would mean something else
 */
export function useTextDraft(value: string, commit: (text: string) => void, pauses = true) {
  const [draft, setDraft] = useState<string | null>(null);
  const unsent = useRef<string | null>(null);
  const latest = useRef(commit);
  latest.current = commit;
  const tell = () => {
    const text = unsent.current;
    unsent.current = null;
    if (text !== null) latest.current(text);
  };
  useEffect(() => {
    if (!pauses) return;
    const timer = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // A drawer may be closed while the cursor is still in the field.
  useEffect(() => tell, []);
  return {
    shown: draft ?? value,
    onInput(text: string) {
      unsent.current = text;
      setDraft(text);
    },
    onLeave() {
      tell();
      setDraft(null);
    },
  };
}
