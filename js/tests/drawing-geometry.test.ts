import { describe, expect, it } from "vitest";
import { ghostsByPlace, gridTracks, spaceAngle, tokensOnSpace, turnedAngle } from "../src/board/drawing-geometry";
import { sizeClasses } from "../src/effects/measured-sizes";
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

  it("has a place for every indicator on one space, without overlap", () => {
    for (let count = 1; count <= 9; count++) {
      const places = tokensOnSpace(count);
      expect(places).toHaveLength(count);
      const points = places.map(({ radius, off, size }) => {
        const angle = (off * Math.PI) / 180;
        return { x: radius * Math.sin(angle), y: radius * Math.cos(angle), size };
      });
      points.forEach((one, n) => {
        for (const other of points.slice(n + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.size + other.size - 0.5);
        }
      });
    }
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
    // What is kept free is all that a purchase needs: with it bought, there are as many tracks as before.
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
    const ghost = { row: -1, col: 0, rows: 1, cols: 5, label: "", price: null, ground: [] };
    const places = ghostsByPlace([
      { ...ghost, picks: ["-1", "hills"] },
      { ...ghost, picks: ["-1", "plains"] },
      { ...ghost, row: 2, picks: ["2", "hills"] },
    ]);
    expect(places.map((place) => place.length)).toEqual([2, 1]);
  });
});

describe("the spaces of a landscape", () => {
  it.each([
    [40, 35, "small low flat tiny"],
    [59, 51, "small low"],
    [60, 53, "small"],
    [83, 73, "small"],
    [84, 74, ""],
    [115, 101, ""],
    [116, 102, "large"],
    // Wider than high: there is room for a name, but not for more.
    [90, 50, "small low"],
    [90, 45, "small low flat"],
    [94, 63, "small low"],
    [150, 74, ""],
  ])("%i by %i pixels large are called %j", (width, height, words) => {
    expect(sizeClasses(width, height)).toBe(words);
  });
});
