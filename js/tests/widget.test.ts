import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Traits } from "../src/state/protocol";
import { namedTraits } from "../src/state/trait-names";
import widget from "../src/widget";
import { fixtureWith } from "./fixtures";

const turn = fixtureWith((one) => one.ask.options.some((option) => option.picks.length === 1));
const line = turn.ask.options.find((option) => option.picks.length === 1);

/** A model as a notebook provides it; its messages go nowhere unless somebody listens. */
function model(traits: Traits, send: (message: unknown) => void = () => {}) {
  const listeners = new Map<string, Set<(value?: unknown) => void>>();
  return {
    listeners,
    send,
    get: (name: string) => namedTraits(traits)[name],
    on: (event: string, tell: () => void) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(tell)),
    off: (event: string, tell: () => void) => void listeners.get(event)?.delete(tell),
    change(news: Partial<Traits>) {
      Object.assign(traits, news);
      for (const name of Object.keys(namedTraits(news)))
        for (const tell of listeners.get(`change:${name}`) ?? []) tell();
    },
    say(message: unknown) {
      for (const tell of listeners.get("msg:custom") ?? []) tell(message);
    },
  };
}

type Model = ReturnType<typeof model>;

function mount(of: Model, el: HTMLElement | ShadowRoot): () => void {
  const { render } = widget();
  let end = () => {};
  act(() => {
    end = render({ model: of, el } as unknown as Parameters<typeof render>[0]);
  });
  return () => act(end);
}

const press = (root: ParentNode) =>
  act(() => root.querySelector<HTMLElement>(`.ora-panel [data-line="${line?.line}"]`)?.click());

describe("the widget", () => {
  it("draws, follows the model and cleans up after itself", () => {
    const of = model({ ...turn });
    const el = document.createElement("div");
    const end = mount(of, el);
    expect(el.querySelector(".ora-board")?.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
    act(() => of.change({ ask: { ...turn.ask, prompt: "What now?" } }));
    expect(el.querySelector(".ora-question")?.textContent).toContain("What now?");
    end();
    expect(el.childNodes).toHaveLength(0);
    expect([...of.listeners.values()].every((tells) => tells.size === 0)).toBe(true);
  });

  it.each([
    ["Shift+Enter", { key: "Enter", shiftKey: true }, false],
    ["Ctrl+S", { key: "s", ctrlKey: true }, false],
    ["Cmd+S", { key: "s", metaKey: true }, false],
    ["a letter", { key: "s" }, true],
  ])("keeps the notebook's keys from it, but not its own: %s", (_, key, kept) => {
    const el = document.body.appendChild(document.createElement("div"));
    const end = mount(model({ ...turn }), el);
    const board = el.querySelector(".ora-board");
    let barred: boolean | undefined;
    // A notebook checks while the key event passes.
    const ask = () => {
      barred = board?.hasAttribute("data-lm-suppress-shortcuts");
    };
    document.addEventListener("keydown", ask, { once: true, capture: true });
    board?.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
    expect(barred).toBe(kept);
    end();
    el.remove();
  });

  it("sends what has been clicked", () => {
    const send = vi.fn();
    const el = document.createElement("div");
    const end = mount(model({ ...turn }, send), el);
    press(el);
    expect(send).toHaveBeenCalledWith({ do: "play", line: line?.line, ply: turn.ply });
    end();
  });

  it("stands without a kernel", () => {
    const quiet = vi.spyOn(console, "warn").mockImplementation(() => {});
    const el = document.createElement("div");
    const nowhere = () => {
      throw new Error("no kernel");
    };
    const end = mount(model({ ...turn, claims: {} }, nowhere), el);
    expect(el.querySelector(".ora-no-response")).toBeNull();
    press(el);
    press(el);
    // There is no reason to wait for a message that cannot be sent.
    expect(el.querySelectorAll(".ora-error")).toHaveLength(1);
    expect(el.querySelector(".ora-no-response")).not.toBeNull();
    expect(el.querySelectorAll(".ora-space").length).toBeGreaterThan(0);
    end();
    quiet.mockRestore();
  });

  it("shows several views, each with picks of its own, and one in a shadow root", () => {
    const of = model({ ...turn });
    const plain = document.body.appendChild(document.createElement("div"));
    const host = document.body.appendChild(document.createElement("div"));
    const shadow = host.attachShadow({ mode: "open" });
    const ends = [mount(of, plain), mount(of, shadow)];
    const piece = [...shadow.querySelectorAll<HTMLElement>('[data-state="live"]')].find(
      (one) => !turn.ask.options.some((option) => option.picks.length === 1 && option.picks[0] === one.dataset.pick),
    );
    act(() => void piece?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(shadow.querySelectorAll(".ora-chip")).toHaveLength(1);
    expect(plain.querySelectorAll(".ora-chip")).toHaveLength(0);
    for (const end of ends) end();
    plain.remove();
    host.remove();
  });

  it("listens to answers about a cut list", () => {
    const send = vi.fn();
    const of = model({ ...turn, ask: { ...turn.ask, more: true } }, send);
    const el = document.createElement("div");
    const end = mount(of, el);
    const { id } = send.mock.calls.find(([message]) => message.do === "narrow")?.[0] as { id: number };
    act(() => of.say({ do: "answer", id, answer: { live: ["surprise"], line: null } }));
    expect(el.querySelector('button[data-pick="surprise"]')).not.toBeNull();
    end();
  });

  it("says so where it cannot even begin", () => {
    const el = document.createElement("div");
    const broken = {
      ...model({ ...turn }),
      get: () => {
        throw new Error("no such trait");
      },
    };
    const end = mount(broken as unknown as Model, el);
    expect(el.textContent).toContain("no such trait");
    end();
    expect(el.childNodes).toHaveLength(0);
  });
});
