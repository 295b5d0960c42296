// The service worker of the site: what has come once of the live page is kept until it is another one. The build writes the two
// names before it, and after it JupyterLite's own, which answers for the rest.
/** The name of the cache of this version. */
declare const CACHE: string;
/** The addresses of what the page is made of, below the front of the site; each names what is in it. */
declare const PARTS: readonly string[];
/** The addresses of what comes only where it is asked for, and is kept from then on. */
declare const LATE: readonly string[];

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
/** What was read of the documentation, in a cache that goes with its version. */
const DOCS = new URL("docs/", page).href;
const docsCache = `ora-live-docs-${CACHE}`;
const whole = (part: string) => new URL(part, page).href;
const parts = PARTS.map(whole);
const keepable = new Set([...parts, ...LATE.map(whole)]);

/**
 * Under which address an answer is kept; none for what is no part of the page. Whatever game or lesson the page is asked for, it
 * is the same one, and a part is the same whatever stands after its `?`.
 */
function keyOf(address: string): string | null {
  const { href, origin, pathname } = new URL(address);
  if (origin === page.origin && [page.pathname, `${page.pathname}index.html`].includes(pathname)) return page.href;
  const bare = href.replace(/[?#].*/, "");
  return keepable.has(bare) ? bare : null;
}

async function answer(happening: Happening, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept) return kept;
  const fresh = await fetch(happening.request);
  if (fresh.ok) happening.waitUntil(cache.put(key, fresh.clone()).catch(() => {}));
  return fresh;
}

/** The documentation comes from the network while there is one, and is read again without it. */
async function answerOfDocs(happening: Happening): Promise<Response> {
  const cache = await caches.open(docsCache);
  const key = happening.request.url.replace(/#.*/, "");
  try {
    const fresh = await fetch(happening.request);
    if (fresh.status === 200) happening.waitUntil(cache.put(key, fresh.clone()).catch(() => {}));
    return fresh;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

const oldCaches = async () =>
  (await caches.keys()).filter((name) => OF_OURS.test(name) && name !== CACHE && name !== docsCache);

/** A new version of a page that is kept: what is the same is taken over, what is new comes before the old one goes. */
async function renew(): Promise<void> {
  if (!(await oldCaches()).some((name) => !name.startsWith("ora-live-docs-"))) return;
  const cache = await caches.open(CACHE);
  const keep = async (address: string, kept?: Response) => {
    const answer = kept ?? (await fetch(address, { cache: "no-cache" }));
    if (!answer.ok) throw new TypeError(`${answer.status} ${address}`);
    await cache.put(address, answer);
  };
  await Promise.all([keep(page.href), ...parts.map(async (part) => keep(part, await caches.match(part)))]);
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
  const { method, url } = happening.request;
  const key = method === "GET" ? keyOf(url) : null;
  const isOfDocs = method === "GET" && url.startsWith(DOCS);
  if (key === null && !isOfDocs) return;
  happening.stopImmediatePropagation();
  happening.respondWith(key === null ? answerOfDocs(happening) : answer(happening, key));
});
