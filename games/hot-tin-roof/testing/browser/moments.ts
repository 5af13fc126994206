import { readFileSync } from 'node:fs';
import { openHistory, parseRecord, present, unwrap } from '@showboat/engine';
import { type Move, type State, casualMoves, hotTinRoof as game } from '@showboat/games/hot-tin-roof';
import { createMoments } from '../../../../client/tests/harness/moments';
import type { SavedGame } from '../../../../client/session/saved';
import { type Sketch, run, sketch } from '../sketch';
import { catsOf, questionOf } from '../../view/planner/plans';
import { findMomentOf, firstStateOf, savedGameOf } from '../../../../client/tests/harness/saved-at';
import { DIVED, HOME, LONG_BOARD, POOR, ROOFS } from './positions';

/** Players go by name here, and "You" does not fit the third person. */
const NAME = 'Tess';

export const momentOf = ({ beginning, moves }: SavedGame): State =>
  present(unwrap(openHistory(game, firstStateOf(game, beginning), moves)));

/** A sketch of the start of a turn, and what was played since. */
const drawn = (id: string, given: Sketch, line = '', person?: number): SavedGame => {
  const position = unwrap(game.formatPosition(sketch(given)));
  const moves: Move[] = [];
  let state = unwrap(game.parsePosition(position));
  for (const token of line.split(' ').filter((word) => word !== '')) {
    moves.push(unwrap(game.parseMove(state, token)));
    state = run(state, token);
  }
  const at = { id, beginning: { kind: 'position', position }, moves, name: NAME } as const;
  return savedGameOf(game, { ...at, ...(person === undefined ? {} : { person }) });
};

/** A game as it was recorded, whole or its first moves. */
const recorded = (id: string, name: string, isWanted: (state: State) => boolean = () => false): SavedGame => {
  const text = readFileSync(new URL(`../../records/${name}.txt`, import.meta.url), 'utf8');
  const { options, moves } = unwrap(parseRecord(game, text)).record;
  const beginning = { kind: 'options', options } as const;
  const end = unwrap(openHistory(game, firstStateOf(game, beginning), moves)).states.findIndex(isWanted);
  const played = end < 0 ? moves : moves.slice(0, end);
  return savedGameOf(game, { id, beginning, moves: played, name: NAME, ...(end < 0 ? { person: 0 } : {}) });
};

/** How many moves are left to look back at. */
const LAST_MOVES = 24;

/** The end of a game, from a position between turns: a review of it does not take long. */
const ending = (id: string): SavedGame => {
  const { beginning, moves } = recorded(id, 'fish-three');
  const { states } = unwrap(openHistory(game, firstStateOf(game, beginning), moves));
  const from = states.findIndex((state, i) => i >= moves.length - LAST_MOVES && game.formatPosition(state).ok);
  const position = unwrap(game.formatPosition(states[from]));
  return savedGameOf(game, { id, beginning: { kind: 'position', position }, moves: moves.slice(from), person: 0, name: NAME });
};

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
  'roofs-begun': () =>
    findMomentOf({ game, casualMoves }, 'roofs-begun', { seats: 4 }, (state) => questionOf(state) === 'dive', NAME),
  'roofs-three': () => recorded('roofs-three', 'fish-three', isProwling),
  'roofs-own': () =>
    findMomentOf({ game, casualMoves }, 'roofs-own', { seats: 4, board: JSON.stringify(LONG_BOARD) }, isProwling, NAME),
  'roofs-over': () => recorded('roofs-over', 'fish-deluxe'),
  'roofs-stuck': () => recorded('roofs-stuck', 'stuck'),
  'roofs-ending': () => ending('roofs-ending'),
} satisfies Readonly<Record<string, () => SavedGame>>;

export type MomentId = keyof typeof MOMENTS;

export const moment = createMoments<MomentId>(MOMENTS);
