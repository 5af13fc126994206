import { setFlagsFromString } from 'node:v8';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { BotWorker } from './host';
import type { Reply, Request } from './messages';
import type { Port } from './serve';

/** A runaway search that needs more than this ends its worker, not the server. */
const MEGABYTES = 512;

/**
 * The same for objects that live a moment. A thread at its limit is ended as long as it needs no more than 16 MB beyond; what survives
 * comes in pieces of a third of this, and with much larger ones the whole process would end.
 */
const YOUNG_MEGABYTES = 24;

/** A thread that runs a script, given as text or as a path. It does not keep the process alive. */
export const nodeWorker = (script: string | URL, { megabytes = MEGABYTES } = {}): BotWorker => {
  // What the process was started with would go before the limits of a thread.
  setFlagsFromString('--max-semi-space-size=0');
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
  const worker = new Worker(script, { eval: typeof script === 'string', resourceLimits });
  worker.unref();
  return {
    post: (request) => worker.postMessage(request),
    onReply: (listen) => void worker.on('message', (reply: Reply) => listen(reply)),
    onCrash: (listen) => {
      worker.on('error', (error) => listen(error.message));
      worker.on('exit', (code) => listen(`the worker has gone (${code})`));
    },
    terminate: () => void worker.terminate(),
  };
};

/** The other end, inside the thread. */
export const nodePort = (port: MessagePort): Port => ({
  onRequest: (listen) => void port.on('message', (request: Request) => listen(request)),
  reply: (reply) => port.postMessage(reply),
});
