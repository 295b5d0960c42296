import { expect, test, vi } from "vitest";

test("only the page itself is kept under its address", async () => {
  const kept = new Map<string, string>();
  const cache = {
    match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, response: Response) => void kept.set(key, await response.text()),
  };
  vi.stubGlobal("caches", { open: async () => cache, keys: async () => [] });
  vi.stubGlobal("VERSION", "1");
  vi.stubGlobal("registration", { scope: `${location.origin}/play/` });
  vi.stubGlobal("fetch", async ({ url }: Request) => new Response(url));
  // @ts-expect-error a script exports nothing
  await import("../src/live-cache");

  async function visit(path: string): Promise<string> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const request = { method: "GET", mode: "navigate", url: `${location.origin}${path}` };
    const happening = Object.assign(new Event("fetch"), {
      request,
      waitUntil: (more: Promise<unknown>) => work.push(more),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    self.dispatchEvent(happening);
    const text = await (await answer)?.text();
    await Promise.all(work);
    return (text ?? "").replace(location.origin, "");
  }

  expect(await visit("/play/board.png")).toBe("/play/board.png");
  expect(await visit("/play/?lesson=wheel")).toBe("/play/?lesson=wheel");
  expect(await visit("/play/index.html?game=x")).toBe("/play/?lesson=wheel"); // the page as it was kept
  expect(await visit("/play/")).toBe("/play/?lesson=wheel");
  expect(await visit("/play/board.png")).toBe("/play/board.png");
  expect([...kept.keys()].map((key) => key.replace(location.origin, ""))).toEqual(["/play/board.png", "/play/"]);
});
