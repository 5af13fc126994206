import type { Review } from '@showboat/bots';
import type { Hint } from '@showboat/ui';
import { givenUp } from './given-up';
import type { AdviceQuestion, ReviewQuestion, ThinkReply, ThinkRequest } from './messages';
import { startThinker } from './thinker';

/** Answers one question at a time, in its own worker: a new question, `cancel` and `close` cancel the previous one. */
export interface Advisor {
  /** Best first. Rejects with an `AbortError` when cancelled, with the reason when it fails. */
  advise(question: AdviceQuestion): Promise<readonly Hint<unknown>[]>;
  /** The same for a whole game, which takes a while. */
  review(question: ReviewQuestion, onProgress?: (done: number, total: number) => void): Promise<Review<unknown>>;
  cancel(): void;
  close(): void;
}

/** The part of a worker used here; tests substitute their own. */
export interface AdvisorWorker {
  postMessage(request: ThinkRequest): void;
  addEventListener(kind: 'message' | 'error' | 'messageerror', listen: (event: Event) => void): void;
  terminate(): void;
}

/** Milliseconds of silence after which a worker is abandoned. */
const PATIENCE = 30_000;

interface Pending {
  readonly id: number;
  onReply(reply: ThinkReply): void;
  reject(reason: Error | DOMException): void;
}

export const createAdvisor = (
  start: () => AdvisorWorker = startThinker,
  { patience = PATIENCE }: { readonly patience?: number } = {},
): Advisor => {
  let worker: AdvisorWorker | undefined;
  let pending: Pending | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isClosed = false;

  /** The worker is terminated with the question: a running search reads no messages. */
  const fail = (reason: Error | DOMException): void => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    pending?.reject(reason);
    pending = undefined;
  };

  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new Error('took too long')), patience);
  };

  const hire = (): AdvisorWorker => {
    const hired = start();
    hired.addEventListener('message', (event) => {
      // A door: only our own script is at the other end.
      const reply = (event as MessageEvent<ThinkReply>).data;
      if (hired !== worker || reply.id !== pending?.id) return;
      wait();
      pending.onReply(reply);
    });
    const onCrash = (event: Event): void => {
      if (hired !== worker) return;
      const message = 'message' in event && typeof event.message === 'string' ? event.message : '';
      fail(new Error(message || 'the worker could not be loaded'));
    };
    hired.addEventListener('error', onCrash);
    hired.addEventListener('messageerror', onCrash);
    return hired;
  };

  /** Asks, and passes on every reply until one of them settles the question. */
  const ask = <Found>(
    request: (id: number) => ThinkRequest,
    read: (reply: ThinkReply) => { readonly found: Found } | undefined,
  ): Promise<Found> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(givenUp());
      if (pending) fail(givenUp());
      const id = asked++;
      const onReply = (reply: ThinkReply): void => {
        const answer = reply.kind === 'failed' ? undefined : read(reply);
        if (reply.kind !== 'failed' && !answer) return;
        clearTimeout(timer);
        pending = undefined;
        if (reply.kind === 'failed') reject(new Error(reply.problem));
        else if (answer) resolve(answer.found);
      };
      pending = { id, onReply, reject };
      wait();
      try {
        worker ??= hire();
        worker.postMessage(request(id));
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    });

  return {
    advise: (question) =>
      ask(
        (id) => ({ kind: 'advise', id, question }),
        (reply) => (reply.kind === 'hints' ? { found: reply.hints } : undefined),
      ),
    review: ({ game, beginning, moves }, onProgress) =>
      ask(
        (id) => ({ kind: 'review', id, question: { game, beginning, moves } }),
        (reply) => {
          if (reply.kind === 'progress') onProgress?.(reply.done, reply.total);
          return reply.kind === 'review' ? { found: reply.review } : undefined;
        },
      ),
    cancel: () => {
      if (pending) fail(givenUp());
    },
    close: () => {
      isClosed = true;
      fail(givenUp());
    },
  };
};
