// Which tokens have a piece on the board. The others get a button in the panel.
import type { Ask, Scene } from "./protocol";

/** The tokens that the asked seat finds drawn somewhere. */
export function tokensOnBoard(scene: Scene, ask: Ask): Set<string> {
  const drawn = new Set<string>(scene.display);
  for (const player of scene.players) {
    for (const space of player.spaces) {
      if (space.holds) drawn.add(space.holds);
      if (player.seat === (ask.land ?? ask.seat)) drawn.add(space.at);
    }
    if (player.seat !== ask.seat) continue;
    for (const id of player.hand) drawn.add(id);
    for (const ghost of player.ghosts) for (const token of ghost.picks) drawn.add(token);
  }
  return drawn;
}
