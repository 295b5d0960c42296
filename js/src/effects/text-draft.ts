// What is being typed is not overwritten: changes of the value wait until the field has been left.
import { useEffect, useRef, useState } from "preact/hooks";

const PAUSE_MS = 400; // milliseconds without a letter after which the others see what has been typed

/**
 * Text that is being typed.
 * @param value what is so, as everybody else sees it
 * @param commit tells the others; called after a pause and when the field is left, not with every letter
 * @param pauses whether a pause tells the others; where half a word means something else, only leaving does
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
  // A drawer may be closed with the cursor still in the field.
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
