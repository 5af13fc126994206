import type { BotWorker, Question, Reply, Request } from '@showboat/bots/worker';
import { expect, test } from 'vitest';
import { createBots } from './bots';

const QUESTION: Question = { game: 'toy', view: {}, seat: 0, bot: { level: 'captain', style: 'bold' }, seed: 'bots' };

const decisionOf = (move: string): { moves: readonly unknown[]; values: readonly number[]; iterations: number } => ({
  moves: [move],
  values: [0.5, 0.5],
  iterations: 1,
});

/** A worker that answers as it is told to; nothing for `undefined`. */
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

test('where a thought fails, a quick one follows, in the same manner', async () => {
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

test('where there are no workers at all, that is told', async () => {
  const bots = createBots(() => {
    throw new Error('no workers here');
  });
  expect(await bots.ask(QUESTION).answer).toEqual({ ok: false, problem: 'no workers here; no workers here' });
});

test('nothing is thought of any more once it is closed', async () => {
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
