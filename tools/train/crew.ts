import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlayedDeal } from '@showboat/bots';
import type { Crew, DuelJob, PlayJob } from './jobs';

const SCRIPT = fileURLToPath(new URL('worker.ts', import.meta.url));

const ask = <Answer>(worker: ChildProcess, job: PlayJob | DuelJob): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`a process that played has gone (${code})`));
    worker.once('exit', onExit);
    worker.once('message', (answer: unknown) => {
      worker.off('exit', onExit);
      // What the worker sends is what was asked for.
      resolve(answer as Answer);
    });
    worker.send(job);
  });

/** Processes that play, one job at a time each. */
export const openCrew = (game: string, size: number): Crew => {
  const workers = Array.from({ length: size }, () =>
    fork(SCRIPT, [game], { execArgv: ['--import', 'tsx', '--max-semi-space-size=32'], serialization: 'advanced' }),
  );
  const idle = [...workers];
  const give = async <Answer>(job: PlayJob | DuelJob): Promise<Answer> => {
    const worker = idle.pop();
    if (!worker) throw new Error('all processes are busy');
    const answer = await ask<Answer>(worker, job);
    idle.push(worker);
    return answer;
  };
  return {
    size,
    play: (job) => give<Float32Array>(job),
    duel: (job) => give<PlayedDeal>(job),
    close: () => {
      for (const worker of workers) worker.disconnect();
    },
  };
};
