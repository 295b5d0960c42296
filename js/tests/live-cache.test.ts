import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const caches = new Map<string, Map<string, string>>();
const cacheOf = (name: string) => {
  const kept = caches.get(name) ?? caches.set(name, new Map()).get(name);
  const match = async (key: string) => (kept?.has(key) ? new Response(kept.get(key)) : undefined);
  return { match, put: async (key: string, response: Response) => void kept?.set(key, await response.text()) };
};
const asked: string[] = [];
let isOnline = true;
const short = (text: string) => text.replace(location.origin, "");

beforeAll(async () => {
  vi.stubGlobal("caches", {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: string) => {
      const found = [...caches.values()].find((kept) => kept.has(key));
      return found && new Response(found.get(key));
    },
  });
  vi.stubGlobal("CACHE", "ora-live-2");
  vi.stubGlobal("PARTS", ["play/live-1.js", "play/game-2.zip"]);
  vi.stubGlobal("LATE", ["play/explorer-3.packed"]);
  vi.stubGlobal("registration", { scope: `${location.origin}/ora/` });
  vi.stubGlobal("clients", { claim: async () => {} });
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const url = typeof request === "string" ? request : request.url;
    asked.push(short(url));
    if (!isOnline) throw new TypeError("no network");
    return new Response(url);
  });
  // @ts-expect-error a script exports nothing
  await import("../src/live-cache");
});

beforeEach(() => {
  caches.clear();
  asked.length = 0;
});

async function happen(kind: string, request?: { method: string; url: string }): Promise<string | null> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const happening = Object.assign(new Event(kind), {
    request,
    waitUntil: (more: Promise<unknown>) => work.push(more),
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  self.dispatchEvent(happening);
  const text = answer ? await (await answer).text() : null;
  await Promise.all(work);
  return text === null ? null : short(text);
}
const visit = (path: string) => happen("fetch", { method: "GET", url: `${location.origin}${path}` });

test("the page is one page whatever it is asked for, and a part is the same at each try", async () => {
  expect(await visit("/ora/?lesson=wheel")).toBe("/ora/?lesson=wheel");
  expect(await visit("/ora/index.html?game=x")).toBe("/ora/?lesson=wheel"); // the page as it was cached
  expect(await visit("/ora/play/live-1.js?1")).toBe("/ora/play/live-1.js?1");
  expect(await visit("/ora/play/live-1.js")).toBe("/ora/play/live-1.js?1");
  expect([...cacheOfVersion()].map(short)).toEqual(["/ora/", "/ora/play/live-1.js"]);
});

test("what comes late is kept once it has been asked for", async () => {
  await happen("install");
  expect(await visit("/ora/play/explorer-3.packed")).toBe("/ora/play/explorer-3.packed");
  expect([...cacheOfVersion()].map(short)).toEqual(["/ora/play/explorer-3.packed"]);
});

test("what is no part of the page is left to others", async () => {
  expect(await visit("/ora/lab/index.html")).toBeNull();
  expect(await visit("/ora/play/live-0.js")).toBeNull();
  expect(await happen("fetch", { method: "POST", url: `${location.origin}/ora/` })).toBeNull();
});

test("the documentation that was read is there without a network", async () => {
  expect(await visit("/ora/docs/cards/F05.html")).toBe("/ora/docs/cards/F05.html");
  isOnline = false;
  expect(await visit("/ora/docs/cards/F05.html")).toBe("/ora/docs/cards/F05.html");
  await expect(visit("/ora/docs/cards/F06.html")).rejects.toThrow("no network");
  isOnline = true;
  expect(await visit("/ora/docs/cards/F05.html")).toBe("/ora/docs/cards/F05.html");
  expect(asked.length).toBe(4);
});

test("a new version fetches what is new, and then the old one goes", async () => {
  const same = `${location.origin}/ora/play/live-1.js`;
  caches.set("ora-live-1", new Map([[same, "kept"]]));
  caches.set("precache", new Map());
  await happen("install");
  expect(asked.sort()).toEqual(["/ora/", "/ora/play/game-2.zip"]);
  expect(caches.get("ora-live-2")?.get(same)).toBe("kept");
  await happen("activate");
  expect([...caches.keys()]).toEqual(["precache", "ora-live-2"]);
});

test("a first visit fetches nothing twice", async () => {
  await happen("install");
  expect(asked).toEqual([]);
});

const cacheOfVersion = () => caches.get("ora-live-2")?.keys() ?? [];
