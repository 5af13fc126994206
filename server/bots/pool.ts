import { availableParallelism } from 'node:os';
import { type Decision, LEVELS, isLevelId } from '@showboat/bots';
import { type Answer, type BotHost, type Question, answer, createBotHost } from '@showboat/bots/worker';
import { nodeWorker } from '@showboat/bots/worker/node';
import type { CatalogEntry } from '@showboat/games/catalog';
import { threadScript } from '../bundle';
import { randomSalt } from '../secrets';
import type { BotTask } from '../tables/bot-turns';

export interface BotPool {
  /** Thinks about it as soon as a thread is free. */
  decide(task: BotTask): Promise<readonly unknown[]>;
  /** How many threads there are. */
  readonly size: number;
  /** How many wait for a thread. */
  readonly waiting: number;
  close(): void;
}

/** One core is for people. */
export const threadsFor = (cores: number): number => Math.max(1, cores - 1);

/** Threads that think for bots, so that nobody at a table waits for a bot of another. */
export const openBotPool = async (
  catalog: readonly CatalogEntry[],
  size = threadsFor(availableParallelism()),
): Promise<BotPool> => {
  const script = await threadScript(new URL('bot-thread.js', import.meta.url), new URL('thread.ts', import.meta.url));
  // A thread that fails is no reason for a table to stand still: what looks best at once is good enough.
  const fallback = (question: Question): Decision<unknown> =>
    answer(catalog, { ...question, bot: { ...question.bot, level: 'greedy' } }, () => performance.now());
  const hosts = Array.from({ length: size }, () => createBotHost(() => nodeWorker(script), { fallback }));
  const free: BotHost[] = [...hosts];
  const queue: ((host: BotHost) => void)[] = [];
  let isClosed = false;

  const acquire = (): Promise<BotHost> => {
    const host = free.pop();
    return host ? Promise.resolve(host) : new Promise((resolve) => queue.push(resolve));
  };
  const release = (host: BotHost): void => {
    const next = queue.shift();
    if (next) next(host);
    else free.push(host);
  };

  const think = async (host: BotHost, task: BotTask): Promise<Answer> => {
    const { level, style } = task.bot;
    const known = isLevelId(level) ? level : 'mate';
    const view = task.view(LEVELS[known].remembers);
    return host.ask({
      game: task.game,
      rules: task.rules,
      view,
      seat: task.seat,
      bot: { level: known, style },
      seed: randomSalt(),
    }).answer;
  };

  return {
    decide: async (task) => {
      const host = await acquire();
      try {
        const thought = await think(host, task);
        return thought.ok ? thought.decision.moves : [];
      } finally {
        release(host);
      }
    },
    size,
    get waiting() {
      return queue.length;
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      for (const host of hosts) host.close();
    },
  };
};
