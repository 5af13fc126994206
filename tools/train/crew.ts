import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlayedDeal } from '@showboat/bots';
import { type Plugin, build } from 'esbuild';
import { OTHERS_OUTSIDE } from '../../server/bundle';
import type { Crew, DuelJob, PlayJob } from './jobs';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** What else tests know of a game is not needed to play it. */
const NO_BROWSERS: Plugin = {
  name: 'no-browsers',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/(browser|record-games)$/ }, () => ({ external: true }));
  },
};

/** Those who play, compiled as for production: as source they would play half as many games. */
const compile = async (): Promise<string> => {
  const script = fileURLToPath(new URL(`../../.training/worker-${process.pid}.mjs`, import.meta.url));
  await build({
    entryPoints: [WORKER],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [NO_BROWSERS, OTHERS_OUTSIDE],
    logLevel: 'silent',
  });
  return script;
};

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
export const openCrew = async (game: string, size: number): Promise<Crew> => {
  const script = await compile();
  const workers = Array.from({ length: size }, () =>
    fork(script, [game], { execArgv: ['--max-semi-space-size=32'], serialization: 'advanced' }),
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
      rmSync(script);
    },
  };
};
