/** What the service worker caches: filled in when the client is built. */
export interface Precache {
  /** Changes whenever one of the files does. */
  readonly version: string;
  /** From the root of the site. */
  readonly files: readonly string[];
}

export const PAGE = 'index.html';
export const CACHE_PREFIX = 'showboat-';

/** Compressed copies and source maps are the server's business; the worker itself is cached by the browser. */
export const isPrecached = (path: string): boolean => !/(?:\.br|\.gz|\.map|(?:^|\/)\.[^/]*)$/.test(path) && path !== 'sw.js';

/** Files with a hash in their name: once fetched, valid forever. */
export const isHashed = (path: string): boolean => path.startsWith('assets/');
