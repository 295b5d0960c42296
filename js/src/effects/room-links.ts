// The links of a room, which are secrets: they are in no trait, and are asked for where they are shown.
import { useEffect, useState } from "preact/hooks";
import { query } from "../state/connection";
import type { RoomLink } from "../state/protocol";
import type { View } from "../state/view";

/** Show an open room on a board that is drawn anew, once Python answers: in a saved page the room is long over. */
export function useOpenRoom(view: View): void {
  useEffect(() => {
    if (view.together.value && !view.together.value.invites)
      query(view, "invitations", {}, (links) => {
        if (links.length) view.layout.drawer.value = "together";
      });
  }, [view]);
}

export function useRoomLinks(view: View): RoomLink[] {
  const room = view.together.value;
  const [links, setLinks] = useState<RoomLink[]>([]);
  // What the room says changes with the language.
  useEffect(() => {
    if (room) query(view, "invitations", {}, setLinks);
  }, [view, room?.edition, room?.says]);
  return links;
}
