import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { receive } from "../src/state/create-view";
import type { Explored, Query } from "../src/state/protocol";
import { answer, fixture } from "./fixtures";
import { all, clean, click, one, sent, show } from "./page";

const FOUND: Explored = {
  what: "turns",
  about: "40 games have come to this position.",
  head: ["Turn", "Games", "Points", "Wins %"],
  rows: [
    { cells: ["Build the Bakery", "30", "98 (95 – 101)", "40 (30 – 50)"], example: "17" },
    { cells: ["Pass", "10", "80", "–"], example: "" },
  ],
};

const asked = () => sent.filter((message): message is Extract<Query, { do: "explore" }> => message.do === "explore");
const open = () => {
  const view = show({ ...fixture("middle"), claims: {} });
  click(one("[data-door=menu]"));
  click(one(".ora-menu [data-item=explorer]"));
  return view;
};
const reply = (view: ReturnType<typeof open>) => act(() => answer(view, sent, "explore", FOUND));

afterEach(clean);

describe("the explorer", () => {
  it("asks when it is opened, and shows what was played next", () => {
    const view = open();
    expect(asked().map(({ what }) => what)).toEqual(["turns"]);
    reply(view);
    expect(one(".ora-drawer-content")?.textContent).toContain(FOUND.about);
    expect(all(".ora-drawer-content tbody tr")).toHaveLength(2);
    expect(one(".ora-drawer-content [aria-pressed=true]")?.textContent).toBe("Next turns");
    click(all(".ora-drawer-content [aria-pressed]")[1]);
    expect(asked().at(-1)?.what).toBe("built");
  });

  it("asks again in another position, as long as it is open", () => {
    const view = open();
    reply(view);
    const { scene } = fixture("middle");
    act(() => receive(view, { scene }));
    expect(asked()).toHaveLength(2);
    click(one(".ora-drawer-content header button"));
    act(() => receive(view, { scene }));
    expect(asked()).toHaveLength(2);
  });

  it("opens an example on a press, and plays nothing", () => {
    const view = open();
    reply(view);
    const examples = all(".ora-drawer-content tbody button");
    expect(examples.map((button) => button.getAttribute("aria-label"))).toEqual(["Example: Build the Bakery"]);
    click(examples[0]);
    expect(sent.at(-1)).toEqual({ do: "example", name: "17" });
    expect(one(".ora-drawer-content")).toBeNull();
  });

  it("is not there where it may not be asked", () => {
    show({ ...fixture("middle"), claims: {}, denied: ["explore", "example"] });
    click(one("[data-door=menu]"));
    expect(one(".ora-menu [data-item=explorer]")).toBeNull();
  });
});
