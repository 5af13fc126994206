import type { BotWorker } from './host';
import type { Reply, Request } from './messages';
import type { Port } from './serve';

// What is used of a browser, and no more: this file must be read where there is none.

interface Listened {
  addEventListener(kind: string, listen: (event: { readonly data?: unknown; readonly message?: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** `new Worker(…)` of a browser. */
export interface WebWorker extends Listened {
  terminate(): void;
}

/** `self` inside of it. */
export type WebWorkerScope = Listened;

export const browserWorker = (worker: WebWorker): BotWorker => ({
  post: (request) => worker.postMessage(request),
  // Doors: only our own script is at the other end.
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
