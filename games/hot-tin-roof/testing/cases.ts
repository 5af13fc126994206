import { type Random, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { hotTinRoof as game } from '../index';
import type { State } from '../rules/state';
import { ISLAND } from './island';

/** Every preset with every number of seats it is for, and tables with other numbers and another board. */
export const CASES: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[] = [
  ...game.presets.flatMap((preset) =>
    preset.seats.map((seats) => ({ name: `${preset.id} ${seats}`, options: { ...preset.options, seats } })),
  ),
  {
    name: 'other numbers',
    options: {
      seats: 3,
      deluxe: true,
      'fishByPlayers.3': 6,
      penaltyPerCatLeft: 5,
      tributeShelter: 1,
      tributeDeluxe: 3,
      startCans: 7,
      'dumpsterStart.home': 1,
    },
  },
  { name: 'one pair', options: { seats: 3, pairsEach: 1, 'fishByPlayers.3': 5, ante: 10, startCans: 20, pauperIncome: 3 } },
  { name: 'few pieces', options: { seats: 4, 'fishByPlayers.4': 8, catwalksEach: 4, sheltersEach: 2, noProgressRounds: 4 } },
  { name: 'no ante', options: { seats: 4, ante: 0, tributeCatwalk: 0, catwalksEach: 9, 'fishByPlayers.4': 20 } },
  {
    name: 'island',
    options: { seats: 3, deluxe: true, board: ISLAND, 'fishByPlayers.3': 9, catwalksEach: 3, sheltersEach: 2 },
  },
];

export const startOf = (options: Readonly<Record<string, unknown>>): State => unwrap(setUp(game, options));

/** A random game after that many moves, or its end. */
export const wanderFrom = (start: State, moves: number, random: Random): State => wander(game, start, moves, random);
