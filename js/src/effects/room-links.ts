// The links of a room, which are secrets: they are in no trait, and are asked for where they are shown.
import { useEffect, useState } from "preact/hooks";
import { query } from "../state/connection";
import type { RoomLink } from "../state/protocol";
import type { View } from "../state/view";

export function useRoomLinks(view: View): RoomLink[] {
  const room = view.together.value;
  const [links, setLinks] = useState<RoomLink[]>([]);
  // What the room says changes with the language.
  useEffect(() => {
    if (room) query(view, "invitations", {}, setLinks);
  }, [view, room?.edition, room?.says]);
  return links;
}
