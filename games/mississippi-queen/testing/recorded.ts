import { readFileSync } from 'node:fs';
import { type History, parseRecord, setUp, statesFrom, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '../index';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';

/** A recorded game with all its moments. */
export const recordedGame = (name: string): Pick<History<State, Move>, 'states' | 'moves'> => {
  const text = readFileSync(new URL(`../records/${name}.txt`, import.meta.url), 'utf8');
  const { options, moves } = unwrap(parseRecord(game, text)).record;
  return { moves, states: statesFrom(game, unwrap(setUp(game, options)), moves) };
};
