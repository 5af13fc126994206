import { CACHE_PREFIX, PAGE } from './precache';

const ASSET = /\/assets\/[^"]+/g;

/** Whether this page is the one that the newest worker has cached: it has loaded all that is named there. */
export const isNewest = async (): Promise<boolean> => {
  const newest = (await caches.keys()).findLast((name) => name.startsWith(CACHE_PREFIX));
  const kept = newest === undefined ? undefined : await (await caches.open(newest)).match(`/${PAGE}`, { ignoreVary: true });
  const named = (await kept?.text())?.match(ASSET) ?? [];
  const own = [...document.querySelectorAll('[src], [href]')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
  return named.length > 0 && named.every((asset) => own.includes(asset));
};
