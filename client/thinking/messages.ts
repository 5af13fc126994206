import type { Review } from '@showboat/bots';
import type { Request as BotRequest } from '@showboat/bots/worker';
import type { Beginning, Seat } from '@showboat/engine';
import type { Hint } from '@showboat/ui';

// Messages of advice and reviews to the worker, in addition to those of bots. All plain data.

/** A request for advice, with everything it depends on. */
export interface AdviceQuestion {
  readonly game: string;
  /** What the seat sees. */
  readonly state: unknown;
  readonly seat: Seat;
  readonly level: 'captain';
}

/** A game to review, from its beginning; a saved game is one. */
export interface ReviewQuestion {
  readonly game: string;
  readonly beginning: Beginning;
  readonly moves: readonly unknown[];
}

/** Bots' questions never have a `kind`. */
export type ThinkRequest =
  | { readonly kind: 'advise'; readonly id: number; readonly question: AdviceQuestion }
  | { readonly kind: 'review'; readonly id: number; readonly question: ReviewQuestion };

export type ThinkReply =
  | { readonly kind: 'hints'; readonly id: number; readonly hints: readonly Hint<unknown>[] }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number; readonly total: number }
  | { readonly kind: 'review'; readonly id: number; readonly review: Review<unknown> }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string };

export const isThinkRequest = (request: ThinkRequest | BotRequest): request is ThinkRequest => 'kind' in request;
