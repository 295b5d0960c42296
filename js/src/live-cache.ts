// The service worker of the site: what has come once of the live page is kept until it is another one. The build writes the two
// names before it, and after it JupyterLite's own, which answers for the rest.
/** The name of the cache of this version. */
declare const CACHE: string;
/** The addresses of what the page is made of, below the front of the site; each names what is in it. */
declare const PARTS: readonly string[];

/** As far as this file needs them; the type libraries for workers and for pages exclude each other. */
interface Happening extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  addEventListener(kind: string, listener: (happening: Happening) => void): void;
}

const scope = self as unknown as Scope;
const OF_OURS = /^ora-live-/;
const page = new URL(scope.registration.scope);
const parts = new Set(PARTS.map((part) => new URL(part, page).href));

/**
 * Under which address an answer is kept; none for what is no part of the page. Whatever game or lesson the page is asked for, it
 * is the same one, and a part is the same whatever stands after its `?`.
 */
function keyOf(address: string): string | null {
  const { href, origin, pathname } = new URL(address);
  if (origin === page.origin && [page.pathname, `${page.pathname}index.html`].includes(pathname)) return page.href;
  const bare = href.replace(/[?#].*/, "");
  return parts.has(bare) ? bare : null;
}

async function answer(happening: Happening, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept) return kept;
  const fresh = await fetch(happening.request);
  if (fresh.ok) happening.waitUntil(cache.put(key, fresh.clone()).catch(() => {}));
  return fresh;
}

const oldCaches = async () => (await caches.keys()).filter((name) => OF_OURS.test(name) && name !== CACHE);

/** A new version of a page that is kept: what is the same is taken over, what is new comes before the old one goes. */
async function renew(): Promise<void> {
  if (!(await oldCaches()).length) return;
  const cache = await caches.open(CACHE);
  const keep = async (address: string, kept?: Response) => {
    const answer = kept ?? (await fetch(address, { cache: "no-cache" }));
    if (!answer.ok) throw new TypeError(`${answer.status} ${address}`);
    await cache.put(address, answer);
  };
  await Promise.all([keep(page.href), ...[...parts].map(async (part) => keep(part, await caches.match(part)))]);
}

async function tidy(): Promise<void> {
  await Promise.all((await oldCaches()).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener("install", (happening) => happening.waitUntil(renew()));
scope.addEventListener("activate", (happening) => happening.waitUntil(tidy()));
scope.addEventListener("message", (happening) => {
  happening.waitUntil(scope.clients.claim());
});
scope.addEventListener("fetch", (happening) => {
  const key = happening.request.method === "GET" ? keyOf(happening.request.url) : null;
  if (key === null) return;
  happening.stopImmediatePropagation();
  happening.respondWith(answer(happening, key));
});
