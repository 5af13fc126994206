import { type ReadonlySignal, signal } from '@preact/signals';
import type { Review } from '@showboat/bots';
import type { PlayedGame } from '../session/saved';
import type { Advisor } from '../thinking/advisor';
import { isGivenUp } from '../thinking/given-up';

export type ReviewState<Move> =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly review: Review<Move> }
  | { readonly kind: 'failed' };

export interface ReviewRun<Move> {
  readonly state: ReadonlySignal<ReviewState<Move>>;
  start(): Promise<void>;
  stop(): void;
}

/** A review takes a while and is deterministic: it is cached for the lifetime of the page. */
const made = new Map<string, Review<unknown>>();

const keyOf = ({ game, beginning, moves }: PlayedGame): string => JSON.stringify([game, beginning, moves]);

export const createReviewRun = <Move>(
  played: PlayedGame,
  advisor: Advisor,
  { isAllowed }: { readonly isAllowed: boolean },
): ReviewRun<Move> => {
  // A door: the review of a game has that game's moves, whether from the cache or from the worker.
  const doneWith = (review: Review<unknown>): ReviewState<Move> => ({ kind: 'done', review: review as Review<Move> });
  const known = made.get(keyOf(played));
  const state = signal<ReviewState<Move>>(known ? doneWith(known) : { kind: 'none' });
  return {
    state,
    start: async () => {
      if (!isAllowed || state.peek().kind === 'running' || state.peek().kind === 'done') return;
      state.value = { kind: 'running', done: 0, total: 0 };
      try {
        const review = await advisor.review(played, (done, total) => {
          state.value = { kind: 'running', done, total };
        });
        made.set(keyOf(played), review);
        state.value = doneWith(review);
      } catch (error) {
        state.value = isGivenUp(error) ? { kind: 'none' } : { kind: 'failed' };
      }
    },
    stop: () => advisor.cancel(),
  };
};
