import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fileName } from "../src/effects/download";
import { receiveReply } from "../src/state/connection";
import { receive } from "../src/state/create-view";
import type { View } from "../src/state/view";
import { answer, fixture } from "./fixtures";
import { all, clean, click, key, one, place, sent, show } from "./page";

const open = (changes = {}): View => {
  const view = show({ ...fixture("middle"), claims: {}, ...changes });
  click(one("[data-door=menu]"));
  return view;
};
const item = (name: string) => one(`.ora-menu [data-item=${name}]`);
const items = () => all(".ora-menu [data-item]").map((each) => each.dataset.item);

afterEach(clean);

describe("the menu", () => {
  it("chooses another game", () => {
    open();
    click(item("new"));
    expect(sent.at(-1)).toEqual({ do: "start" });
    expect(one(".ora-menu")).toBeNull();
  });

  it("shows what to pass on, the link first, with the focus on its button", () => {
    const view = open();
    click(item("share"));
    expect(item("share")?.getAttribute("aria-busy")).toBe("true");
    act(() => answer(view, sent, "share", { code: "ora1:x", link: "https://some.one", text: "" }));
    const fields = all(".ora-menu input") as HTMLInputElement[];
    expect(fields.map((field) => field.value)).toEqual(["https://some.one", "ora1:x"]);
    expect(document.activeElement).toBe(one(".ora-menu [data-send]"));
    key(fields[0], "b");
    expect(one(".ora-chip")).toBeNull();
    key(fields[0], "Escape");
    expect(one(".ora-menu")).toBeNull();
    expect(document.activeElement).toBe(one("[data-door=menu]"));
  });

  it("lays the position out anew", () => {
    open();
    click(item("edit"));
    expect(sent.at(-1)).toEqual({ do: "edit" });
    expect(one(".ora-menu")).toBeNull();
  });

  it("opens with the focus on its first item", () => {
    open();
    expect(document.activeElement).toBe(item("new"));
    expect(items()).toEqual(["new", "review", "explorer", "together", "share", "edit", "html", "ora", "svg", "png"]);
  });

  it("offers a guest only what a guest may do", () => {
    open({ denied: ["start", "review", "explore", "together", "save", "hand"] });
    expect(items()).toEqual(["share", "edit", "svg", "png"]);
    expect(document.activeElement).toBe(item("share"));
    expect(all("[data-hand]")).toEqual([]);
  });

  it("shows an open room once Python answers, and none on a saved page", () => {
    const presence = { frame: "presence", title: "", seats: [], spectators: 0, open: [], proposal: null } as const;
    const room = { says: "", edition: 1, presence, local: false, asks: false, words: { title: "Play together" } };
    const view = open({ together: room });
    expect(one(".ora-drawer")).toBeNull();
    act(() => answer(view, sent, "invitations", [{ which: "R", label: "Red", link: "x", code: "", size: 0 }]));
    expect(one(".ora-drawer h3")?.textContent).toBe("Play together");
  });

  it("shows the clock of a room, which runs for whoever is to move", () => {
    vi.useFakeTimers();
    const seat = { who: "guest", you: false, colour: "", name: "", left: 61 } as const;
    const seats = [
      { ...seat, seat: "R", runs: true },
      { ...seat, seat: "G", runs: false },
    ] as const;
    const presence = {
      frame: "presence",
      title: "",
      seats: [...seats],
      spectators: 0,
      open: [],
      proposal: null,
    } as const;
    const room = { says: "", edition: 1, presence, local: false, asks: false, words: {} };
    const view = open({ together: room });
    act(() => answer(view, sent, "invitations", [{ which: "R", label: "Red", link: "x", code: "", size: 0 }]));
    const times = () => all("time").map((timer) => timer.textContent);
    expect(times()).toEqual(["1:01", "1:01"]);
    act(() => {
      vi.advanceTimersByTime(62_000);
    });
    expect(times()).toEqual(["−0:01", "1:01"]);
    vi.useRealTimers();
  });

  it("offers without Python only what needs none", () => {
    open({ claims: undefined });
    expect(items()).toEqual(["svg", "png"]);
    expect(document.activeElement).toBe(item("svg"));
  });
});

describe("who plays", () => {
  it("lets a bot play on for a colour, and a person for a bot", () => {
    const opponents = { seats: { G: "Search" }, thinking: null, paused: false, failed: "", reason: "" };
    open({ opponents });
    expect(all("[data-hand]").map((button) => button.dataset.hand)).toEqual(["R", "G", "B"]);
    click(one("[data-hand=R]"));
    expect(sent.at(-1)).toEqual({ do: "hand", seat: "R", bot: true });
    expect(one(".ora-menu")).toBeNull();
    click(one("[data-door=menu]"));
    click(one("[data-hand=G]"));
    expect(sent.at(-1)).toEqual({ do: "hand", seat: "G", bot: false });
  });

  it("is nobody's business whose colour it is not", () => {
    open({ claims: { B: "somebody else" } });
    expect(all("[data-hand]").map((button) => button.dataset.hand)).toEqual(["R", "G"]);
  });
});

describe("a file of the menu", () => {
  let files: [string, string, string][] = [];
  const blobs: Blob[] = [];

  beforeEach(() => {
    files = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs[Number(this.href.replace("blob:", ""))];
      files.push([this.download, blob?.type ?? "", this.href]);
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ["html", "text/html"],
    ["ora", "text/plain"],
  ] as const)("is asked for once and handed over: %s", async (ending, type) => {
    const view = open();
    const before = sent.length;
    click(item(ending));
    click(item(ending));
    expect(sent.slice(before)).toEqual([{ do: "save", id: expect.any(Number), ending }]);
    act(() => answer(view, sent, "save", { ending, text: "<p>ż</p>" }));
    expect(files.map(([name, of]) => [name, of])).toEqual([[fileName(view.ply.value, ending), type]]);
    expect(await blobs.at(-1)?.text()).toBe("<p>ż</p>");
    expect(one(".ora-menu")).toBeNull();
  });

  it("that Python refuses leaves the board as it was, with the reason", () => {
    const view = open();
    click(item("html"));
    const { id } = sent.at(-1) as { id: number };
    const notice = { text: "No room.", rule: "", level: "error" as const };
    act(() => {
      receiveReply(view, { do: "refused", id, notice });
      receive(view, { notice });
    });
    expect(files).toEqual([]);
    expect(one(".ora-menu")).toBeNull();
    expect(place.textContent).toContain("No room.");
  });
});
