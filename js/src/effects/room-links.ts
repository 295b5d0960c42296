// The links of a room. They are secrets, so no trait holds them: the page requests them where it shows them.
import { useEffect, useState } from "preact/hooks";
import { query } from "../state/connection";
import type { RoomLink } from "../state/protocol";
import type { View } from "../state/view";

/** Views that have been drawn: one that comes back, for example after the editor, stays as it was left. */
const drawn = new WeakSet<View>();

/**
 * Show an open room on a new board once Python answers; in a saved page the room has long ended. A page that has only
 * been loaded again, on which nothing has been pressed, shows its game.
 */
export function useOpenRoom(view: View): void {
  useEffect(() => {
    const fresh = !drawn.has(view) && navigator.userActivation?.hasBeenActive !== false;
    drawn.add(view);
    if (fresh && view.together.value && !view.together.value.invites)
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
