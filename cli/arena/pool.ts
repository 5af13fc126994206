import { Worker } from 'node:worker_threads';
import type { PlayedDeal } from '@showboat/bots';
import { bundleWorker } from '@showboat/server/bundle';
import type { DealJob } from './worker';

export interface Pool {
  play(job: DealJob): Promise<PlayedDeal>;
  close(): Promise<void>;
}

/** Threads that play deals, one at a time each. */
export const openPool = async (size: number): Promise<Pool> => {
  const code = await bundleWorker(new URL('worker.ts', import.meta.url));
  const workers = Array.from({ length: size }, () => new Worker(code, { eval: true }));
  const idle = [...workers];
  const play = async (job: DealJob): Promise<PlayedDeal> => {
    const worker = idle.pop();
    if (!worker) throw new Error('all workers are busy');
    const deal = await new Promise<PlayedDeal>((resolve, reject) => {
      const onMessage = (played: PlayedDeal): void => {
        worker.off('error', reject);
        resolve(played);
      };
      worker.once('message', onMessage).once('error', reject);
      worker.postMessage(job);
    });
    idle.push(worker);
    return deal;
  };
  const close = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  return { play, close };
};
