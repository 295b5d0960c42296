// Sending a link: by the share sheet of the system where there is one, else by way of the clipboard.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pngOf } from "./picture";

/** What is sent. */
export interface Parcel {
  link: string;
  text: string;
}

/** What became of it; a share sheet that was closed again leaves things as they were. */
export type Sent = "sent" | "copied" | "by hand" | null;

/**
 * Send a link; to be called in a press, or the browser refuses it.
 * @param picture goes along where the share sheet takes files
 */
export async function sendLink({ link, text }: Parcel, picture?: File | null): Promise<Sent> {
  const plain = { text, url: link };
  // Beside a picture some apps drop the address, but none drops the words.
  const drawn = picture ? { text: `${text}\n${link}`, files: [picture] } : null;
  if (navigator.share) {
    try {
      await navigator.share(drawn && navigator.canShare?.(drawn) ? drawn : plain);
      return "sent";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
      console.warn("ora_widgets: no share sheet", error);
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "by hand";
  }
}

/** A picture of the board around a place, drawn before anybody presses: browsers open no share sheet long after a press. */
export function usePicture(place: RefObject<HTMLElement | null>): RefObject<Promise<File | null> | null> {
  const picture = useRef<Promise<File | null>>(null);
  useEffect(() => {
    const board = place.current?.closest<HTMLElement>(".ora-board");
    if (!navigator.share || !board) return;
    picture.current = pngOf(board).then(
      (drawn) => new File([drawn], "ora.png", { type: "image/png" }),
      () => null,
    );
  }, [place]);
  return picture;
}
