import type { Reason, Refusal, Seat } from '@showboat/engine';
import type { EndBar } from '../rules/explain';
import type { Move } from '../rules/moves';
import type { RefusalCode } from '../rules/refusals';
import type { ShipId, State } from '../rules/state';

/** Refusals of options that do not go together; `rules/setup.ts` gives them. */
export const SETUP_CODES = [
  'school-with-rose',
  'school-with-two-boats',
  'school-with-expansion',
  'both-boats-of-one',
  'two-boats-seats',
  'too-many-ships',
  'two-seats-alone',
  'school-of-six',
  'unknown-tile',
  'tile-twice',
  'swap-out',
  'swap-in',
  'swap-nothing',
  'too-few-stations',
  'too-few-passengers',
] as const;

/** Refusals of positions and of tokens; `rules/position.ts`, `rules/position-shape.ts` and `rules/notation.ts` give them. */
export const TEXT_CODES = [
  'unreadable-action',
  'unknown-field',
  'missing-field',
  'bad-field',
  'within-a-turn',
  'seats-differ',
  'river-without-start',
  'bad-river-entry',
  'no-such-tile',
  'pier-missing',
  'pier-too-early',
  'no-station',
  'too-many-waiting',
  'rose-has-no-seat',
  'ship-without-seat',
  'rose-not-in-play',
  'rose-always-sails',
  'no-such-seat',
  'coal-missing',
  'gone-but-placed',
  'sailing-nowhere',
  'place-while-sailing',
  'bad-place',
  'off-the-table',
  'ship-on-land',
  'on-frontier',
  'would-have-landed',
  'speed-on-sand',
  'ship-twice',
  'space-taken',
  'landed-before-pier',
  'ships-of-seat',
  'rose-missing',
  'no-such-ship',
  'ship-not-in-order',
  'next-not-sailing',
  'bonus-without-yard',
] as const;

export type SayableCode = RefusalCode | EndBar | (typeof SETUP_CODES)[number] | (typeof TEXT_CODES)[number];

/** What speaks for a turn; `bot/reasons.ts` finds them. */
export const REASON_CODES = [
  'lands',
  'stays-in-race',
  'takes-passenger',
  'denies-passenger',
  'right-speed-for-jetty',
  'pushes-rival',
  'gains-turns',
  'better-heading',
  'refuels',
  'saves-coal',
  'burns-coal',
  'keeps-options',
  'leads-the-order',
  'faster',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** Something that happened, for a log: who did what, in short phrases that can be strung together. */
export interface Event {
  readonly who: string;
  readonly what: readonly string[];
}

/** Everything this game says in one language. */
export interface Words {
  readonly language: string;
  /** As a title: "Beige", "the Black Rose". */
  nameShip(id: ShipId): string;
  /** The ships of a seat. */
  nameSeat(state: State, seat: Seat): string;
  /** What would have been needed, and the number of the rule. */
  sayRefusal(refusal: Refusal): string;
  /** An entry of a menu. */
  describeMove(state: State, move: Move): string;
  /** `after` is the state that the move led to. */
  describeEvent(state: State, move: Move, after: State): readonly Event[];
  /** The river around the ship that a seat is asked about, or around its own. */
  drawNear(state: State, seat: Seat): string;
  /** What a seat reads before it moves: the order of the round, everybody's dials, who waits at the jetties. */
  describeTable(state: State, seat: Seat): readonly string[];
  /** The answer to a question about the board, `1c3`: can the ship end there, and if not, why? `undefined` if it is not such a question. */
  answer(state: State, question: string): string | undefined;
  sayEnding(ending: string): string;
  /** Why a turn is good, as a phrase to be strung together with others. */
  sayReason(reason: Reason): string;
}
