import { expect, test } from 'vitest';
import { type BotWorker, type HostOptions, createBotHost } from './host';
import { type Question, type Reply, type Request, isStopRaised } from './messages';

const QUESTION: Question = { game: 'toy', view: {}, seat: 0, bot: { level: 'mate', style: 'steady' }, seed: 'host' };

const decisionOf = (iterations: number): { moves: readonly unknown[]; values: readonly number[]; iterations: number } => ({
  moves: ['walk'],
  values: [0.5, 0.5],
  iterations,
});

/** A worker that does what the test says. */
class Puppet implements BotWorker {
  readonly requests: Request[] = [];
  isTerminated = false;
  reply: (reply: Reply) => void = () => undefined;
  crash: (reason: string) => void = () => undefined;
  post(request: Request): void {
    this.requests.push(request);
  }
  onReply(listen: (reply: Reply) => void): void {
    this.reply = listen;
  }
  onCrash(listen: (reason: string) => void): void {
    this.crash = listen;
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const hostWith = (options: HostOptions = {}): ReturnType<typeof createBotHost> & { readonly puppets: Puppet[] } => {
  const puppets: Puppet[] = [];
  const spawn = (): Puppet => {
    const puppet = new Puppet();
    puppets.push(puppet);
    return puppet;
  };
  return { ...createBotHost(spawn, options), puppets };
};

const fallback = (): ReturnType<typeof decisionOf> => decisionOf(0);

test('one question at a time, one worker for all', async () => {
  const { ask, puppets } = hostWith();
  expect(puppets).toHaveLength(0);
  const thoughts = [ask(QUESTION), ask(QUESTION)];
  const [puppet] = puppets;
  expect(puppet.requests).toHaveLength(1);
  puppet.reply({ id: 0, decision: decisionOf(10) });
  expect(await thoughts[0].answer).toEqual({ ok: true, decision: decisionOf(10) });
  puppet.reply({ id: 0, decision: decisionOf(99) });
  puppet.reply({ id: 1, decision: decisionOf(20) });
  expect(await thoughts[1].answer).toEqual({ ok: true, decision: decisionOf(20) });
  expect(puppets).toHaveLength(1);
});

test('a crash costs only the question in progress', async () => {
  const { ask, puppets } = hostWith({ fallback });
  const thoughts = [ask(QUESTION), ask(QUESTION)];
  puppets[0].crash('boom');
  expect(await thoughts[0].answer).toEqual({ ok: true, decision: decisionOf(0), problem: 'boom' });
  expect(puppets[0].isTerminated).toBe(true);
  puppets[0].crash('late news');
  puppets[0].reply({ id: 1, decision: decisionOf(99) });
  puppets[1].reply({ id: 1, decision: decisionOf(20) });
  expect(await thoughts[1].answer).toEqual({ ok: true, decision: decisionOf(20) });
});

test('a worker that has gone between two questions is replaced', async () => {
  const { ask, puppets } = hostWith();
  const first = ask(QUESTION);
  puppets[0].reply({ id: 0, decision: decisionOf(1) });
  await first.answer;
  puppets[0].crash('gone');
  const second = ask(QUESTION);
  puppets[1].reply({ id: 1, decision: decisionOf(2) });
  expect(await second.answer).toMatchObject({ ok: true, decision: { iterations: 2 } });
});

test('an error is reported, and the worker stays', async () => {
  const { ask, puppets } = hostWith();
  const thought = ask(QUESTION);
  puppets[0].reply({ id: 0, error: 'no such game' });
  expect(await thought.answer).toEqual({ ok: false, problem: 'no such game' });
  expect(puppets[0].isTerminated).toBe(false);
});

test('a fallback may fail, too, and so may the start of a worker', async () => {
  const cannot = (): never => {
    throw new Error('cannot');
  };
  const failing = createBotHost(cannot, { fallback: cannot });
  expect(await failing.ask(QUESTION).answer).toEqual({ ok: false, problem: 'cannot; cannot' });
  expect(await failing.ask(QUESTION).answer).toEqual({ ok: false, problem: 'cannot; cannot' });
});

test('a stopped search may return what it found; one that does not is abandoned', async () => {
  const { ask, puppets } = hostWith({ fallback, grace: 20 });
  const polite = ask(QUESTION);
  const { stop } = puppets[0].requests[0];
  expect(stop && isStopRaised(stop)).toBe(false);
  polite.stop();
  expect(stop && isStopRaised(stop)).toBe(true);
  puppets[0].reply({ id: 0, decision: decisionOf(5) });
  expect(await polite.answer).toEqual({ ok: true, decision: decisionOf(5) });
  polite.stop();
  const deaf = ask(QUESTION);
  deaf.stop();
  expect(await deaf.answer).toEqual({ ok: true, decision: decisionOf(0), problem: 'stopped' });
  expect(puppets[0].isTerminated).toBe(true);
});

test('a queued question can be stopped', async () => {
  const { ask, puppets } = hostWith({ fallback });
  ask(QUESTION);
  const waiting = ask(QUESTION);
  waiting.stop();
  expect(await waiting.answer).toMatchObject({ problem: 'stopped' });
  expect(puppets[0].requests).toHaveLength(1);
});

test('a worker that takes too long is abandoned', async () => {
  const { ask } = hostWith({ patience: 10, grace: 10 });
  expect(await ask(QUESTION).answer).toEqual({ ok: false, problem: 'took too long' });
});

test('when it is closed, everything open is answered', async () => {
  const { ask, close, puppets } = hostWith();
  const thoughts = [ask(QUESTION), ask(QUESTION)];
  close();
  thoughts.push(ask(QUESTION));
  expect(await Promise.all(thoughts.map(({ answer }) => answer))).toEqual(
    [1, 2, 3].map(() => ({ ok: false, problem: 'closed' })),
  );
  expect(puppets.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});
