import type { BotWorker } from './host';
import type { Reply, Request } from './messages';
import type { Port } from './serve';

// Only the browser types used here: this file must also compile where there is no browser.

interface Listened {
  addEventListener(kind: string, listen: (event: { readonly data?: unknown; readonly message?: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** `new Worker(…)` of a browser. */
export interface WebWorker extends Listened {
  terminate(): void;
}

/** `self` inside the worker. */
export type WebWorkerScope = Listened;

export const browserWorker = (worker: WebWorker): BotWorker => ({
  post: (request) => worker.postMessage(request),
  // A door: only our own script is at the other end.
  onReply: (listen) => worker.addEventListener('message', ({ data }) => listen(data as Reply)),
  onCrash: (listen) => {
    worker.addEventListener('error', ({ message }) => listen(String(message ?? 'the worker could not be loaded')));
    worker.addEventListener('messageerror', () => listen('a message could not be read'));
  },
  terminate: () => worker.terminate(),
});

export const browserPort = (scope: WebWorkerScope): Port => ({
  onRequest: (listen) => scope.addEventListener('message', ({ data }) => listen(data as Request)),
  reply: (reply) => scope.postMessage(reply),
});
