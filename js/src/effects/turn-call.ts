// Calls a player who looks elsewhere when it is their turn in a shared game: by the window's title and, where switched
// on in this browser, by sound, vibration and notification. Python is not involved.
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isPlayedHere } from "../state/seats";
import type { View } from "../state/view";
import { say } from "../state/words";
import { markTitle } from "./title-mark";

const KEY = "ora-call";
const SOUND_SECONDS = 0.4;
const VOLUME = 0.1;

/** Whether calls are switched on; never where the browser stores nothing. */
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

/** Show a notification. This may fail: telephones do not let the page itself show one, and plain http has none. */
function notify(title: string): void {
  try {
    // The tag makes a new call replace the previous one.
    const shown = new Notification(title, { tag: KEY });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // The title still calls.
  }
}

/** Whether other people play at other pages. */
export const isInCompany = ({ seats, together }: View) =>
  together.value !== null || Object.keys(seats.claims.value).length > 0;

/** Call at the beginning of each of the player's turns while the page is hidden. */
export function useTurnCall(view: View): void {
  useEffect(() => {
    let wasMine = true; // a newly opened page is being looked at
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

/** Whether calls are switched on, and a function to switch them; switching on plays the sound once. */
export function useCalls() {
  const [on, setOn] = useState(isOn);
  const set = (wished: boolean) => {
    try {
      localStorage[KEY] = wished ? "1" : "";
      if (wished) {
        ring();
        // Last, because not every browser has it.
        void Notification.requestPermission();
      }
    } catch {
      // Calls stay off.
    }
    setOn(isOn());
  };
  return [on, set] as const;
}
