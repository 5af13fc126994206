import type { Seat } from '@showboat/engine';
import { type Card, HIDDEN } from './cards';
import { DEALS, type Move } from './moves';
import { apply } from './rules';
import type { State } from './state';

const DEALS_UNSEEN: readonly Move[] = DEALS.map((_, seat) => ({ kind: 'deal', seat, card: HIDDEN }));

/** A move as a seat sees it made: all cards are played, taken and turned up in the open, only those dealt to others are not. */
const seenMove = (move: Move, seat: Seat | undefined): Move =>
  move.kind === 'deal' && move.seat !== seat ? DEALS_UNSEEN[move.seat] : move;

/** PAT-TURN-5: on a view that is played on and never veiled again, all cards stay that were once seen. */
export const follow = (known: State, move: Move, seat: Seat | undefined): State => apply(known, seenMove(move, seat));

/** The cards in a hand that were taken in the open, as far as whoever knows this state has seen it. */
export const openlyTaken = ({ players }: State, seat: Seat): readonly Card[] =>
  players[seat].hand.filter((card) => card !== HIDDEN);
