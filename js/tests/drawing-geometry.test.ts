import { describe, expect, it } from "vitest";
import {
  arrangeLands,
  fannedTokens,
  ghostsByPlace,
  gridTracks,
  polar,
  spaceAngle,
  turnedAngle,
} from "../src/board/drawing-geometry";
import { cardLayer } from "../src/effects/measured-sizes";
import type { Space } from "../src/state/protocol";
import { fixture, NAMES } from "./fixtures";

function space(row: number, col: number, rows = 1): Space {
  return { at: `${row},${col}`, rows, terrain: "plains" };
}

describe("the wheel", () => {
  it("goes on turning past 13 and comes back by the way it went", () => {
    const before = turnedAngle(spaceAngle(12), 13);
    const after = turnedAngle(before, 1);
    expect(after - before).toBeCloseTo(360 / 13);
    expect(turnedAngle(after, 13)).toBeCloseTo(before);
  });

  it.each([
    ["at the beginning, when all stand on one space", [13, 13, 13, 13, 13, 13, 13]],
    ["with grapes and stone", [13, 13, 13, 13, 13, 13, 13, 13, 13]],
    ["two on each of neighbouring spaces", [1, 1, 2, 2, 3, 3, 4, 13, 13]],
    ["one on each", [1, 2, 3, 4, 5, 6, 7]],
  ])("has a place for every indicator, and its value lies over no other one, %s", (_, spaces) => {
    const points = fannedTokens(spaces).map(({ radius, angle }) => polar(radius, angle));
    for (const [n, [x, y]] of points.entries()) {
      for (const [otherX, otherY] of points.filter((_, other) => other !== n)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(2 * 34 + 2);
        // At most a hair's breadth of the picture's white edge.
        expect(Math.hypot(x + 23 - otherX, y + 23 - otherY)).toBeGreaterThanOrEqual(21 + 34 - 4);
      }
    }
  });

  it("lets an indicator alone stand on its space", () => {
    expect(fannedTokens([5]).map(({ angle }) => angle)).toEqual([spaceAngle(5)]);
  });
});

describe("a landscape", () => {
  it("spans rows above the first one and both rows of a mountain", () => {
    const lines = gridTracks([space(0, 0), space(-1, 6, 2)], []);
    expect(lines.rows.map((row) => row.at)).toEqual([-1, 0]);
    expect(lines.cols.map((col) => col.at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("has slim tracks where only ghosts are", () => {
    const spaces = [space(0, 0), space(0, 1)];
    expect(gridTracks(spaces, [-1, 0, 1, 1]).rows).toEqual([
      { at: -1, slim: true },
      { at: 0, slim: false },
      { at: 1, slim: true },
    ]);
    expect(gridTracks(spaces, [0, -1, 0, 1]).cols.map(({ at, slim }) => (slim ? `${at} kept free` : at))).toEqual([
      "-1 kept free",
      0,
      1,
    ]);
    // The reserved room is enough for any purchase: afterwards there are as many tracks as before.
    const bought = [...spaces, space(1, 0), space(1, 1)];
    expect(gridTracks(bought, [0, 0, 1, 1]).rows).toHaveLength(gridTracks(spaces, [0, 0, 1, 1]).rows.length);
  });

  it.each(NAMES)("has room in %s for whatever may be bought, before it is offered", (name) => {
    for (const { spaces, ghosts, extent } of fixture(name).scene.players) {
      const { rows, cols } = gridTracks(spaces, extent);
      for (const ghost of ghosts) {
        for (let n = 0; n < ghost.rows; n++) expect(rows.map(({ at }) => at)).toContain(ghost.row + n);
        for (let n = 0; n < ghost.cols; n++) expect(cols.map(({ at }) => at)).toContain(ghost.col + n);
      }
    }
  });

  it("puts the two sides of a tile in one place", () => {
    const ghost = { row: -1, col: 0, rows: 1, cols: 5, place: "", label: "", price: null, ground: [] };
    const places = ghostsByPlace([
      { ...ghost, picks: ["-1", "hills"] },
      { ...ghost, picks: ["-1", "plains"] },
      { ...ghost, row: 2, picks: ["2", "hills"] },
    ]);
    expect(places.map((place) => place.length)).toEqual([2, 1]);
  });
});

describe("a card on a space", () => {
  it.each([
    [40, 35, "pictures small"],
    [51, 70, "pictures small"],
    [56, 32, "values small"],
    [63, 49, "names small"],
    [84, 74, "names"],
    [100, 56, "names small"],
    [119, 90, "names"],
    [120, 105, "names functions"],
  ])("of %i by %i pixels shows its %s", (width, height, words) => {
    expect(cardLayer(width, height)).toBe(words);
  });
});

describe("the landscapes of the others", () => {
  it("have one scale, lie in their room and do not overlap", () => {
    const lands = [
      [9, 5],
      [5, 2],
      [7, 3],
    ] as const;
    for (const [width, height] of [
      [866, 330],
      [420, 700],
      [1100, 420],
    ] as const) {
      const { panels, cell, tall } = arrangeLands(width, height, lands);
      expect(panels).toHaveLength(3);
      panels.forEach((panel, n) => {
        expect(panel.width).toBeGreaterThanOrEqual((lands[n]?.[0] ?? 0) * cell);
        expect(panel.height).toBeGreaterThanOrEqual((lands[n]?.[1] ?? 0) * tall);
        expect(panel.width).toBeLessThanOrEqual(width);
      });
      const area = panels.reduce((sum, panel) => sum + panel.width * panel.height, 0);
      expect(area).toBeLessThanOrEqual(width * height);
    }
  });

  it("have no size where there is no room", () => {
    const { panels, cell } = arrangeLands(0, 0, [[5, 2]]);
    expect(cell).toBe(0);
    expect(panels).toEqual([{ width: 0, height: 0 }]);
  });
});
