import type { Decision } from '../decide';
import { type Question, type Reply, type Request, createStop, raiseStop } from './messages';

/** A worker as its owner sees it; implemented for Node and for browsers. */
export interface BotWorker {
  post(request: Request): void;
  onReply(listen: (reply: Reply) => void): void;
  /** It has ended or failed, for the given reason. */
  onCrash(listen: (reason: string) => void): void;
  terminate(): void;
}

/** Always something a table can act on. `problem` says what went wrong where the decision is the fallback's. */
export type Answer =
  | { readonly ok: true; readonly decision: Decision<unknown>; readonly problem?: string }
  | { readonly ok: false; readonly problem: string };

export interface Thought {
  /** Never rejects. */
  readonly answer: Promise<Answer>;
  /** Stops thinking immediately: the answer is the best found so far, or the fallback. */
  stop(): void;
}

export interface BotHost {
  ask(question: Question): Thought;
  /** Ends the worker; open questions are answered by the fallback. */
  close(): void;
}

export interface HostOptions {
  /** The decision when the worker has no answer: quick, local, good enough. */
  readonly fallback?: (question: Question) => Decision<unknown>;
  /** Milliseconds after which a search is stopped. */
  readonly patience?: number;
  /** Milliseconds a stopped search has to return what it found. */
  readonly grace?: number;
}

interface Pending {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Owns one worker: starts it when needed, again after a crash, and hands it one question at a time, so that a crash affects no
 * other. Whatever happens to the worker, every question gets an answer.
 */
export const createBotHost = (spawn: () => BotWorker, options: HostOptions = {}): BotHost => {
  const { fallback, patience = 30_000, grace = 100 } = options;
  const waiting: Pending[] = [];
  let worker: BotWorker | undefined;
  let active: Pending | undefined;
  let asked = 0;
  let isClosed = false;

  const fallBack = ({ request, resolve }: Pending, problem: string): void => {
    try {
      resolve(fallback ? { ok: true, decision: fallback(request.question), problem } : { ok: false, problem });
    } catch (error) {
      resolve({ ok: false, problem: `${problem}; ${error instanceof Error ? error.message : String(error)}` });
    }
  };

  /** The result of the active search, if there is one. */
  const finish = (end: (pending: Pending) => void): void => {
    const pending = active;
    active = undefined;
    if (!pending) return;
    clearTimeout(pending.timer);
    end(pending);
    next();
  };

  const dismiss = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  const crash = (problem: string): void => {
    dismiss();
    finish((pending) => fallBack(pending, problem));
  };

  const hire = (): BotWorker => {
    const hired = spawn();
    hired.onReply((reply) => {
      if (hired !== worker || reply.id !== active?.request.id) return;
      finish((pending) =>
        'error' in reply ? fallBack(pending, reply.error) : pending.resolve({ ok: true, decision: reply.decision }),
      );
    });
    hired.onCrash((reason) => {
      if (hired === worker) crash(reason);
    });
    return hired;
  };

  const next = (): void => {
    if (active || isClosed) return;
    const pending = waiting.shift();
    if (!pending) return;
    active = pending;
    pending.timer = setTimeout(() => stop(pending, 'took too long'), patience);
    try {
      worker ??= hire();
      worker.post(pending.request);
    } catch (error) {
      crash(error instanceof Error ? error.message : String(error));
    }
  };

  const stop = (pending: Pending, reason: string): void => {
    if (pending === active) {
      const memory = pending.request.stop;
      if (!memory) return crash(reason);
      raiseStop(memory);
      clearTimeout(pending.timer);
      pending.timer = setTimeout(() => crash(reason), grace);
      return;
    }
    const place = waiting.indexOf(pending);
    if (place < 0) return;
    waiting.splice(place, 1);
    fallBack(pending, reason);
  };

  return {
    ask: (question) => {
      let resolve: (answer: Answer) => void = () => undefined;
      const answer = new Promise<Answer>((settle) => (resolve = settle));
      const memory = createStop();
      const request = { id: asked++, question, ...(memory && { stop: memory }) };
      const pending: Pending = { request, resolve, timer: undefined };
      if (isClosed) fallBack(pending, 'closed');
      else waiting.push(pending);
      next();
      return { answer, stop: () => stop(pending, 'stopped') };
    },
    close: () => {
      isClosed = true;
      crash('closed');
      for (const pending of waiting.splice(0)) fallBack(pending, 'closed');
    },
  };
};
