// The service worker of the live page: what has come once is kept until the site changes. The build writes VERSION before it.
declare const VERSION: string;

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
const CACHE_PREFIX = "ora-live-";

/**
 * Whatever game or lesson it is asked for, the page is the same one. What else lies below it, such as a picture that somebody
 * opens in a window of its own, is not the page.
 */
function keyOf({ mode, url }: Request): string {
  const page = new URL(scope.registration.scope);
  const { pathname } = new URL(url);
  const isPage = pathname === page.pathname || pathname === `${page.pathname}index.html`;
  return mode === "navigate" && isPage ? page.href : url;
}

async function answer(happening: Happening): Promise<Response> {
  const { request } = happening;
  const cache = await caches.open(CACHE_PREFIX + VERSION);
  const kept = await cache.match(keyOf(request));
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) happening.waitUntil(cache.put(keyOf(request), fresh.clone()).catch(() => {}));
  return fresh;
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener("activate", (happening) => happening.waitUntil(tidy()));
scope.addEventListener("message", (happening) => {
  happening.waitUntil(scope.clients.claim());
});
scope.addEventListener("fetch", (happening) => {
  const { method, url } = happening.request;
  if (method === "GET" && new URL(url).origin === location.origin) happening.respondWith(answer(happening));
});
