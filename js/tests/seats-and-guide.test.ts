import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { play } from "../src/state/answering";
import { clientId } from "../src/state/client-id";
import { post, receiveReply } from "../src/state/connection";
import { receive } from "../src/state/create-view";
import type { Lesson, LogEntry, Opponents, Query, Traits, WalkthroughPanel } from "../src/state/protocol";
import type { View } from "../src/state/view";
import { answer, fixture, fixtureWith } from "./fixtures";
import { all, clean, click, inEachTab, one, openTab, key as press, sent, show as showBoard, tell } from "./page";

const turn = fixtureWith((one) => one.ask.options.length > 5 && !one.ask.more && one.scene.players.length > 2);
const seat = turn.ask.seat ?? "";
const other = turn.scene.players.map((player) => player.seat).find((one) => one !== seat) ?? "";
const line = turn.ask.options[0]?.line ?? "";

/** A board with a kernel that sends nothing by itself. */
const show = (news: Partial<Traits> = {}) => showBoard({ ...turn, claims: {}, ...news });
const text = (selector: string) => one(selector)?.textContent ?? "";
const live = () => all('[data-state="live"]');
const button = (name: string) => all("button").find((each) => each.textContent?.includes(name));
const news = (view: View, told: Partial<Traits>) => act(() => receive(view, told));

beforeEach(() => sessionStorage.clear());

afterEach(clean);

describe("bots", () => {
  const bots = (change: Partial<Opponents> = {}): Opponents => ({
    seats: { [seat]: "Greedy" },
    thinking: seat,
    paused: false,
    failed: "",
    reason: "",
    ...change,
  });

  it("are not there unless they are", () => {
    show();
    expect(one(".ora-opponents")).toBeNull();
    expect(live().length).toBeGreaterThan(0);
  });

  it("are asked instead of this page while it is their turn", () => {
    const view = show({ opponents: bots() });
    expect(text(".ora-opponents")).toContain("is thinking");
    expect(all(`[data-standing="${seat}"] .ora-thinking`)).toHaveLength(1);
    expect(live()).toEqual([]);
    expect(view.seats.home.value).not.toBe(seat);
    openTab(`seat ${seat}`);
    expect(text(".ora-bot")).toBe("Greedy");
    click(button("Play now"));
    click(button("Pause"));
    expect(sent).toEqual([{ do: "hurry" }, { do: "pause" }]);
  });

  it("say why they did what they did, and leave the turn to people", () => {
    const view = show({ opponents: bots() });
    const since = turn.scene.log.slice(-2);
    news(view, {
      opponents: bots({ seats: { [other]: "Greedy" }, thinking: null, reason: "Green builds." }),
      scene: { ...turn.scene, since },
    });
    expect(text(".ora-recap ol").trim()).toBe(since.map((entry) => entry.text).join(" "));
    expect(text(".ora-bot-remark")).toBe("Green builds.");
    expect(live().length).toBeGreaterThan(0);
    expect(view.seats.home.value).toBe(seat);
  });

  it("can be played for while they rest, and while somebody looks back", () => {
    const view = show({ opponents: bots({ thinking: null, paused: true }) });
    expect(live().length).toBeGreaterThan(0);
    click(button("Continue"));
    expect(sent).toEqual([{ do: "resume" }]);
    news(view, { opponents: bots(), scene: { ...turn.scene, at: 3, plies: 9 } });
    expect(live().length).toBeGreaterThan(0);
  });

  it("show what they broke on until they go on", () => {
    show({ opponents: bots({ thinking: null, failed: "Error: no idea" }) });
    expect(text(".ora-opponents")).toContain("no idea");
    click(button("Continue"));
    expect(sent).toEqual([{ do: "resume" }]);
  });

  it("answer a long question after all: then Python is asked what fits", () => {
    const view = show({ opponents: bots(), ask: { ...turn.ask, more: true } });
    expect(sent).toEqual([]);
    news(view, { opponents: bots({ paused: true }) });
    expect(sent).toMatchObject([{ do: "narrow", picks: [], ply: turn.ply }]);
  });
});

describe("advice", () => {
  const plan = [line, "take wood", "done"].map((each) => ({ line: each, label: `Do ${each}` }));
  const best = {
    line,
    worth: 1.5,
    spread: 0.5,
    rank: 1,
    behind: 0,
    equal: false,
    says: "best",
    why: "More food.",
    plan,
  };
  const moves = [best, { ...best, line: "pass", rank: 2, behind: 3, says: "3 points less", plan: [] }];

  it("is asked for, shown and played", () => {
    const view = show();
    click(button("Hint"));
    expect(sent).toMatchObject([{ do: "advise", ply: turn.scene.at }]);
    expect(one(".ora-advice-request button")?.getAttribute("aria-busy")).toBe("true");
    act(() => answer(view, sent, "advise", moves));
    // The label compares with the best answer; the exact numbers are in the tooltip.
    expect(all(".ora-advice-worth").map((each) => each.textContent)).toEqual(["best", "3 points less"]);
    expect(one(".ora-advice-worth")?.dataset.says).toContain("+1½ ± ½");
    expect(text(".ora-advice")).toContain(turn.ask.options[0]?.label);
    click(one(".ora-advice"));
    expect(sent[1]).toEqual({ do: "play", line, ply: turn.ply });
  });

  it("goes by its cross, by a second press, by Escape, and when one begins an answer of one's own", () => {
    const view = show();
    const again = () => {
      click(button("Hint"));
      act(() => answer(view, sent, "advise", moves));
      expect(all(".ora-advice")).toHaveLength(2);
    };
    const ends: (() => void)[] = [
      () => click(one(".ora-advice-list .ora-close")),
      () => click(button("Hint")),
      () =>
        act(() => {
          one(".ora-advice")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        }),
      () => act(() => view.pieces.press([turn.ask.options.find(({ picks }) => picks.length > 1)?.picks[0] ?? ""])),
    ];
    for (const end of ends) {
      again();
      end();
      expect(all(".ora-advice")).toEqual([]);
    }
  });

  it("comes when something has been picked already", () => {
    const view = show();
    act(() => view.pieces.press([turn.ask.options.find(({ picks }) => picks.length > 1)?.picks[0] ?? ""]));
    click(button("Hint"));
    act(() => answer(view, sent, "advise", moves));
    expect(all(".ora-advice")).toHaveLength(2);
  });

  it("and the list of all moves take each other's place", async () => {
    const view = show();
    const list = one(".ora-moves") as HTMLDetailsElement;
    const open = () =>
      act(async () => {
        list.open = true;
      });
    await open();
    expect(all(".ora-move").length).toBeGreaterThan(1);
    click(button("Hint"));
    expect(all(".ora-move")).toEqual([]);
    act(() => answer(view, sent, "advise", moves));
    await open();
    expect(all(".ora-advice")).toEqual([]);
    press(one(".ora-board"), "Escape");
    expect(all(".ora-move")).toEqual([]);
  });

  it("is for this position only, and forgotten with it", () => {
    const view = show();
    click(button("Hint"));
    act(() => answer(view, sent, "advise", moves));
    expect(all(".ora-advice")).toHaveLength(2);
    news(view, { ply: turn.ply + 1, scene: { ...turn.scene, at: turn.scene.at + 1 } });
    expect(all(".ora-advice")).toEqual([]);
    click(button("Hint"));
    news(view, { ply: turn.ply + 2, scene: { ...turn.scene, at: turn.scene.at + 2 } });
    act(() => answer(view, sent, "advise", moves));
    expect(all(".ora-advice")).toEqual([]);
  });

  it("of several parts stays while they are played, with what is done and what is next, until something else is", () => {
    const view = show();
    const { at } = turn.scene;
    const play = (...lines: string[]) => {
      const now = at + lines.length;
      const log = lines.map((each, n) => ({ ...(turn.scene.log[0] as LogEntry), ply: at + n + 1, line: each }));
      // One after the other, as a notebook delivers them.
      news(view, { ask: turn.ask });
      news(view, { ply: now });
      news(view, { scene: { ...turn.scene, at: now, plies: now, log } });
    };
    const parts = () => all(".ora-advice-list li").map((each) => each.className || each.firstElementChild?.tagName);
    click(button("Hint"));
    act(() => answer(view, sent, "advise", moves));
    play(line);
    expect(parts()).toEqual(["ora-done", "BUTTON", undefined]);
    click(one(".ora-advice"));
    expect(sent.at(-1)).toMatchObject({ do: "play", line: "take wood" });
    play(line, "take wood");
    expect(parts()).toEqual(["ora-done", "ora-done", "BUTTON"]);
    play(line);
    expect(parts()).toEqual(["ora-done", "BUTTON", undefined]);
    play(line, "take joker");
    expect(parts()).toEqual([]);
  });

  it("is not waited for when it failed or nobody answers", () => {
    vi.useFakeTimers();
    const view = show();
    click(button("Hint"));
    const { id } = sent.at(-1) as Query;
    act(() => receiveReply(view, { do: "refused", id, notice: { text: "no idea", rule: "", level: "error" } }));
    expect(view.advice.awaiting.value).toBe(false);
    click(button("Hint"));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(view.advice.awaiting.value).toBe(false);
    vi.useRealTimers();
  });

  it.each<[string, Partial<Traits>]>([
    ["hints are off", { show_hints: false }],
    ["nobody could answer", { claims: undefined as never }],
  ])("is not offered where %s", (_, told) => {
    show(told);
    expect(one(".ora-advice-request")).toBeNull();
  });
});

describe("a game with comments", () => {
  const walk: WalkthroughPanel = {
    ...{ title: "A walk", text: "First.\nSecond.", aside: "", marks: [], arrows: [] },
    ...{ branches: [{ to: 7, label: "Felling" }], back: null, on: 3, out: null, stop: 1, stops: 4 },
  };

  it("shows what is said, and asks for the position that is chosen", () => {
    show({ walk });
    expect(text(".ora-walk-where")).toBe("A walk · 1/4");
    expect(all(".ora-walk-text p").map((each) => each.textContent)).toEqual(["First.", "Second."]);
    for (const name of ["Next", "Felling"]) click(all(".ora-walk button").find((each) => each.textContent === name));
    expect(sent).toEqual([
      { do: "walk", to: 3 },
      { do: "walk", to: 7 },
    ]);
  });

  it("leads out of a side line", () => {
    show({ walk: { ...walk, aside: "Felling", out: 2, branches: [], back: 2, on: null, stop: 0 } });
    expect(text(".ora-walk-where")).toBe("A walk · Felling");
    click(button("Back to the main line"));
    expect(sent).toEqual([{ do: "walk", to: 2 }]);
  });

  it("shows the land of whoever has moved in a side line, and not of whoever would be next", () => {
    const { scene, ask } = fixture("middle");
    const last = scene.log.at(-1);
    const other = scene.players.find(({ seat }) => seat !== ask.seat)?.seat;
    if (!last || !other) throw new Error("nobody has moved, or nobody else plays");
    show({
      scene: { ...scene, log: [...scene.log, { ...last, seat: other }] },
      walk: { ...walk, aside: "Felling", out: 2 },
    });
    expect(one(`.ora-own [data-space^="${other} "]`)).not.toBeNull();
  });

  it("is marked by presses and arrows while one marks, and nothing is picked", () => {
    const view = show({ walk: { ...walk, marking: true } });
    const land = one(`.ora-own [data-space^="${seat} "]`);
    const goods = one(`.ora-own [data-goods^="${seat} "]`);
    const place = land?.getAttribute("data-space");
    click(land);
    tell(goods, new Event("pointerdown", { bubbles: true }));
    tell(land, new Event("pointerup", { bubbles: true }));
    expect(sent).toEqual([
      { do: "mark", place },
      { do: "mark", place: `${goods?.getAttribute("data-goods")} > ${place}` },
    ]);
    expect(view.selection.picks.value).toEqual([]);
  });

  it("gets an arrow by two presses with Shift, as keys make them", () => {
    show({ walk: { ...walk, marking: true } });
    const land = one(`.ora-own [data-space^="${seat} "]`);
    const goods = one(`.ora-own [data-goods^="${seat} "]`);
    const key = (place: Element | null) =>
      tell(place, new KeyboardEvent("keydown", { key: " ", shiftKey: true, bubbles: true, cancelable: true }));
    key(land);
    click(land); // the browser presses a button by key, but goods have a key handler of their own
    expect(sent).toEqual([]);
    expect(land?.classList).toContain("ora-arrow-tail");
    key(goods);
    expect(sent).toEqual([
      { do: "mark", place: `${land?.getAttribute("data-space")} > ${goods?.getAttribute("data-goods")}` },
    ]);
    expect(one(".ora-arrow-tail")).toBeNull();
  });

  it("is gone where there is none", () => {
    show({ walk: null });
    expect(one(".ora-walk")).toBeNull();
  });
});

describe("a lesson", () => {
  const lesson: Lesson = {
    name: "wheel",
    title: "The wheel",
    step: 2,
    steps: 3,
    heading: "The first harvest",
    text: "One priory.\n\nAnother prior.",
    terms: [{ word: "prior", means: "One of your clergymen." }],
    task: "Take three grain.",
    choices: [],
    answer: "",
    outcome: "untried",
    verdict: "",
    hint: "",
    hints_left: 2,
    rules: ["1.2"],
    first: 1,
    solved: [true, false, false],
    reached: 2,
    following: "",
    stays: false,
    shown: 0,
    lead: null,
  };
  const press = (word: string) => click(all(".ora-task button").find((each) => each.textContent?.startsWith(word)));

  it("is not there unless it is", () => {
    show();
    expect(one(".ora-lesson")).toBeNull();
  });

  it.each([
    ["in a notebook beside its files", 852, 690, true],
    ["in a very low window", 852, 640, false],
    ["on a telephone", 390, 844, false],
  ])("explains above its task %s", (_, width, height, above) => {
    const view = show({ lesson });
    act(() => {
      view.layout.width.value = width;
      view.layout.height.value = height;
    });
    expect(one(".ora-task .ora-lesson") !== null).toBe(above);
  });

  it("says what it explains and asks, and where one is", () => {
    show({ lesson });
    for (const words of ["The first harvest", "Another prior."]) expect(text(".ora-lesson")).toContain(words);
    // Only the whole word is a term.
    expect(all(".ora-lesson dfn").map((term) => [term.textContent, term.dataset.says])).toEqual([
      ["prior", "One of your clergymen."],
    ]);
    // The task is in the bar beside its question, whatever the dock shows.
    for (const words of ["Take three grain.", "Step 2 of 3"]) expect(text(".ora-panel .ora-task")).toContain(words);
    openTab("buildings");
    expect(text(".ora-task")).toContain("Take three grain.");
    expect(all(".ora-dots button")).toHaveLength(3);
    expect(all(".ora-dots .ora-done")).toHaveLength(1);
    expect(one(".ora-advice-request")).toBeNull();
  });

  it("has dots for the steps around the present one, however many there are", () => {
    show({ lesson: { ...lesson, step: 60, steps: 330, first: 56, solved: Array(9).fill(false), reached: 61 } });
    expect(all(".ora-dots button")).toHaveLength(9);
    expect(one(".ora-dots [aria-current]")?.getAttribute("aria-label")).toBe("Step 60");
    for (const dot of all(".ora-dots button")) dot.click();
    expect(sent.map((message) => "step" in message && message.step)).toEqual([56, 57, 58, 59, 60, 61]);
  });

  it("has a button for each thing a learner may want", () => {
    show({ lesson });
    for (const word of ["Check", "Hint", "Solution", "Begin again", "Back", "Next"]) press(word);
    expect(sent.map((message) => message.do)).toEqual(["check", "hint", "solution", "restart", "step", "next"]);
  });

  it("asks first for what comes next: the task itself, and after its solution to begin again", () => {
    const main = () => all(".ora-task .ora-main").map((button) => button.textContent);
    show({ lesson });
    expect(main()).toEqual([]);
    clean();
    show({ lesson: { ...lesson, shown: 1, outcome: "not-yet" } });
    expect(main()).toEqual(["Begin again"]);
  });

  it("goes to every step that has been reached, and to no other", () => {
    show({ lesson });
    for (const dot of all(".ora-dots button")) dot.click();
    expect(sent).toEqual([
      { do: "step", step: 1 },
      { do: "step", step: 2 },
    ]);
  });

  it("leads on to the next lesson after its last step, and nowhere after the last lesson", () => {
    const last: Lesson = { ...lesson, step: 3, outcome: "solved", verdict: "Well done." };
    const view = show({ lesson: { ...last, following: "Clergymen" } });
    expect(text(".ora-task .ora-main")).toBe("Next lesson: Clergymen");
    press("Next lesson");
    // The second press of a double click would skip a step unread.
    button("Next")?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(sent).toEqual([{ do: "next" }]);
    news(view, { lesson: last });
    expect(one(".ora-task .ora-main")).toBeNull();
    expect(all(".ora-lesson-buttons button").map((each) => each.textContent)).toEqual(["Back", "Begin again"]);
  });

  it("knows what was solved another time, what has only been begun, and what is still to do", () => {
    const view = show({ lesson: { ...lesson, outcome: "solved-before", verdict: "It was easy then." } });
    expect(text(".ora-outcome")).toContain("✓ SolvedIt was easy then.");
    news(view, { lesson: { ...lesson, outcome: "started" } });
    expect(text(".ora-outcome")).toContain("Started");
    news(view, { lesson: { ...lesson, verdict: "Red has no grain." } });
    expect(text(".ora-outcome")).toBe("Not tried yetRed has no grain.");
  });

  it("says at once how it went", () => {
    const view = show({ lesson });
    expect(one(".ora-outcome")).toBeNull();
    const heard = one(".ora-lesson-news [role=status]");
    news(view, {
      lesson: { ...lesson, outcome: "not-yet", verdict: "The grain is missing.", hint: "Look at the wheel." },
    });
    expect(text(".ora-outcome")).toContain("The grain is missing.");
    expect(text(".ora-lesson-hint")).toBe("Look at the wheel.");
    news(view, { lesson: { ...lesson, outcome: "solved", verdict: "Well done." } });
    expect(text(".ora-outcome")).toBe("✓ SolvedWell done.");
    // A screen reader announces it, because the element was there before.
    expect(heard?.contains(one(".ora-outcome"))).toBe(true);
    expect(heard?.getAttribute("aria-live")).toBe("polite");
  });

  it("asks questions with answers to choose from", () => {
    const choices = [
      { value: "6", label: "six" },
      { value: "7", label: "seven" },
    ];
    show({ lesson: { ...lesson, choices, answer: "7" } });
    const buttons = all(".ora-choices button");
    expect(buttons.map((each) => each.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    click(buttons[0]);
    expect(sent).toEqual([{ do: "answer", value: "6" }]);
    expect(button("Check")).toBeUndefined();
  });

  it("opens the rules it is about", () => {
    const view = show({ lesson });
    click(one(".ora-lesson-rules button"));
    expect(view.layout.drawer.value).toBe("rules");
  });
});

describe("claims", () => {
  const claim = (of: string) => one(`[data-claim="${of}"]`);

  it("are small marks until somebody takes a colour, and moves are not signed", () => {
    const view = show();
    const claims = [...all(".ora-own .ora-claim"), ...inEachTab(() => all(".ora-dock .ora-claim"))];
    expect(claims).toHaveLength(turn.scene.players.length);
    expect(all(".ora-claimed")).toEqual([]);
    act(() => play(view, line));
    expect(sent).toEqual([{ do: "play", line, ply: turn.ply }]);
  });

  it("are made and given up, and sign every move", () => {
    const view = show();
    click(claim(seat));
    expect(sent).toEqual([{ do: "claim", seat, who: clientId() }]);
    news(view, { claims: { [seat]: clientId() } });
    expect(claim(seat)?.textContent).toBe("you");
    expect(live().length).toBeGreaterThan(0);
    click(claim(seat));
    act(() => post(view, { do: "undo", by: "move" }));
    act(() => post(view, { do: "line", number: 1 }));
    act(() => post(view, { do: "resume" }));
    act(() => post(view, { do: "dismiss" }));
    expect(sent.slice(1)).toEqual([
      { do: "leave", seat, who: clientId() },
      { do: "undo", by: "move", who: clientId() },
      { do: "line", number: 1, who: clientId() },
      { do: "resume", who: clientId() },
      { do: "dismiss" },
    ]);
  });

  it("of somebody else shut the question", () => {
    const view = show({ claims: { [seat]: "somebody" } });
    expect(claim(seat)).toBeNull();
    expect(live()).toEqual([]);
    expect(inEachTab(() => all(".ora-dock .ora-tag")).map((tag) => tag.textContent)).toContain("somebody else");
    news(view, { claims: {} });
    expect(live().length).toBeGreaterThan(0);
  });

  it("leave the free colours to those who have taken none", () => {
    const view = show({ claims: { [other]: "somebody" } });
    expect(live().length).toBeGreaterThan(0);
    news(view, { claims: { [other]: clientId() } });
    expect(live()).toEqual([]);
    expect(view.seats.home.value).toBe(other);
  });

  it("are nothing for those who play alone", () => {
    const alone = fixture("place");
    show({ ...alone, claims: {} });
    expect(all(".ora-claim")).toEqual([]);
  });
});

it("keeps this page's word for as long as the tab", () => {
  show();
  expect(clientId()).toBe(clientId());
  expect(clientId().length).toBeGreaterThan(10);
});

describe("the table", () => {
  it("tells what the turn has left", () => {
    show({ scene: { ...turn.scene, since: [], turn: { actions: 1, purchases: 0 } } });
    expect(all(".ora-turn-chip").map((chip) => chip.textContent)).toEqual(["Actions left 1", "Land to buy 0"]);
    expect(all(".ora-used-up")).toHaveLength(1);
  });

  it("shows what lies under a card, with its names", () => {
    const alone = fixture("place");
    const [first, second] = alone.scene.display;
    const players = alone.scene.players.map((player) => ({
      ...player,
      spaces: player.spaces.map((space, n) => (n ? space : { ...space, covers: [first ?? "", second ?? ""] })),
    }));
    show({ ...alone, scene: { ...alone.scene, players } });
    const covers = all(".ora-covered-cards").at(0);
    expect(covers?.textContent).toBe("2");
    expect(covers?.dataset.says).toContain(alone.book.cards[first ?? ""]?.name);
  });
});
