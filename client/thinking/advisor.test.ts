import { afterEach, expect, test, vi } from 'vitest';
import { type AdvisorWorker, createAdvisor } from './advisor';
import { isGivenUp } from './given-up';
import type { AdviceQuestion, ReviewQuestion, ThinkReply, ThinkRequest } from './messages';
import { isThinkRequest } from './messages';

const ADVICE: AdviceQuestion = { game: 'toy', state: {}, seat: 0, level: 'captain' };
const REVIEW: ReviewQuestion = { game: 'toy', beginning: { kind: 'options', options: {} }, moves: [] };
const HINTS = [{ moves: ['walk'], reasons: [], expectedPlace: 1.5 }];
const NOTHING = { decisions: [], luck: [], totals: [] };

/** A worker that does what the test says. */
class Puppet implements AdvisorWorker {
  readonly requests: ThinkRequest[] = [];
  readonly listeners = new Map<string, (event: Event) => void>();
  isTerminated = false;
  postMessage(request: ThinkRequest): void {
    this.requests.push(request);
  }
  addEventListener(kind: string, listen: (event: Event) => void): void {
    this.listeners.set(kind, listen);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  reply(data: ThinkReply): void {
    this.listeners.get('message')?.(new MessageEvent('message', { data }));
  }
  crash(): void {
    this.listeners.get('error')?.(new Event('error'));
  }
}

const advisorWith = (patience?: number): { advisor: ReturnType<typeof createAdvisor>; puppets: Puppet[] } => {
  const puppets: Puppet[] = [];
  const start = (): Puppet => {
    const puppet = new Puppet();
    puppets.push(puppet);
    return puppet;
  };
  return { advisor: createAdvisor(start, patience === undefined ? {} : { patience }), puppets };
};

const fate = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => (isGivenUp(error) ? 'given up' : error instanceof Error ? error.message : error));

afterEach(() => {
  vi.useRealTimers();
});

test('advice is asked for and given, by one worker', async () => {
  const { advisor, puppets } = advisorWith();
  expect(puppets).toHaveLength(0);
  for (const id of [0, 1]) {
    const hints = advisor.advise(ADVICE);
    expect(puppets[0].requests[id]).toEqual({ kind: 'advise', id, question: ADVICE });
    puppets[0].reply({ kind: 'hints', id, hints: HINTS });
    expect(await hints).toEqual(HINTS);
  }
  expect(puppets).toHaveLength(1);
});

test('a review reports its progress', async () => {
  const { advisor, puppets } = advisorWith();
  const progress: (readonly number[])[] = [];
  const review = advisor.review(REVIEW, (...told) => progress.push(told));
  puppets[0].reply({ kind: 'progress', id: 0, done: 1, total: 3 });
  puppets[0].reply({ kind: 'progress', id: 99, done: 9, total: 9 });
  puppets[0].reply({ kind: 'progress', id: 0, done: 2, total: 3 });
  puppets[0].reply({ kind: 'review', id: 0, review: NOTHING });
  expect(await review).toEqual(NOTHING);
  expect(progress).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('an error is reported, and the worker stays', async () => {
  const { advisor, puppets } = advisorWith();
  const hints = fate(advisor.advise(ADVICE));
  puppets[0].reply({ kind: 'failed', id: 0, problem: 'no such game' });
  expect(await hints).toBe('no such game');
  expect(puppets[0].isTerminated).toBe(false);
});

test('a new question cancels the previous one, with its worker', async () => {
  const { advisor, puppets } = advisorWith();
  const first = fate(advisor.review(REVIEW));
  const second = advisor.advise(ADVICE);
  expect(await first).toBe('given up');
  expect(puppets[0].isTerminated).toBe(true);
  puppets[0].reply({ kind: 'hints', id: 1, hints: [] });
  puppets[1].reply({ kind: 'hints', id: 1, hints: HINTS });
  expect(await second).toEqual(HINTS);
});

test('cancelled, crashed, closed: nobody waits forever', async () => {
  const { advisor, puppets } = advisorWith();
  advisor.cancel();
  const cancelled = fate(advisor.advise(ADVICE));
  advisor.cancel();
  expect(await cancelled).toBe('given up');
  const crashed = fate(advisor.advise(ADVICE));
  puppets[1].crash();
  expect(await crashed).toBe('the worker could not be loaded');
  const closed = fate(advisor.advise(ADVICE));
  advisor.close();
  expect(await closed).toBe('given up');
  expect(await fate(advisor.advise(ADVICE))).toBe('given up');
  expect(puppets.map(({ isTerminated }) => isTerminated)).toEqual([true, true, true]);
});

test('a worker that is silent for too long is abandoned; progress is a sign of life', async () => {
  vi.useFakeTimers();
  const { advisor, puppets } = advisorWith(1000);
  const review = fate(advisor.review(REVIEW));
  vi.advanceTimersByTime(900);
  puppets[0].reply({ kind: 'progress', id: 0, done: 1, total: 2 });
  vi.advanceTimersByTime(900);
  expect(puppets[0].isTerminated).toBe(false);
  vi.advanceTimersByTime(200);
  expect(await review).toBe('took too long');
  expect(puppets[0].isTerminated).toBe(true);
});

test('a worker that cannot be started', async () => {
  const advisor = createAdvisor(() => {
    throw new Error('no workers here');
  });
  expect(await fate(advisor.advise(ADVICE))).toBe('no workers here');
});

test("bots' questions are distinguished from ours", () => {
  const bot = { level: 'mate', style: 'steady' } as const;
  expect(isThinkRequest({ id: 0, question: { game: 'toy', view: {}, seat: 0, bot, seed: '' } })).toBe(false);
  expect(isThinkRequest({ kind: 'advise', id: 0, question: ADVICE })).toBe(true);
});
