import { type Notation, type Outcome, type Result, type Seat, ok, refused } from '@showboat/engine';
import type { TextCode } from './codes';
import { type Board, findGap, findRoof, findTile } from './board';
import {
  DECLINE,
  DELUXE_LAYS,
  DIVES,
  END,
  FIRSTS,
  LAYS,
  type Move,
  PLACE_LYING,
  PLACE_SITTING,
  POOR,
  SHELTERS,
  TURN_UPS,
} from './moves';
import { formatPayment } from './refusals';
import { DUMPSTERS, LETTERS, type State, boardIn } from './state';

export const formatMove = (state: State, move: Move): string => {
  const { roofs, gaps, tiles } = boardIn(state);
  switch (move.kind) {
    case 'dive':
      return DUMPSTERS[move.dumpster];
    case 'poor':
      return 'poor';
    case 'place':
      return `+${move.pose}`;
    case 'lay':
      return `${gaps[move.gap]}${move.isDeluxe ? '*' : ''}`;
    case 'shelter':
      return roofs[move.roof];
    case 'decline':
      return '-';
    case 'walk': {
      const way = `${move.pose}:${roofs[move.from]}>${roofs[move.to]}`;
      return move.pays.some((cans) => cans > 0) ? `${way}:${formatPayment(move.pays)}` : way;
    }
    case 'end':
      return '.';
    case 'first':
      return `first=${LETTERS[move.seat]}`;
    case 'turn-up':
      return `${DUMPSTERS[move.dumpster]}=${tiles[move.tile]}`;
  }
};

const seatOf = (letter: string): Seat => LETTERS.findIndex((known) => known === letter);

const FIXED: ReadonlyMap<string, Move> = new Map<string, Move>([
  ...DIVES.map((move, dumpster): [string, Move] => [DUMPSTERS[dumpster], move]),
  ['poor', POOR],
  ['+s', PLACE_SITTING],
  ['+l', PLACE_LYING],
  ['-', DECLINE],
  ['.', END],
]);

const WALK = /^([sl]):(r\d\d)>(r\d\d)(?::((?:[A-D][1-9]\d{0,5})+))?$/;

/** Seats in order, each once; `undefined` for any other. */
const parsePayment = (text: string, seats: number): readonly number[] | undefined => {
  const pays = Array.from({ length: seats }, () => 0);
  let last = -1;
  for (const [, letter, cans] of text.matchAll(/([A-D])(\d+)/g)) {
    const seat = seatOf(letter);
    if (seat <= last || seat >= seats) return undefined;
    pays[seat] = Number(cans);
    last = seat;
  }
  return pays;
};

const parseWalk = (board: Board, seats: number, text: string): Move | undefined => {
  const [, pose, start, goal, payment = ''] = WALK.exec(text) ?? [];
  if (pose === undefined) return undefined;
  const [from, to, pays] = [findRoof(board, start), findRoof(board, goal), parsePayment(payment, seats)];
  if (from < 0 || to < 0 || !pays) return undefined;
  return { kind: 'walk', pose: pose === 's' ? 's' : 'l', from, to, pays };
};

const moveOf = (state: State, text: string): Move | undefined => {
  const board = boardIn(state);
  const fixed = FIXED.get(text);
  if (fixed) return fixed;
  const [left, right, ...rest] = text.split('=');
  if (right !== undefined) {
    if (rest.length > 0) return undefined;
    return left === 'first'
      ? FIRSTS[seatOf(right)]
      : TURN_UPS[DUMPSTERS.findIndex((name) => name === left)]?.[findTile(board, right)];
  }
  if (text.startsWith('g')) {
    const isDeluxe = text.endsWith('*');
    return (isDeluxe ? DELUXE_LAYS : LAYS)[findGap(board, isDeluxe ? text.slice(0, -1) : text)];
  }
  return text.startsWith('r') ? SHELTERS[findRoof(board, text)] : parseWalk(board, state.options.seats, text);
};

export const parseMove = (state: State, text: string): Result<Move> => {
  const move = moveOf(state, text.trim());
  if (move) return ok(move);
  return refused<TextCode>({ code: 'unreadable-action', rule: 'FORMAT', field: 'action', detail: { text: text.slice(0, 40) } });
};

const isSettingUp = ({ phase: { kind } }: State): boolean => kind === 'first' || kind === 'opening';

/** The contract has only places; our outcomes have points, too. */
const pointsOf = (outcome: Outcome): readonly unknown[] =>
  'points' in outcome && Array.isArray(outcome.points) ? outcome.points : [];

/** `A=61/1 B=44/2 C=39/3 fish` */
const formatResult = (outcome: Outcome): string => {
  const points = pointsOf(outcome);
  return [...outcome.places.map((place, seat) => `${LETTERS[seat]}=${String(points[seat])}/${place}`), outcome.ending].join(' ');
};

export const notation: Notation<State, Move> = {
  names: LETTERS,
  wordsIn: () => 1,
  // The set-up stands without a name; a tile turned up in a turn belongs to it.
  nameOf: (state) => (isSettingUp(state) ? '' : LETTERS[state.turn]),
  numberOf: (state) => state.number,
  roundOf: ({ number, options }) => Math.ceil(number / options.seats),
  opensLine: ({ phase: { kind } }) => kind === 'first' || kind === 'diving',
  formatResult,
};
