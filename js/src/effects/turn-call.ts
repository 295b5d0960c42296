// Calls whoever looks elsewhere when it is their turn in company: by the title of the window and, where that was switched on in
// this browser, by a sound, a vibration and a notification, as far as it has them. Python hears nothing of it.
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isPlayedHere } from "../state/seats";
import type { View } from "../state/view";
import { say } from "../state/words";
import { markTitle } from "./title-mark";

const KEY = "ora-call";
const SOUND_SECONDS = 0.4;
const VOLUME = 0.1;

/** Whether calls are on; they are not where the browser keeps nothing. */
function isOn(): boolean {
  try {
    return !!localStorage[KEY];
  } catch {
    return false;
  }
}

function ring(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => audio.close();
  tone.start();
  tone.stop(SOUND_SECONDS);
  navigator.vibrate?.(SOUND_SECONDS * 1000);
}

/** A telephone's browser has notifications, but not for a page by itself; one by plain http has none. */
function notify(title: string): void {
  try {
    // One tag: a call takes the place of the one before.
    const shown = new Notification(title, { tag: KEY });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // The title calls.
  }
}

/** Whether somebody plays along at another screen. */
export const isInCompany = ({ seats, together }: View) =>
  together.value !== null || Object.keys(seats.claims.value).length > 0;

/** Call at the beginning of each own turn that a hidden page does not show. */
export function useTurnCall(view: View): void {
  useEffect(() => {
    let wasMine = true; // whoever opens a page looks at it
    const end = effect(() => {
      const { seat } = view.question.value;
      const isMine = seat !== null && isInCompany(view) && isPlayedHere(view.seats, view.scene.value, seat);
      if (!isMine) markTitle();
      else if (!wasMine && document.hidden) {
        const words = say(view.book.peek(), "your turn");
        markTitle(words);
        if (isOn()) {
          ring();
          notify(words);
        }
      }
      wasMine = isMine;
    });
    const look = () => document.hidden || markTitle();
    document.addEventListener("visibilitychange", look);
    return () => {
      end();
      document.removeEventListener("visibilitychange", look);
    };
  }, [view]);
}

/** Whether calls are on, and a function that switches them; the sound is heard once when they come on. */
export function useCalls() {
  const [on, setOn] = useState(isOn);
  const set = (wished: boolean) => {
    try {
      localStorage[KEY] = wished ? "1" : "";
      if (wished) {
        ring();
        // Last: not every browser has it.
        void Notification.requestPermission();
      }
    } catch {
      // They stay off.
    }
    setOn(isOn());
  };
  return [on, set] as const;
}
