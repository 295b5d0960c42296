import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { receiveReply } from "../src/state/connection";
import { receive } from "../src/state/create-view";
import type { Start, StartWords, Traits } from "../src/state/protocol";
import type { View } from "../src/state/view";
import { answer, fixture } from "./fixtures";
import { all, clean, click, fire, key, one, place, sent, show } from "./page";

const choice = (value: string, label: string) => ({ value, label });

/** Words that name their language and key. */
function words(language: string): StartWords {
  const names = "title players seats name plays country length language more seed seed_hint begin kept code";
  const all = `${names} code_hint open file learn teach back`.split(" ");
  return Object.fromEntries(all.map((name) => [name, `${name} ${language}`])) as unknown as StartWords;
}

function offer(changes: Partial<Start> = {}): Start {
  return {
    words: words("en"),
    sizes: [
      { players: 1, seats: ["R"], lengths: { long: "32 rounds." } },
      { players: 2, seats: ["R", "G"], lengths: { short: "13 rounds.", long: "25 rounds." } },
    ],
    colours: { R: "Red", G: "Green" },
    countries: [choice("france", "France"), choice("ireland", "Ireland")],
    about: { france: "Wine.", ireland: "Whiskey." },
    lengths: [choice("short", "short"), choice("long", "long")],
    levels: [choice("person", "Person"), choice("greedy", "Bot")],
    chosen: {
      players: 2,
      country: "france",
      length: "short",
      names: {},
      who: { R: "person", G: "greedy" },
      seed: "",
    },
    kept: [choice("7", "Ada and Bob · round 3")],
    unusable: [],
    lessons: [{ name: "wheel", title: "The wheel", solved: 1, steps: 6 }],
    back: false,
    ...changes,
  };
}

const open = (start = offer()): View => show({ ...fixture("start"), claims: {}, start });
const field = (label: string) => one(`[aria-label="${label}"]`) as HTMLInputElement;
const radio = (value: string) => one(`input[value="${value}"]`) as HTMLInputElement;
const begin = () => click(one(".ora-begin"));
const problems = () => all(".ora-problem").map((problem) => problem.textContent);

function type(label: string, text: string): void {
  const input = field(label);
  input.value = text;
  fire(input, "input");
}

afterEach(clean);

describe("the start screen", () => {
  it("stands in the place of the table until there is a game", () => {
    const view = open();
    expect(one(".ora-wheel")).toBeNull();
    act(() => receive(view, { start: null }));
    expect(one(".ora-wheel")).not.toBeNull();
    expect(one(".ora-start")).toBeNull();
  });

  it("begins with one press what is chosen", () => {
    open();
    begin();
    expect(sent).toEqual([{ do: "begin", id: expect.any(Number), ...offer().chosen }]);
    expect((one(".ora-begin") as HTMLButtonElement).disabled).toBe(true);
  });

  it("sends what has been typed and chosen", () => {
    open();
    type("Red: name en", "  <b>Ada</b>");
    type("Green: name en", "שרה");
    click(radio("ireland"));
    click(radio("long"));
    const who = field("Green: plays en") as unknown as HTMLSelectElement;
    who.value = "person";
    fire(who, "change");
    begin();
    expect(sent.at(-1)).toMatchObject({
      country: "ireland",
      length: "long",
      names: { R: "  <b>Ada</b>", G: "שרה" },
      who: { R: "person", G: "person" },
    });
    expect(one("b")).toBeNull();
  });

  it("keeps what is being typed, whatever Python says meanwhile", () => {
    const view = open();
    for (const typed of ["A", "An", "Ann", "Anna"]) {
      type("Red: name en", typed);
      act(() => receive(view, { names: {}, notice: null, start: offer() }));
    }
    expect(field("Red: name en").value).toBe("Anna");
    act(() => receive(view, { start: offer({ words: words("pl") }), language: "pl" }));
    expect(field("Red: name pl").value).toBe("Anna");
    expect(one(".ora-begin strong")?.textContent).toBe("begin pl");
  });

  it("loses nothing to the Enter key", () => {
    open();
    type("Red: name en", "Ada");
    const pressed = key(field("Red: name en"), "Enter");
    expect(pressed.defaultPrevented).toBe(false);
    expect(field("Red: name en").value).toBe("Ada");
    expect(sent).toEqual([]);
  });

  it("offers a length only where there is one, and remembers the other", () => {
    open();
    click(radio("1"));
    expect([radio("short").disabled, radio("long").checked]).toEqual([true, true]);
    expect(all(".ora-seats li")).toHaveLength(1);
    begin();
    expect(sent.at(-1)).toMatchObject({ players: 1, length: "long" });
    click(radio("2"));
    expect(radio("short").checked).toBe(true);
  });

  it("says what a country and a length are", () => {
    open();
    expect(one(".ora-new-game > .ora-muted")?.textContent).toBe("Wine. 13 rounds.");
    click(radio("ireland"));
    click(radio("long"));
    expect(one(".ora-new-game > .ora-muted")?.textContent).toBe("Whiskey. 25 rounds.");
    click(radio("1"));
    expect(one(".ora-new-game > .ora-muted")?.textContent).toBe("Whiskey. 32 rounds.");
  });

  it("says what is wrong at the field, until it is changed", () => {
    const view = open();
    type("Green: name en", "Ada");
    begin();
    act(() => answer(view, sent, "begin", { "name-G": "Taken.", seed: "Too long." }));
    expect(one('[data-seat="G"] .ora-problem')?.textContent).toBe("Taken.");
    expect(field("Green: name en").getAttribute("aria-invalid")).toBe("true");
    expect((one(".ora-seed") as HTMLDetailsElement).open).toBe(true);
    expect(field("Green: name en").value).toBe("Ada");
    type("Green: name en", "Bob");
    expect(problems()).toEqual(["Too long."]);
    begin();
    act(() => answer(view, sent, "begin", {}));
    expect(problems()).toEqual([]);
  });

  it("can be tried again when Python could not answer", () => {
    const view = open();
    begin();
    act(() =>
      receiveReply(view, { do: "refused", id: sent[0] && "id" in sent[0] ? sent[0].id : 0, notice: {} as never }),
    );
    expect((one(".ora-begin") as HTMLButtonElement).disabled).toBe(false);
  });

  it("opens what is pasted, by the button or by Enter, and keeps it where it cannot be read", () => {
    const view = open();
    type("code_hint en", "ora1:x");
    key(field("code_hint en"), "Enter");
    expect(sent).toEqual([{ do: "open", id: expect.any(Number), text: "ora1:x" }]);
    act(() => answer(view, sent, "open", { code: "Damaged." }));
    expect(one(".ora-paste + .ora-problem")?.textContent).toBe("Damaged.");
    expect(field("code_hint en").value).toBe("ora1:x");
    click(one(".ora-paste button"));
    expect(sent).toHaveLength(2);
  });

  it("opens a lesson, a game that was kept, and what was there before, with one press each", () => {
    const view = open(offer({ back: true }));
    click(one('[data-lesson="wheel"]'));
    // A double press counts once, and no other press counts meanwhile.
    click(one('[data-lesson="wheel"]'));
    expect(one(".ora-kept-games button")?.textContent).toBe("Ada and Bob\u00a0· round 3"); // no line begins with a dot
    click(one(".ora-kept-games button"));
    expect(sent).toHaveLength(1);
    act(() => answer(view, sent, "learn", {}));
    click(one(".ora-kept-games button"));
    click(one(".ora-start header button"));
    const id = expect.any(Number);
    expect(sent).toEqual([{ do: "learn", id, lesson: "wheel" }, { do: "proceed", id, kept: "7" }, { do: "back" }]);
  });

  it("has the day's practice and the puzzle of the day in sight, apart from the course", () => {
    const puzzle = { name: "puzzle", title: "Puzzle of the day", solved: 0, steps: 1 };
    const practice = { name: "today", title: "Today’s practice", solved: 0, steps: 0 };
    open(offer({ lessons: [...offer().lessons, puzzle, practice] }));
    expect(all(".ora-lessons [data-lesson]").map((lesson) => lesson.getAttribute("data-lesson"))).toEqual(["wheel"]);
    expect(all(".ora-daily button").map((button) => button.textContent)).toEqual([
      "Today’s practice",
      "Puzzle of the day0/1",
    ]);
    click(one('.ora-daily [data-lesson="today"]'));
    expect(sent).toMatchObject([{ do: "learn", lesson: "today" }]);
  });

  it("is a place of its own for the keys of the board", () => {
    open();
    key(field("Red: name en"), "?");
    key(field("Red: name en"), "ArrowLeft");
    expect(one(".ora-help-mode")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("shares no group of radio buttons with another one on the page", () => {
    open();
    const other = place;
    const first = radio("ireland");
    click(first);
    open();
    expect([first.checked, radio("france").checked]).toEqual([true, true]);
    clean();
    render(null, other);
    other.remove();
  });
});

describe("the end", () => {
  const over: Traits = fixture("over");

  it("says who has won, and shows neither a turn nor a lonely way back", () => {
    const view = show({ ...over, claims: {} });
    const totals = over.scene.players.map(({ score }) => score.total).sort((a, b) => b - a);
    expect(all(".ora-ranking b").map((total) => Number(total.textContent))).toEqual(totals);
    expect(one(".ora-winner-row")?.textContent).toContain(String(totals[0]));
    // The sources of the points: goods, buildings and settlements add up to the total.
    const sums = all(".ora-score-parts").map((bar) =>
      [...bar.children].reduce((sum, part) => sum + Number(part.textContent?.replace("−", "-")), 0),
    );
    expect(sums).toEqual(totals);
    expect(one(".ora-outlook")).toBeNull();
    expect(one(".ora-score-pad")).not.toBeNull();
    act(() => receive(view, { notice: { text: "Too late.", rule: "", level: "info" } }));
    expect(one(".ora-end-card .ora-notice")?.textContent).toContain("Too late.");
  });

  it("goes on from there", () => {
    show({ ...over, claims: {} });
    const buttons = all(".ora-end-buttons button");
    for (const button of buttons) click(button);
    expect(sent.map((message) => message.do)).toEqual(["again", "together", "start", "jump", "review", "share"]);
    expect(sent[3]).toEqual({ do: "jump", ply: 0 });
  });

  it("shares the code, and the link where there is one", () => {
    const view = show({ ...over, claims: {} });
    const share = () => click(all(".ora-end-buttons > button").at(-1));
    share();
    act(() => answer(view, sent, "share", { code: "ora1:x", link: "", text: "" }));
    expect(all(".ora-shared input").map((input) => (input as HTMLInputElement).value)).toEqual(["ora1:x"]);
    share();
    expect(one(".ora-shared")).toBeNull();
    share();
    act(() => answer(view, sent, "share", { code: "ora1:x", link: "https://some.one", text: "" }));
    expect(all(".ora-shared input")).toHaveLength(2);
  });

  it("offers without Python only what needs none", () => {
    const { claims: _, ...saved } = over;
    show(saved);
    click(one(".ora-end-buttons button"));
    expect(all(".ora-end-buttons button")).toHaveLength(1);
    expect(sent).toEqual([{ do: "jump", ply: 0 }]);
  });

  it("leaves a lesson its own way on", () => {
    show({ ...over, claims: {}, lesson: { ...LESSON } });
    expect(one(".ora-end-card")).toBeNull();
    expect(all(".ora-panel .ora-task button").length).toBeGreaterThan(0);
  });
});

const LESSON = {
  name: "x",
  title: "x",
  step: 1,
  steps: 1,
  heading: "x",
  text: "x",
  task: "x",
  choices: [],
  answer: "",
  outcome: "solved" as const,
  verdict: "",
  hint: "",
  terms: [],
  hints_left: 0,
  reached: 1,
  following: "",
  stays: false,
  shown: 0,
  lead: null,
  rules: [],
  first: 1,
  solved: [true],
};
