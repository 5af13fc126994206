import type { Worker } from 'node:worker_threads';
import { type Store, StoreUnavailable } from '../store';
import type { Answer, Arguments, Call, Failure, Method, Results } from '../operation';
import { StoreProblem } from '../problem';
import { END, type SentAnswer, type SentCall, packCall, unpackAnswer } from './wire';

export interface ThreadHost {
  watch: Store['watch'];
  ask<M extends Method>(method: M, given: Arguments[M]): Promise<Results[M]>;
  /** When everything asked before has been answered. */
  stop(): Promise<void>;
}

interface Waiting {
  settle(answer: Answer): void;
  reject(error: Error): void;
}

const toError = ({ kind, message }: Failure): Error => {
  switch (kind) {
    case 'unavailable':
      return new StoreUnavailable(message);
    case 'problem':
      return new StoreProblem(message);
    case 'mistake':
      return new Error(message);
  }
};

/** Calls that are worth a message of their own. */
const ENOUGH = 64;

/** Calls in one direction, answers in the other; a thread that dies is followed by another one. */
export const hostThread = (start: (isFirst: boolean) => Worker): ThreadHost => {
  const waiting = new Map<number, Waiting>();
  let unsent: SentCall[] = [];
  let lastId = 0;
  let onBatch: ((operations: number) => void) | undefined;
  let stopping: (() => void) | undefined;

  const rejectAll = (reason: string): void => {
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(new StoreUnavailable(reason));
  };

  const startNext = (isFirst: boolean): Worker => {
    const next = start(isFirst);
    let reason = 'the thread of the store has stopped';
    next.on('message', (answers: readonly SentAnswer[]) => {
      onBatch?.(answers.length);
      for (const sent of answers) {
        const answer = unpackAnswer(sent);
        const asked = waiting.get(answer.id);
        waiting.delete(answer.id);
        asked?.settle(answer);
      }
      if (waiting.size === 0) stopping?.();
    });
    next.on('error', (error) => {
      reason = `the thread of the store has failed: ${error.message}`;
    });
    next.on('exit', () => {
      thread = undefined;
      // Nobody knows which of them were stored.
      rejectAll(reason);
      stopping?.();
    });
    return next;
  };
  let thread: Worker | undefined = startNext(true);

  const send = (): void => {
    if (unsent.length === 0) return;
    // Not sooner: a thread that cannot even start would be started again and again.
    thread ??= startNext(false);
    thread.postMessage(unsent);
    unsent = [];
  };

  const enqueue = (call: Call): void => {
    // One message for everything that came in at once: each costs as much as a dozen calls in it.
    if (unsent.length === 0) setImmediate(send);
    unsent.push(packCall(call));
    // Where very much comes in at once, the thread need not wait for all of it.
    if (unsent.length >= ENOUGH) send();
  };

  return {
    watch: (watcher) => {
      onBatch = watcher;
    },
    ask: (method, given) =>
      new Promise((resolve, reject) => {
        if (stopping) {
          reject(new StoreUnavailable('the store is closed'));
          return;
        }
        const id = (lastId += 1);
        const settle = (answer: Answer): void => {
          if ('failure' in answer) reject(toError(answer.failure));
          // A door: what a thread answers has the type of the method that was asked.
          else resolve(answer.value as Results[typeof method]);
        };
        waiting.set(id, { settle, reject });
        enqueue({ id, method, given } as Call);
      }),
    stop: async () => {
      await new Promise<void>((resolve) => {
        stopping = resolve;
        if (waiting.size === 0) resolve();
      });
      // Not terminated: stopped within a call of the library, a thread takes the whole process with it.
      await new Promise<void>((resolve) => {
        if (!thread) return resolve();
        thread.once('exit', () => resolve());
        thread.postMessage(END);
      });
    },
  };
};
