// The layout of the board: its size, the open tab and drawer, and whose land is shown where.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import breakpoints from "./breakpoints.json";
import { type Connected, post } from "./connection";
import { hasPart, type Tab } from "./dock-tabs";
import type { Guide } from "./guide";
import type { Position } from "./position";
import type { Preferences } from "./preferences";
import type { Ask, Seat } from "./protocol";
import type { Seats } from "./seats";

/** A panel that covers part of the board. */
export type Drawer = "rules" | "options" | "sources" | "review" | "explorer" | "together";

/** A card in large print, beside the small one. */
export interface CardTooltip {
  card: string;
  anchor: Element;
}

export interface Layout {
  /** The measured width and height of the board, in pixels. */
  width: Signal<number>;
  height: Signal<number>;
  /** The open tab of the dock. */
  tab: Signal<Tab>;
  drawer: Signal<Drawer | null>;
  menuOpen: Signal<boolean>;
  /** Whether the list of remaining moves is open. */
  listsMoves: Signal<boolean>;
  tooltip: Signal<CardTooltip | null>;
  /** The seat to whose land picked spaces belong. */
  landSeat: ReadonlySignal<Seat | null>;
  /** The seat whose land is drawn large: the one that the question is about, or the one that this page plays. */
  largeSeat: ReadonlySignal<Seat | null>;
  /** The seat whose land is visited in its place. */
  visitedSeat: Signal<Seat | null>;
}

export function createLayout(
  { scene, question }: Position,
  ask: ReadonlySignal<Ask>,
  seats: Seats,
  guide: Guide,
): Layout {
  const landSeat = computed(() => (seats.blockedBy.value ? null : (ask.value.land ?? ask.value.seat)));
  return {
    width: signal(0),
    height: signal(0),
    tab: signal("buildings"),
    drawer: signal(null),
    menuOpen: signal(false),
    listsMoves: signal(false),
    tooltip: signal(null),
    landSeat,
    largeSeat: computed(() => {
      // A side line shows the land of the player whose alternative it is.
      const shown = guide.walk.value?.aside ? scene.value.log.at(-1)?.seat : undefined;
      if (shown) return shown;
      const home = seats.home.value;
      return home === question.value.seat ? (landSeat.value ?? home) : home;
    }),
    visitedSeat: signal(null),
  };
}

export function closeDrawer({ layout }: { layout: Layout }): void {
  layout.drawer.value = null;
}

/** Whether the board is too narrow for the wheel beside the land. */
export function isNarrow({ layout }: { layout: Layout }): boolean {
  return layout.width.value > 0 && layout.width.value < breakpoints.narrow;
}

/** Whether the text of a lesson fits above its task; otherwise it is in the dock. */
export function showsTextAbove(state: { layout: Layout }): boolean {
  const { height } = state.layout;
  return !isNarrow(state) && (height.value === 0 || height.value >= breakpoints.low);
}

const MIN_HEIGHT_FOR_ALL = 860; // pixels

/** Whether all landscapes are shown at once, which needs enough room and the player's wish. */
export function showsAllLands(state: Pick<Position, "scene"> & { layout: Layout; preferences: Preferences }): boolean {
  const { scene, layout, preferences } = state;
  if (!hasPart(scene.value, "others") || scene.value.players.length < 2) return false;
  if (preferences.values.value.open_all) return true;
  return isHugeBoard(layout);
}

function isHugeBoard({ width, height }: Layout): boolean {
  return width.value >= breakpoints.huge && height.value >= MIN_HEIGHT_FOR_ALL;
}

/** Whether the log has its own place below the wheel. */
export function showsLogBeside({ scene, layout }: Pick<Position, "scene"> & { layout: Layout }): boolean {
  return hasPart(scene.value, "log") && isHugeBoard(layout);
}

/** Show the room of the game, or open one. */
export function openTogether(state: Connected & { together: Position["together"]; layout: Layout }): void {
  if (state.together.value) state.layout.drawer.value = "together";
  else post(state, { do: "together", what: "open", which: "" });
}
