// The regions of the board that are shown one at a time, and which of them hold something that can be picked.
import type { Part, Player, Scene, Seat } from "./protocol";

/** Whether the board has a region, which a lesson may leave out. */
export function hasPart(scene: Scene, part: Part): boolean {
  return scene.parts?.includes(part) ?? true;
}

/** A tab of the dock; another player's tab is named by the seat. */
export type Tab = "lesson" | "wheel" | "buildings" | "settlements" | "coming" | "log" | "score" | `seat ${Seat}`;

export function seatTab(seat: Seat): Tab {
  return `seat ${seat}`;
}

/** The player whose land is drawn large, who is visited or asked. */
export function ownPlayer(scene: Scene, home: Seat | null): Player | undefined {
  // After the end nobody is asked; then it is the first in seating order.
  return scene.players.find((player) => player.seat === home) ?? scene.players[0];
}

/** Whether a card is in a player's hand. All players have the same settlements, so the card alone does not tell. */
export function isInHand(scene: Scene, seat: Seat | null, card: string): boolean {
  return scene.players.some((player) => player.seat === seat && player.hand.includes(card));
}

/** Whether something on a player's land can be picked: a card, or a space if picked spaces are on this land. */
export function landHasLive(player: Player, live: ReadonlySet<string>, land: Seat | null): boolean {
  const spaces = land === player.seat;
  return player.spaces.some(({ at, holds }) => (holds !== undefined && live.has(holds)) || (spaces && live.has(at)));
}

/**
 * The tabs that hold something that can be picked, in their order.
 * @param live the tokens that can be picked
 * @param own the player whose land is drawn large
 * @param land the seat to whose land picked spaces belong
 */
export function liveTabs(scene: Scene, live: ReadonlySet<string>, own: Player | undefined, land: Seat | null): Tab[] {
  const tabs: Tab[] = [];
  if (scene.display.some((card) => live.has(card))) tabs.push("buildings");
  if (own?.hand.some((card) => live.has(card))) tabs.push("settlements");
  const onLand = new Set([...live].filter((token) => !own?.hand.includes(token)));
  for (const player of hasPart(scene, "others") ? scene.players : []) {
    if (player !== own && landHasLive(player, onLand, land)) tabs.push(seatTab(player.seat));
  }
  return tabs;
}
