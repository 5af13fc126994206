import type { BotWorker, Question, Reply, Request } from '@showboat/bots/worker';
import { expect, test } from 'vitest';
import { createBots } from './bots';

const QUESTION: Question = { game: 'toy', view: {}, seat: 0, bot: { level: 'captain', style: 'bold' }, seed: 'bots' };

const decisionOf = (move: string): { moves: readonly unknown[]; values: readonly number[]; iterations: number } => ({
  moves: [move],
  values: [0.5, 0.5],
  iterations: 1,
});

/** A worker with scripted answers; none for `undefined`. */
const workerThat = (answer: (request: Request) => Reply | 'crash' | undefined): BotWorker => {
  let reply: (reply: Reply) => void = () => undefined;
  let crash: (reason: string) => void = () => undefined;
  return {
    post: (request) => {
      const found = answer(request);
      queueMicrotask(() => (found === 'crash' ? crash('boom') : found && reply(found)));
    },
    onReply: (listen) => (reply = listen),
    onCrash: (listen) => (crash = listen),
    terminate: () => undefined,
  };
};

test('the answer of the worker is the answer', async () => {
  const bots = createBots(() => workerThat(({ id }) => ({ id, decision: decisionOf('think') })));
  expect(await bots.ask(QUESTION).answer).toEqual({ ok: true, decision: decisionOf('think') });
});

test('a failed search is followed by a quick one, with the same style', async () => {
  const asked: Question[] = [];
  const bots = createBots(() =>
    workerThat(({ id, question }) => {
      asked.push(question);
      return question.bot.level === 'greedy' ? { id, decision: decisionOf('grab') } : 'crash';
    }),
  );
  expect(await bots.ask(QUESTION).answer).toEqual({ ok: true, decision: decisionOf('grab'), problem: 'boom' });
  expect(asked.map(({ bot }) => bot)).toEqual([
    { level: 'captain', style: 'bold' },
    { level: 'greedy', style: 'bold' },
  ]);
});

test('a lack of workers is reported', async () => {
  const bots = createBots(() => {
    throw new Error('no workers here');
  });
  expect(await bots.ask(QUESTION).answer).toEqual({ ok: false, problem: 'no workers here; no workers here' });
});

test('nothing is searched once it is closed', async () => {
  let asked = 0;
  const bots = createBots(() =>
    workerThat(() => {
      asked++;
      return undefined;
    }),
  );
  const thought = bots.ask(QUESTION);
  bots.close();
  expect(await thought.answer).toEqual({ ok: false, problem: 'closed' });
  expect(asked).toBe(1);
});
