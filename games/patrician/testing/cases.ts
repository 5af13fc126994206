import { type Random, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { patrician as game } from '../index';
import type { State } from '../rules/state';

/** Every preset with every number of seats it is for, and tables that turn the remaining switches. */
export const CASES: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[] = [
  ...game.presets.flatMap((preset) =>
    preset.seats.map((seats) => ({ name: `${preset.id} ${seats}`, options: { ...preset.options, seats } })),
  ),
  { name: 'sites stay built', options: { seats: 3, moveMayEmptySite: false, tieBreak: 'tokens' } },
  { name: 'open piles', options: { seats: 4, openPiles: true, tieBreak: 'portraits' } },
  { name: 'late messengers', options: { seats: 5, messengers: true, lateMessengersCountForPenalty: true, openPiles: true } },
];

export const startOf = (options: Readonly<Record<string, unknown>>): State => unwrap(setUp(game, options));

/** A random game after that many moves, or its end. */
export const wanderFrom = (start: State, moves: number, random: Random): State => wander(game, start, moves, random);
