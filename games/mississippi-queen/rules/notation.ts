import { HEADINGS, type Notation, type Outcome, type Result, ok, refused } from '@showboat/engine';
import type { TextCode } from './codes';
import { EXITS } from './cells';
import { ALIGNMENTS, ASTERN, BOARD, DECLINE, END, type Move, PORT, PUSHES, REFUEL, SPEEDS, STARBOARD, STEP } from './moves';
import { SHIP_IDS, type State, moverOf } from './state';

/** Tokens of one word that always mean the same move. */
const WORDS: ReadonlyMap<string, Move> = new Map([
  ...SPEEDS.map((move, i): [string, Move] => [`=${i + 1}`, move]),
  ...HEADINGS.map((heading): [string, Move] => [`x${heading}`, PUSHES[heading]]),
  ...HEADINGS.map((heading): [string, Move] => [`@${heading}`, ALIGNMENTS[heading]]),
  ['f', STEP],
  ['l', PORT],
  ['r', STARBOARD],
  ['a', ASTERN],
  ['p', BOARD],
  ['c', REFUEL],
  ['n', DECLINE],
  ['.', END],
]);

export const formatMove = (_state: State, move: Move): string => {
  switch (move.kind) {
    case 'speed':
      return `=${move.to}`;
    case 'step':
      return 'f';
    case 'push':
      return `x${move.heading}`;
    case 'turn':
      return move.side === 'port' ? 'l' : 'r';
    case 'astern':
      return 'a';
    case 'align':
      return `@${move.heading}`;
    case 'board':
      return 'p';
    case 'refuel':
      return 'c';
    case 'exchange':
      return `t ${move.ship} ${move.coal}`;
    case 'decline':
      return 'n';
    case 'end':
      return '.';
    case 'lay':
      return `d${move.exit} ${move.tile}`;
    case 'resign':
      return 'resign';
  }
};

const unreadable = (text: string): Result<Move> =>
  refused<TextCode>({ code: 'unreadable-action', rule: 'FORMAT', field: 'action', detail: { text: text.slice(0, 40) } });

/** `by` is a ship's name; a resigning seat is known by one of its ships, or is the one to act. */
export const parseMove = (state: State, text: string, by?: string): Result<Move> => {
  const words = text.trim().split(/\s+/);
  const known = words.length === 1 ? WORDS.get(words[0]) : undefined;
  if (known) return ok(known);
  if (words[0] === 'resign' && words.length === 1) {
    const ship = by === undefined ? state.ships[moverOf(state)] : state.ships.find(({ id }) => id === by);
    const seat = ship && ship.seat >= 0 ? ship.seat : state.controller;
    return ok({ kind: 'resign', seat });
  }
  if (words[0] === 't' && words.length === 3 && /^-?[1-9]$/.test(words[2])) {
    const ship = SHIP_IDS.find((id) => id === words[1]);
    if (ship) return ok({ kind: 'exchange', ship, coal: Number(words[2]) });
  }
  const exit = EXITS.find((letter) => words[0] === `d${letter}`);
  if (exit && words.length === 2) return ok({ kind: 'lay', exit, tile: words[1] });
  return unreadable(text);
};

const nameOf = (state: State, move: Move): string => {
  if (move.kind === 'resign') return state.ships.find((ship) => ship.seat === move.seat)?.id ?? 'nobody';
  switch (state.phase.kind) {
    case 'first-tile':
    case 'laying':
      return 'chance';
    case 'placing':
    case 'aligning':
    case 'offered':
      return state.ships[state.phase.ship].id;
    default:
      return state.ships[moverOf(state)].id;
  }
};

const formatResult = (outcome: Outcome): string =>
  outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, seat }) => `${place}/${seat}`)
    .join(' ');

const opensLine = (state: State, move: Move): boolean => {
  const { phase } = state;
  switch (phase.kind) {
    case 'first-tile':
    case 'speed':
    case 'stuck':
      return true;
    // The placings of all ships share a line.
    case 'placing':
      return phase.ship === state.order[0];
    case 'laying':
      return !phase.midTurn;
    default:
      return move.kind === 'resign';
  }
};

export const notation: Notation<State, Move> = {
  names: [...SHIP_IDS, 'chance'],
  wordsIn: (word) => (word === 't' ? 3 : /^d[LSR]$/.test(word) ? 2 : 1),
  nameOf,
  numberOf: (state) => state.round,
  opensLine,
  formatResult,
};
