import { type Decision, parseBot } from '@showboat/bots';
import { type BotHost, type Question, answer, createBotHost } from '@showboat/bots/worker';
import { nodeWorker } from '@showboat/bots/worker/node';
import { CATALOG } from '@showboat/games/catalog';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bundleWorker } from '@showboat/server/bundle';
import { momentsFrom } from '../testing/positions';

const MOMENTS = momentsFrom('worker', 6);
const HUGE = 99_999_999;

let sound = '';
let faulty = '';
let host: BotHost | undefined;

beforeAll(async () => {
  sound = await bundleWorker(new URL('../../server/bots/thread.ts', import.meta.url));
  faulty = await bundleWorker(new URL('../testing/faulty-worker.ts', import.meta.url));
});

afterEach(() => host?.close());

const now = (): number => performance.now();

const botOf = (name: string): Pick<Question, 'bot' | 'budget'> => {
  const bot = parseBot(name);
  if (!bot) throw new Error(`no bot ${name}`);
  const { level, style, name: _name, ...budget } = bot;
  return { bot: { level, style }, budget };
};

const questionOf = (moment: number, bot: string, game = 'mississippi-queen'): Question => {
  const { state, seat } = MOMENTS[moment];
  return { game, view: state, seat, ...botOf(bot), seed: `seed ${moment}` };
};

const greedy = (question: Question): Decision<unknown> =>
  answer(CATALOG, { ...question, game: 'mississippi-queen', ...botOf('greedy') }, now);

test('a bot decides in a thread as it does here', async () => {
  const asked = (host = createBotHost(() => nodeWorker(sound)));
  for (const [i, bot] of ['mate@40', 'captain:pushy@80', 'deckhand', 'greedy:thrifty', 'random', 'mate@40'].entries()) {
    const question = questionOf(i, bot);
    expect(await asked.ask(question).answer).toEqual({ ok: true, decision: answer(CATALOG, question, now) });
  }
});

test('a huge search stops immediately and returns what it found', async () => {
  const asked = (host = createBotHost(() => nodeWorker(sound), { grace: 5000 }));
  const waits: number[] = [];
  // A busy machine may keep a thread waiting, but not three times.
  for (let attempt = 0; attempt < 3; attempt++) {
    const thought = asked.ask(questionOf(2, `commodore@${HUGE}`));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const began = now();
    thought.stop();
    const reply = await thought.answer;
    waits.push(now() - began);
    expect(reply).toMatchObject({ ok: true, decision: { moves: expect.any(Array) } });
    expect(reply).not.toHaveProperty('problem');
  }
  expect(Math.min(...waits)).toBeLessThan(200);
});

test.each([
  ['throws', 'lost its mind'],
  ['exits', 'the worker has gone (3)'],
  ['hoards', 'memory'],
])('a mind that %s costs one decision, and the table goes on', async (game, problem) => {
  host = createBotHost(() => nodeWorker(faulty, { megabytes: 64 }), { fallback: greedy });
  const question = questionOf(3, 'captain@10', game);
  const [bad, good] = [host.ask(question), host.ask(questionOf(3, 'mate@10', 'sound'))];
  expect(await bad.answer).toEqual({ ok: true, decision: greedy(question), problem: expect.stringContaining(problem) });
  expect(await good.answer).toEqual({ ok: true, decision: answer(CATALOG, questionOf(3, 'mate@10'), now) });
});

test('a mind that hangs is abandoned', async () => {
  host = createBotHost(() => nodeWorker(faulty), { patience: 3000, grace: 50 });
  expect(await host.ask(questionOf(3, 'captain@10', 'hangs')).answer).toEqual({ ok: false, problem: 'took too long' });
  expect(await host.ask(questionOf(3, 'mate@10', 'sound')).answer).toMatchObject({ ok: true });
});

test('a script that cannot run, and an unknown game', async () => {
  const broken = createBotHost(() => nodeWorker('throw new Error("no such script")'));
  expect(await broken.ask(questionOf(0, 'mate@10')).answer).toEqual({ ok: false, problem: 'no such script' });
  host = createBotHost(() => nodeWorker(sound));
  const unknown = await host.ask(questionOf(0, 'mate@10', 'chess')).answer;
  expect(unknown).toEqual({ ok: false, problem: 'no bot knows the game chess' });
});
