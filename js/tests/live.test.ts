// The live page without a browser: its model, its language, its byte counter, and the codes that learners send back.
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchArrival } from "../src/live/arrival";
import { countingFetch, withEarlyAnswers } from "../src/live/download-progress";
import { keepFiles, keptFiles, storageHere } from "../src/live/kept-files";
import { languageOf } from "../src/live/page-language";
import { answerCode, showTask } from "../src/live/task-answer";
import { createModel } from "../src/live/worker-model";

it("shows what Python says, and tells whoever listens", () => {
  const model = createModel({ ply: 0 });
  const heard = vi.fn();
  const said = vi.fn();
  model.on("change:ply", heard);
  model.on("msg:custom", said);
  model.receive({ changed: { ply: 3 } });
  model.receive({ reply: { do: "answer" } });
  expect(model.get("ply")).toBe(3);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith({ do: "answer" });
});

it("sends nothing before somebody listens", () => {
  const model = createModel({});
  const post = vi.fn();
  model.send({ do: "here" }, undefined);
  model.connect(post);
  model.send({ do: "here" }, undefined);
  expect(post).toHaveBeenCalledTimes(1);
});

it.each([
  ["?lang=pl", ["en"], "pl"],
  ["?lang=PL-pl", [], "pl"],
  ["", ["fr-FR", "es-MX", "en"], "es"],
  ["?lang=xx", ["es"], "es"],
  ["?lang=", [], "en"],
])("speaks the language of %s in a browser that would like %s", (search, preferred, language) => {
  expect(languageOf(search, preferred, ["en", "es", "pl"])).toBe(language);
});

it("counts what arrives, and hands it on whole", async () => {
  const sums: number[] = [];
  const fetched = countingFetch(
    async () => new Response("twelve bytes"),
    (sum) => sums.push(sum),
    () => {},
  );
  expect(await (await fetched("game.zip")).text()).toBe("twelve bytes");
  await vi.waitFor(() => expect(sums.at(-1)).toBe(12));
});

it("asks beforehand for what will be asked for once", async () => {
  const asked = vi.fn(async (input: unknown) => new Response(`${input} ${asked.mock.calls.length}`));
  const fetched = withEarlyAnswers(asked as typeof fetch, { "a.wasm": asked("a.wasm") });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await (await fetched("a.wasm")).text()).toBe("a.wasm 1");
  expect(await (await fetched("a.wasm")).text()).toBe("a.wasm 2");
});

it("tells when nothing has arrived for a while, and when something does after all", () => {
  vi.useFakeTimers();
  const [stalled, goesOn] = [vi.fn(), vi.fn()];
  const arrival = watchArrival(stalled, goesOn);
  vi.advanceTimersByTime(14_000);
  arrival.goOn(0.5);
  vi.advanceTimersByTime(14_000);
  expect(stalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(stalled).toHaveBeenCalledTimes(1);
  arrival.goOn(1); // starting Python takes longer
  expect(goesOn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  arrival.stop();
  vi.advanceTimersByTime(1_000_000);
  expect(stalled).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it("takes an answer that is none for one that is missing", async () => {
  const lost = vi.fn();
  const fetched = countingFetch(
    async () => new Response("", { status: 404 }),
    () => {},
    lost,
  );
  await expect(fetched("game.zip")).rejects.toThrow(TypeError);
  expect(lost).toHaveBeenCalledWith("game.zip", expect.any(TypeError));
});

it("tells what is lost in the middle", async () => {
  const lost = vi.fn();
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(6));
      controller.error(new Error("the network is gone"));
    },
  });
  const fetched = countingFetch(
    async () => new Response(half),
    () => {},
    lost,
  );
  await fetched(new Request("https://host/python.wasm"));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledWith("https://host/python.wasm", expect.any(Error)));
});

// tests/sharing/test_classroom.py reads the same code.
it("writes the answers that Python reads", () => {
  expect(answerCode("0123456789", "Zoë ✓", { joker: "use LR2 lay; take joker Gn" })).toBe(
    "oraanswer1:j1F-HHsidGFzayI6IjAxMjM0NTY3ODkiLCJuYW1lIjoiWm_DqyDinJMiLCJtb3ZlcyI6eyJqb2tlciI6InVzZSBMUjIgbGF5OyB0YWtlIGpva2VyIEduIn19",
  );
});

it("says with an answer when it was made and in whose browser", () => {
  const task = { id: "0123456789", title: "", instructions: "", step: "", words: { name: "Name" } };
  const place = document.body.appendChild(document.createElement("div"));
  const sent = [1, 2].map(() => {
    showTask(task, place, () => ({ joker: "pass" }));
    const form = place.previousElementSibling?.querySelector("form") as HTMLFormElement;
    form.requestSubmit();
    const code = form.querySelector<HTMLInputElement>("input[readonly]")?.value.split(":")[1] ?? "";
    return JSON.parse(atob(code.replaceAll("-", "+").replaceAll("_", "/")).slice(4));
  });
  expect(sent[0]).toMatchObject({ task: "0123456789", moves: { joker: "pass" } });
  expect(sent[0].sent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  expect(sent[0].from).toMatch(/^[a-z0-9]{1,8}$/);
  expect(sent[1].from).toBe(sent[0].from);
});

describe("what is kept in the browser", () => {
  afterEach(() => localStorage.clear());

  it("comes back with the next visit, but for what is gone", () => {
    expect(keepFiles(localStorage, { "game-1.ora": [5, "a game"], "game-2.ora": [6, "another"] })).toBe(true);
    expect(keepFiles(localStorage, { "game-1.ora": null, "game-2.ora": [7, "played on"] })).toBe(true);
    expect(keptFiles(localStorage)).toEqual({ "game-2.ora": [7, "played on"] });
  });

  it("loses one file where there is room for the others", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const kept: string[] = [];
    const small = {
      setItem: (name: string) => {
        if (kept.length) throw new DOMException("full", "QuotaExceededError");
        kept.push(name);
      },
      removeItem: (name: string) => kept.splice(kept.indexOf(name), 1),
    } as unknown as Storage;
    keepFiles(small, { old: [1, "x"] });
    expect(keepFiles(small, { new: [2, "x"], old: null })).toBe(true); // deleting makes room
    expect(keepFiles(small, { more: [3, "x"], new: null, last: [4, "x"] })).toBe(false);
    expect(kept).toEqual(["ora_widgets/more"]);
  });

  it("leaves alone what is not ours, and out what is damaged", () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("ora_widgets/a", "{");
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(keptFiles(localStorage)).toEqual({});
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("is nothing where the browser's own store is damaged", () => {
    expect(storageHere()).toBe(localStorage);
    const damaged = () => {
      throw new DOMException("damaged", "NS_ERROR_FILE_CORRUPTED");
    };
    vi.stubGlobal("localStorage", { key: () => "theme", getItem: damaged });
    expect(storageHere()).toBeNull();
    vi.unstubAllGlobals();
  });

  it("is nothing where the browser has no room, and that is said", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const full = {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    } as unknown as Storage;
    expect(keepFiles(full, { a: [1, "x"] })).toBe(false);
    expect(keepFiles(null, { a: [1, "x"] })).toBe(false);
    expect(keepFiles(null, { a: null })).toBe(true);
    expect(keptFiles(null)).toEqual({});
  });
});
