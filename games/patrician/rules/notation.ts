import { type Notation, type Outcome, type Result, type Seat, ok, refused } from '@showboat/engine';
import { CARDS, HIDDEN, findCard } from './cards';
import type { TextCode } from './codes';
import { CITIES, LINKS, TABLES, findCity, findLink } from './cities';
import {
  BUILD_A,
  BUILD_B,
  DEALS,
  DEALS_UNSEEN,
  DECLINE,
  FIRSTS,
  MESSENGERS,
  MOVES_FROM_A,
  MOVES_FROM_B,
  type Move,
  PLAYS,
  TAKES,
  TURN_UPS,
} from './moves';
import { COLOURS, type State } from './state';

/** A card that whoever reads it may not know. */
const UNSEEN = '?';

export const formatMove = (_state: State, move: Move): string => {
  switch (move.kind) {
    case 'play':
      return CARDS[move.card].id;
    case 'build':
      return move.site;
    case 'move':
      return `move:${CITIES[move.city]}:${move.from === 'A' ? 'AB' : 'BA'}`;
    case 'take':
      return `take:${CITIES[move.city]}`;
    case 'messenger':
      return `messenger:${LINKS[move.link]}`;
    case 'decline':
      return 'n';
    case 'first':
      return `first=${COLOURS[move.seat]}`;
    case 'deal':
      return `${COLOURS[move.seat]}=${move.card === HIDDEN ? UNSEEN : CARDS[move.card].id}`;
    case 'turn-up':
      return `${CITIES[move.city]}=${CARDS[move.card].id}`;
  }
};

const seatOf = (colour: string): Seat => COLOURS.findIndex((known) => known === colour);

const parseChance = (state: State, left: string, right: string): Move | undefined => {
  if (left === 'first') return FIRSTS[seatOf(right)];
  // Only onlookers read records with hidden cards.
  if (right === UNSEEN) return state.pile.includes(HIDDEN) ? DEALS_UNSEEN[seatOf(left)] : undefined;
  const card = findCard(right);
  if (card === undefined) return undefined;
  return DEALS[seatOf(left)]?.[card] ?? TURN_UPS[findCity(left)]?.[card];
};

const moveOf = (state: State, text: string): Move | undefined => {
  if (text === 'A') return BUILD_A;
  if (text === 'B') return BUILD_B;
  if (text === 'n') return DECLINE;
  const card = findCard(text);
  if (card !== undefined) return PLAYS[card];
  const equation = text.split('=');
  if (equation.length === 2) return parseChance(state, equation[0], equation[1]);
  const [verb, what, way, ...rest] = text.split(':');
  if (rest.length > 0 || what === undefined) return undefined;
  if (verb === 'move') {
    const moves = way === 'AB' ? MOVES_FROM_A : way === 'BA' ? MOVES_FROM_B : [];
    return moves[findCity(what)];
  }
  if (way !== undefined) return undefined;
  return verb === 'take' ? TAKES[findCity(what)] : verb === 'messenger' ? MESSENGERS[findLink(what)] : undefined;
};

export const parseMove = (state: State, text: string): Result<Move> => {
  const move = moveOf(state, text.trim());
  if (move) return ok(move);
  return refused<TextCode>({ code: 'unreadable-action', rule: 'FORMAT', field: 'action', detail: { text: text.slice(0, 40) } });
};

const isSettingUp = ({ phase: { kind } }: State): boolean => kind === 'first' || kind === 'dealing' || kind === 'opening';

/** A refill stands on the line of the turn it belongs to, without a name of its own. */
const nameOf = (state: State): string => (isSettingUp(state) ? 'chance' : COLOURS[state.turn]);

const numberOf = (state: State): number => {
  if (isSettingUp(state)) return 0;
  if (state.phase.kind === 'over') return TABLES[state.options.seats].turns;
  return state.players[state.turn].played.length + (state.phase.kind === 'playing' ? 1 : 0);
};

/** A line each for the first player, for every hand, for the cards at the cities, and for every turn. */
const opensLine = (state: State): boolean => {
  const { phase } = state;
  switch (phase.kind) {
    case 'first':
    case 'playing':
      return true;
    case 'dealing':
      return state.players[phase.seat].hand.length === 0;
    case 'opening':
      return phase.city === 0;
    case 'building':
    case 'moving':
    case 'taking':
    case 'refilling':
    case 'placing':
    case 'over':
      return false;
  }
};

/** The contract has only places; our outcomes have points, too. */
const pointsOf = (outcome: Outcome): readonly unknown[] =>
  'points' in outcome && Array.isArray(outcome.points) ? outcome.points : [];

/** `1/2:70 2/0:58 2/1:58` */
const formatResult = (outcome: Outcome): string => {
  const points = pointsOf(outcome);
  return outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat }) => `${place}/${seat}:${String(points[seat])}`)
    .join(' ');
};

export const notation: Notation<State, Move> = {
  names: [...COLOURS, 'chance'],
  wordsIn: () => 1,
  nameOf,
  numberOf,
  opensLine,
  formatResult,
};
