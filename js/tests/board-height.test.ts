// The height of the board, and an order that stays the same.
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { boardHeight, scrollPane } from "../src/effects/board-height";
import { bringIntoSight } from "../src/effects/scrolling";
import { useSteadyOrder } from "../src/effects/steady-order";
import { receive } from "../src/state/create-view";
import type { TurnChange } from "../src/state/protocol";
import { fixture } from "./fixtures";
import { clean, one, show, tell } from "./page";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A box of fixed height, or one that grows with its content. */
function box(overflow: string, height: number | "grows"): HTMLElement {
  const made = document.createElement("div");
  made.style.overflowY = overflow;
  const inside = () => Math.max(0, ...[...made.children].map((child) => (child as HTMLElement).offsetHeight));
  const high = { get: () => (height === "grows" ? inside() : height) };
  Object.defineProperties(made, { clientHeight: high, offsetHeight: high });
  return made;
}

/** A board of the height in its style, in boxes from the outermost to the innermost. */
function boardIn(...boxes: HTMLElement[]): HTMLElement {
  const board = document.createElement("div");
  Object.defineProperty(board, "offsetHeight", { get: () => Number.parseInt(board.style.height || "300", 10) });
  const chain = [document.body, ...boxes, board];
  chain.slice(1).forEach((one, n) => void chain[n]?.append(one));
  return board;
}

describe("the pane of a board", () => {
  it("is the nearest box that does not grow with it", () => {
    const [notebook, cell] = [box("auto", 650), box("auto", "grows")];
    const board = boardIn(box("hidden", 900), notebook, cell);
    expect(scrollPane(board)).toBe(notebook);
    expect(board.style.height).toBe("");
  });

  it("is no box that lets everything show, and none without a height", () => {
    const notebook = box("scroll", 500);
    expect(scrollPane(boardIn(notebook, box("visible", 200), box("hidden", 0)))).toBe(notebook);
  });

  it("is the window where no box is one", () => {
    expect(scrollPane(boardIn(box("visible", 400), box("auto", "grows")))).toBeNull();
  });

  it("is found from inside a shadow", () => {
    const notebook = box("auto", 640);
    const host = document.createElement("div");
    boardIn(notebook).replaceWith(host);
    const board = document.createElement("div");
    host.attachShadow({ mode: "open" }).append(board);
    expect(scrollPane(board)).toBe(notebook);
  });

  it.each([
    [680, 900, 664],
    [680.9, 900, 664],
    [300, 900, 510],
    [0, 600, 450],
    [400, 624, 384],
    [400, 624, 450, true],
    [390, 828, 374],
    [390, 828, 374, true],
    [480, 828, 510],
    [560, 312, 780],
    [560, 380, 600],
    [560, 380, 750, true],
  ])("of %d pixels holds a board %d wide and %d high", (seen, width, high, hasTask = false) => {
    expect(boardHeight(seen, width, hasTask)).toBe(high);
  });
});

describe("a board is brought into sight", () => {
  const at = (element: HTMLElement, top: number, bottom: number) =>
    vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ top, bottom } as DOMRect);

  it.each([
    ["all of it is seen", 100, 600, undefined],
    ["its top is hidden", -40, 500, -140],
    ["its foot is hidden", 300, 950, 150],
    ["it is higher than what shows it", 200, 1500, 100],
  ])("by as much as is needed where %s", (_, top, bottom, way) => {
    const pane = box("auto", 700);
    const board = boardIn(pane);
    at(pane, 100, 800);
    at(board, top, bottom);
    const scrolled = vi.fn();
    pane.scrollBy = scrolled;
    bringIntoSight(board);
    expect(scrolled.mock.calls.map(([{ top: by }]) => by)).toEqual(way === undefined ? [] : [way]);
  });
});

it.each([
  ["mouse", 0],
  ["touch", 1],
])("is scrolled for by the press of a %s %d times", (pointerType, times) => {
  vi.useFakeTimers();
  show(fixture("start"));
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  const board = one(".ora-board");
  vi.spyOn(board as HTMLElement, "getBoundingClientRect").mockReturnValue({ top: -200, bottom: 500 } as DOMRect);
  tell(one(".ora-question"), new PointerEvent("click", { bubbles: true, pointerType }));
  vi.advanceTimersByTime(5000);
  expect(scrolled).toHaveBeenCalledTimes(times);
  clean();
  vi.useRealTimers();
});

describe("a steady order", () => {
  const orders: string[][] = [];
  const list = document.createElement("div");

  function List({ ids, first, fresh }: { ids: string[]; first: string[]; fresh: boolean }) {
    orders.push(useSteadyOrder(ids, (id) => first.includes(id), fresh));
    return null;
  }

  const order = (ids: string, first: string, fresh: boolean) => {
    act(() => render(h(List, { ids: [...ids], first: [...first], fresh }), list));
    return orders.at(-1)?.join("");
  };

  it("is made anew only where that is said", () => {
    expect(order("abcd", "c", true)).toBe("cabd");
    // Later in a turn other buildings can be built, but nothing moves.
    expect(order("abcd", "d", false)).toBe("cabd");
    // A removed entry leaves at most a gap, and a new one goes to the end.
    expect(order("abde", "e", false)).toBe("abde");
    expect(order("abde", "e", true)).toBe("eabd");
    render(null, list);
  });

  it("is read from its beginning once it has been made anew", () => {
    const traits = fixture("start");
    const view = show({ ...traits, claims: {} });
    const row = one(".ora-docked") as HTMLElement;
    const last = traits.scene.display.at(-1) as string;
    const news = (sofar: TurnChange | null) => ({
      scene: { ...traits.scene, sofar },
      ask: { ...traits.ask, options: traits.ask.options.map((option) => ({ ...option, picks: [last] })) },
    });
    const points = { goods: 0, economic: 0, settlements: 0, total: 0 };
    const begun: TurnChange = { seat: "R", goods: [], points };
    row.scrollLeft = 90;
    act(() => receive(view, news(begun)));
    expect(row.scrollLeft).toBe(90);
    act(() => receive(view, news(null)));
    expect(row.scrollLeft).toBe(0);
  });
});
