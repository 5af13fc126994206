import type { Seat } from '@showboat/engine';
import type { Decision } from '../decide';
import type { Bot, Budget } from '../names';

/** A request for a decision, with everything it depends on. All plain data that can be sent anywhere. */
export interface Question {
  readonly game: string;
  /** The version of the rules, where there may be several. */
  readonly rules?: string;
  /** What the seat sees, or knows from watching (`knownTo`). */
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: Bot;
  /** The same question with the same seed and a number of iterations has the same answer. */
  readonly seed: string;
  readonly budget?: Budget;
}

/** What goes to a worker. */
export interface Request {
  readonly id: number;
  readonly question: Question;
  /** Shared memory: the first number becomes 1 when the search should stop. A message would not be read until it had. */
  readonly stop?: SharedArrayBuffer;
}

/** What comes back. */
export type Reply =
  | { readonly id: number; readonly decision: Decision<unknown> }
  | { readonly id: number; readonly error: string };

const STOPPED = 1;

export const raiseStop = (memory: SharedArrayBuffer): void => void Atomics.store(new Int32Array(memory), 0, STOPPED);

export const isStopRaised = (memory: SharedArrayBuffer): boolean => Atomics.load(new Int32Array(memory), 0) === STOPPED;

/** Browsers have shared memory only where the page is isolated from other origins. */
export const createStop = (): SharedArrayBuffer | undefined =>
  typeof SharedArrayBuffer === 'undefined' ? undefined : new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
