import { type Random, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { mississippiQueen as game } from '../index';
import type { State } from '../rules/state';

/** Every preset with every number of seats it is for, and tables that turn the remaining switches. */
export const CASES: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[] = [
  ...game.presets.flatMap((preset) =>
    preset.seats.map((seats) => ({ name: `${preset.id} ${seats}`, options: { ...preset.options, seats } })),
  ),
  { name: 'rose for five', options: { seats: 5, rose: true, expansionTiles: 'add' } },
  { name: 'house rules', options: { seats: 4, noPushAstern: true, pushTaboo: 'left', keepTiles: true, landingSpeed: 6 } },
  {
    name: 'both boats, new waters',
    options: { seats: 3, boatsEach: 2, win: 'both-boats', tileSet: 'new-waters', expansionTiles: 'add' },
  },
  {
    name: 'no push astern, two boats',
    options: { seats: 2, boatsEach: 2, noPushAstern: true, expansionTiles: 'add', landingSpeed: 2 },
  },
  {
    name: 'calm water',
    options: { seats: 3, rose: true, expansionTiles: 'add', sandBars: false, logs: false, coalSupply: false },
  },
  { name: 'first landing', options: { seats: 3, mode: 'school', playOn: false, startFacing: 'downstream' } },
];

export const startOf = (options: Readonly<Record<string, unknown>>): State => unwrap(setUp(game, options));

/** A random race after that many moves, or its end. */
export const wanderFrom = (start: State, moves: number, random: Random): State => wander(game, start, moves, random);
