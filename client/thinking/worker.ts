import { type Request as BotRequest, type WebWorkerScope, browserPort, serveBots } from '@showboat/bots/worker';
import { CATALOG } from '@showboat/games/catalog';
import { type ThinkRequest, isThinkRequest } from './messages';
import { think } from './serve';

// The one script of all workers: bots think in some, advice and reviews in others.

declare const self: WebWorkerScope;

/** A door: only our own page is at the other end, and it sends requests of two kinds. */
const onRequest = (listen: (request: ThinkRequest | BotRequest) => void): void =>
  self.addEventListener('message', ({ data }) => listen(data as ThinkRequest | BotRequest));

onRequest((request) => {
  if (isThinkRequest(request)) think(request, (reply) => self.postMessage(reply));
});

serveBots(
  {
    ...browserPort(self),
    onRequest: (listen) =>
      onRequest((request) => {
        if (!isThinkRequest(request)) listen(request);
      }),
  },
  CATALOG,
  () => performance.now(),
);
