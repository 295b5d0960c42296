// The links of a room. They are secrets, so no trait holds them: the page requests them where it shows them.
import { useEffect, useState } from "preact/hooks";
import { query } from "../state/connection";
import type { RoomLink } from "../state/protocol";
import type { View } from "../state/view";

/** Show an open room on a newly drawn board once Python answers; in a saved page the room has long ended. */
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
  // The room's texts change with the language.
  useEffect(() => {
    if (room) query(view, "invitations", {}, setLinks);
  }, [view, room?.edition, room?.says]);
  return links;
}
