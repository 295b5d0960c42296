// The picture that is sent with a link, where the share sheet takes pictures.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pngOf } from "./picture";

/** A picture of the board around an element, drawn in advance: browsers open no share sheet long after a press. */
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
