import { type State, casualMoves, hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { createMoments } from '../../../../client/tests/harness/moments';
import type { SavedGame } from '../../../../client/session/saved';
import type { Sketch } from '../sketch';
import { catsOf, questionOf } from '../../view/planner/plans';
import { savedGamesOf } from '../../../../client/tests/harness/saved-at';
import { linedUp } from './table';
import { DIVED, HOME, LONG_BOARD, POOR, ROOFS } from './positions';

const records = new URL('../../records/', import.meta.url);

/** Players go by name here, and "You" does not fit the third person. */
export const { savedGame, findMoment, recorded, ending, stateOf } = savedGamesOf({ game, casualMoves, records, name: 'Tess' });

const drawn = (id: string, given: Sketch, line = '', person?: number): SavedGame =>
  savedGame({ id, ...linedUp(given, line), ...(person === undefined ? {} : { person }) });

/** How many moves are left to look back at. */
const LAST_MOVES = 24;

/** Late enough that there is something on the roofs, and cats may move. */
const isProwling = (state: State): boolean =>
  questionOf(state) === 'move' && catsOf(state).length > 1 && state.built.catwalks.filter((owner) => owner >= 0).length > 3;

/** The games that the pictures show. */
export const MOMENTS = {
  'roofs-moving': () => drawn('roofs-moving', ROOFS, DIVED),
  'roofs-diving': () => drawn('roofs-diving', HOME),
  'roofs-laying': () => drawn('roofs-laying', ROOFS, 'catwalk'),
  'roofs-sheltering': () => drawn('roofs-sheltering', ROOFS, 'shelter'),
  'roofs-poor': () => drawn('roofs-poor', POOR),
  'roofs-waiting': () => drawn('roofs-waiting', HOME, '', 0),
  'roofs-begun': () => findMoment('roofs-begun', { seats: 4 }, (state) => questionOf(state) === 'dive'),
  'roofs-three': () => recorded('roofs-three', 'fish-three', isProwling),
  'roofs-own': () => findMoment('roofs-own', { seats: 4, board: JSON.stringify(LONG_BOARD) }, isProwling),
  'roofs-over': () => recorded('roofs-over', 'fish-deluxe'),
  'roofs-stuck': () => recorded('roofs-stuck', 'stuck'),
  'roofs-ending': () => ending('roofs-ending', 'fish-three', LAST_MOVES),
} satisfies Readonly<Record<string, () => SavedGame>>;

export type MomentId = keyof typeof MOMENTS;

export const moment = createMoments<MomentId>(MOMENTS);
