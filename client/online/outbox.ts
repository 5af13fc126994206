import type { History } from '@showboat/engine';
import type { Refused } from './ask';
import { type Waiting, waitBefore, waitFor } from './backoff';
import type { RemoteTable } from './remote-table';

/** A batch of moves on its way to the table. */
export interface Outgoing<State, Move> {
  readonly id: string;
  readonly after: number;
  readonly tokens: readonly string[];
  /** `armed`: goes out as soon as there is a line, and can still be changed. `sent`: perhaps the table has it. */
  readonly stage: 'armed' | 'sent';
  /** When the player said so. */
  readonly since: number;
  /** The game with these moves; `undefined` where that is not known any more. */
  readonly ahead: History<State, Move> | undefined;
}

/** What became of it: the number of its last move, or why the table did not take it. */
export type Delivered = { readonly kind: 'stored'; readonly seq: number } | Refused;

const SECOND = 1000;

/** Sends until somebody answers: the same request under the same id, so that it counts once. `undefined` if it was called off. */
export const deliver = async (
  { id: table, ask, connection }: RemoteTable,
  { id, after, tokens }: Outgoing<unknown, unknown>,
  isWanted: () => boolean,
): Promise<Delivered | undefined> => {
  for (let tries = 0; isWanted(); tries++) {
    const answer = await ask('sendMoves', { params: { id: table }, body: { after, id, moves: [...tokens] } });
    if (answer.ok) return { kind: 'stored', seq: answer.value.seq };
    const { trouble } = answer;
    const isLater = trouble.kind === 'no-line' || trouble.code === 'too-fast' || trouble.code === 'try-again';
    if (!isLater) return trouble;
    const told = trouble.kind === 'refused' ? (trouble.retryAfter ?? 0) * SECOND : 0;
    const waiting: Waiting = waitFor(Math.max(told, waitBefore(tries)));
    // The line is back: that is the moment.
    let was = connection.peek().kind;
    const stop = connection.subscribe(({ kind }) => {
      if (kind === 'up' && was === 'down') waiting.end();
      was = kind;
    });
    await waiting.done;
    stop();
  }
  return undefined;
};
