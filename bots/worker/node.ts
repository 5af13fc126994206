import { type MessagePort, Worker } from 'node:worker_threads';
import type { BotWorker } from './host';
import type { Reply, Request } from './messages';
import type { Port } from './serve';

/** A runaway search that needs more than this ends its worker, not the server. */
const MEGABYTES = 512;

/** A thread that runs a script, given as text or as a path. It does not keep the process alive. */
export const nodeWorker = (script: string | URL, { megabytes = MEGABYTES } = {}): BotWorker => {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
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
