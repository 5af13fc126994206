import { CACHE_PREFIX, PAGE, type Precache, isHashed } from './precache';
import { type ServiceWorkerScope, TAKE_OVER } from './worker-scope';

// The service worker: after the first visit everything is cached, and the page starts without a network. Responses are kept as received,
// headers included: without those for cross-origin isolation the page would have no shared memory offline.

declare const self: ServiceWorkerScope;
declare const PRECACHE: Precache;

const { version, files }: Precache = PRECACHE;

const CACHE = CACHE_PREFIX + version;

/** Time limit for the network: a dead one must not keep anybody from playing. */
const PATIENCE = 2000;

const addressOf = (path: string): string => new URL(path, self.registration.scope).href;

const keep = async (cache: Cache, path: string): Promise<void> => {
  const address = addressOf(path);
  const known = isHashed(path) ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(address, { cache: isHashed(path) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${path} could not be fetched: ${answer.status}`);
  await cache.put(address, answer);
};

const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((path) => keep(cache, path)));
};

/** The previous cache stays: pages still running the old version may ask for its files. */
const removeOldCaches = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const fromCache = async (request: Request | string): Promise<Response | undefined> => {
  const own = await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  return own ?? caches.match(request, { ignoreVary: true });
};

const openPage = async (request: Request): Promise<Response> => {
  const kept = await fromCache(addressOf(PAGE));
  if (!kept) return fetch(request);
  const tooLate = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE);
  });
  const fetched = fetch(request).then(
    (answer) => (answer.ok ? answer : kept),
    () => kept,
  );
  return Promise.race([fetched, tooLate]);
};

/** After the first visit the page starts without a network. */
export const serveOffline = (): void => {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches().then(() => self.clients.claim())));
  self.addEventListener('message', (event) => {
    // Not awaited: a worker kept busy by this very message would not take over.
    if (event.data === TAKE_OVER) void self.skipWaiting();
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
    event.respondWith(
      request.mode === 'navigate' ? openPage(request) : fromCache(request).then((kept) => kept ?? fetch(request)),
    );
  });
};
