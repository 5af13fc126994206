import type { Answer, BotHost } from '@showboat/bots/worker';
import { expect, test } from 'vitest';
import { createLateBots } from './late-bots';

const question = { game: 'g', view: 0, seat: 0, bot: { level: 'mate', style: 'steady' }, seed: 's' } as const;
const answer: Answer = { ok: false, problem: 'of the host itself' };

const hostWith = (done: string[]): BotHost => ({
  ask: () => ({ answer: Promise.resolve(answer), stop: () => done.push('stop') }),
  close: () => done.push('close'),
});

test('is loaded once, on the first question, and stopped and closed like any other', async () => {
  const done: string[] = [];
  const load = (): Promise<BotHost> => {
    done.push('load');
    return Promise.resolve(hostWith(done));
  };
  const bots = createLateBots(load);
  expect(done).toEqual([]);
  const thought = bots.ask(question);
  thought.stop();
  expect(await thought.answer).toBe(answer);
  await bots.ask(question).answer;
  bots.close();
  await Promise.resolve();
  expect(done).toEqual(['load', 'stop', 'close']);
});

test('a failed load answers with a problem, and is retried', async () => {
  const hosts = [Promise.reject(new Error('offline')), Promise.resolve(hostWith([]))];
  const bots = createLateBots(() => hosts.shift() ?? Promise.reject(new Error('asked too often')));
  expect(await bots.ask(question).answer).toEqual({ ok: false, problem: 'offline' });
  expect(await bots.ask(question).answer).toBe(answer);
});

test('closing unused bots loads nothing', () => {
  let loads = 0;
  createLateBots(() => Promise.reject(new Error(`load ${++loads}`))).close();
  expect(loads).toBe(0);
});
