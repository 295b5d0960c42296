// The site's service worker: caches the parts of the live page until a new version. The build prepends the constants
// declared below, and appends JupyterLite's own service worker, which answers all other requests.
/** The name of this version's cache. */
declare const CACHE: string;
/** Addresses of the page's parts, relative to the site's root; each contains a hash of its content. */
declare const PARTS: readonly string[];
/** Addresses that are cached only once they are requested. */
declare const LATE: readonly string[];

/** Only the properties needed here, since TypeScript's libraries for workers and for pages exclude each other. */
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
const CACHE_NAME = /^ora-live-/;
const page = new URL(scope.registration.scope);
/** Pages of the documentation that were read, in a cache for each version. */
const DOCS = new URL("docs/", page).href;
const docsCache = `ora-live-docs-${CACHE}`;
const absoluteUrl = (part: string) => new URL(part, page).href;
const parts = PARTS.map(absoluteUrl);
const keepable = new Set([...parts, ...LATE.map(absoluteUrl)]);

/** The address under which a response is cached, or null for none. All games and lessons share one page. */
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

/** Answer a request for the documentation from the network, or offline from the cache. */
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
  (await caches.keys()).filter((name) => CACHE_NAME.test(name) && name !== CACHE && name !== docsCache);

/** Update a cached page: take over unchanged parts and fetch new ones before the old version is removed. */
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
