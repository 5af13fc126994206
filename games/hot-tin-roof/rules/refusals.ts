import { type Detail, type Refusal, type Seat, isIn, isOfKind, refusing } from '@showboat/engine';
import type { Gap, Roof } from './board';
import { isPoor } from './diving';
import { type Move, type Walk, isSameMove } from './moves';
import { isJoined } from './joined';
import { MOST_WALKS, priceOf, walksFrom } from './reach';
import { legalMoves } from './rules';
import {
  DUMPSTERS,
  HOMES,
  IN_HAND,
  LETTERS,
  NOBODY,
  POSES,
  type Player,
  type State,
  boardIn,
  firstCat,
  isDeluxeAllowed,
} from './state';

/** Every way a move can be refused, with the rule that does it. */
export const REFUSALS = {
  'not-a-move': 'FORMAT',
  'game-over': 'HTR-END-2',
  'chance-decides': 'HTR-DUMP-5',
  'not-chance': 'HTR-TURN-1',
  'dive-first': 'HTR-TURN-1',
  'too-poor': 'HTR-TURN-4',
  'not-poor': 'HTR-INC-4',
  'dived-already': 'HTR-TURN-5',
  'no-pair-in-hand': 'HTR-DUMP-3',
  'place-first': 'HTR-DUMP-4',
  'pair-not-in-hand': 'HTR-DUMP-2',
  'nothing-to-place': 'HTR-DUMP-1',
  'build-or-decline': 'HTR-TURN-1',
  'nothing-to-decline': 'HTR-DUMP-15',
  'no-catwalk-now': 'HTR-DUMP-10',
  'no-catwalk-left': 'HTR-DUMP-10',
  'gap-taken': 'HTR-DUMP-11',
  'no-deluxe-left': 'HTR-DLX-2',
  'deluxe-too-early': 'HTR-DLX-3',
  'no-shelter-now': 'HTR-DUMP-12',
  'no-shelter-left': 'HTR-DUMP-12',
  'patio-taken': 'HTR-DUMP-13',
  'no-such-cat': 'HTR-MOVE-13',
  'cat-moved-already': 'HTR-MOVE-12',
  'already-there': 'HTR-MOVE-12',
  'no-way': 'HTR-MOVE-3',
  'too-many-ways': 'HTR-MOVE-17',
  'too-dear': 'HTR-MOVE-11',
  'other-payment': 'HTR-MOVE-15',
  'first-player-drawn': 'HTR-SETUP-10',
  'no-such-seat': 'HTR-SETUP-10',
  'turn-up-elsewhere': 'HTR-DUMP-5',
  'tile-not-in-stack': 'HTR-DUMP-5',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

const because = refusing(REFUSALS);

const KINDS: readonly Move['kind'][] = [
  'dive', 'poor', 'place', 'lay', 'shelter', 'decline', 'walk', 'end', 'first', 'turn-up',
]; // biome-ignore format: a list

/** `undefined` exactly for what `legalMoves` lists. */
export const refuse = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  if (!isOfKind(move, KINDS)) return because('not-a-move');
  if (legalMoves(state).some((legal) => isSameMove(legal, move))) return undefined;
  return isWellFormed(state, move) ? (barOfMoment(state, move) ?? because('not-a-move')) : because('not-a-move');
};

const isPayment = ({ options }: State, pays: unknown): boolean =>
  Array.isArray(pays) && pays.length === options.seats && pays.every((cans) => Number.isSafeInteger(cans) && cans >= 0);

/** Every field has the right type, and there are no others. */
const isWellFormed = (state: State, move: Move): boolean => {
  const fields = Object.keys(move).length;
  const { roofs, gaps, tiles } = boardIn(state);
  switch (move.kind) {
    case 'poor':
    case 'decline':
    case 'end':
      return fields === 1;
    case 'dive':
      return fields === 2 && isIn(DUMPSTERS, move.dumpster);
    case 'place':
      return fields === 2 && POSES.includes(move.pose);
    case 'lay':
      return fields === 3 && isIn(gaps, move.gap) && typeof move.isDeluxe === 'boolean';
    case 'shelter':
      return fields === 2 && isIn(roofs, move.roof);
    case 'walk':
      return (
        fields === 5 && POSES.includes(move.pose) && isIn(roofs, move.from) && isIn(roofs, move.to) && isPayment(state, move.pays)
      );
    case 'first':
      return fields === 2 && isIn(LETTERS, move.seat);
    case 'turn-up':
      return fields === 3 && isIn(DUMPSTERS.slice(0, HOMES), move.dumpster) && isIn(tiles, move.tile);
  }
};

const isOfChance = ({ kind }: Move): boolean => kind === 'first' || kind === 'turn-up';

const barOfMoment = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  const { phase } = state;
  switch (phase.kind) {
    case 'over':
      return because('game-over');
    case 'first':
      if (move.kind === 'first') return because('no-such-seat', { seats: state.options.seats });
      return because(isOfChance(move) ? 'first-player-drawn' : 'chance-decides');
    case 'opening':
    case 'refilling':
      return barToTurnUp(state, phase.dumpster, move);
    case 'diving':
      return barToDive(state, move);
    case 'placing':
      return barToPlace(move);
    case 'laying':
      return move.kind === 'lay' ? barToLay(state, move.gap, move.isDeluxe) : barToBuilding(move);
    case 'sheltering':
      return move.kind === 'shelter' ? barToShelter(state, move.roof) : barToBuilding(move);
    case 'moving':
      return move.kind === 'walk' ? barToWalk(state, phase.moved, move) : barToMoving(move);
  }
};

/** The name on the plate; a roof without one has its id there. */
const plateOf = (state: State, roof: Roof): string => {
  const { id, name = id } = boardIn(state).file.roofs[roof];
  return name;
};

/** A roof by its id, and by its name for whoever sees plates: `from: 'r06', fromName: 'Thimble Corner'`. */
const roofAs = (key: 'roof' | 'from' | 'to', state: State, roof: Roof): Detail => ({
  [key]: boardIn(state).roofs[roof],
  [`${key}Name`]: plateOf(state, roof),
});

const gapAs = (state: State, gap: Gap): Detail => {
  const { gaps, gapEnds } = boardIn(state);
  const [one, other] = gapEnds[gap];
  return { gap: gaps[gap], oneName: plateOf(state, one), otherName: plateOf(state, other) };
};

const barToTurnUp = (state: State, dumpster: number, move: Move): Refusal<RefusalCode> => {
  if (!isOfChance(move)) return because('chance-decides');
  if (move.kind !== 'turn-up' || move.dumpster !== dumpster)
    return because('turn-up-elsewhere', { dumpster: DUMPSTERS[dumpster] });
  return because('tile-not-in-stack', { tile: boardIn(state).tiles[move.tile] });
};

const barToDive = (state: State, move: Move): Refusal<RefusalCode> => {
  if (isOfChance(move)) return because('not-chance');
  const { cans } = state.players[state.turn];
  const { ante, pauperIncome } = state.options;
  if (move.kind === 'poor') return because('not-poor', { cans, ante });
  if (isPoor(state)) return because('too-poor', { cans, ante, income: pauperIncome });
  return because(move.kind === 'dive' ? 'no-pair-in-hand' : 'dive-first');
};

const barToPlace = (move: Move): Refusal<RefusalCode> => {
  if (isOfChance(move)) return because('not-chance');
  if (move.kind === 'dive' || move.kind === 'poor') return because('dived-already');
  return move.kind === 'place' ? because('pair-not-in-hand', { pose: move.pose }) : because('place-first');
};

/** What a small dumpster is not for. */
const barToBuilding = (move: Move): Refusal<RefusalCode> => {
  switch (move.kind) {
    case 'first':
    case 'turn-up':
      return because('not-chance');
    case 'dive':
    case 'poor':
      return because('dived-already');
    case 'place':
      return because('nothing-to-place');
    case 'lay':
      return because('no-catwalk-now');
    case 'shelter':
      return because('no-shelter-now');
    case 'decline':
    case 'walk':
    case 'end':
      return because('build-or-decline');
  }
};

const barToLay = (state: State, gap: number, isDeluxe: boolean): Refusal<RefusalCode> => {
  const { catwalks, deluxe } = state.players[state.turn];
  if (state.built.catwalks[gap] !== NOBODY) return because('gap-taken', gapAs(state, gap));
  if (!isDeluxe) return because(catwalks > 0 ? 'not-a-move' : 'no-catwalk-left');
  if (deluxe === 0) return because('no-deluxe-left');
  if (isDeluxeAllowed(state)) return because('not-a-move');
  return because('deluxe-too-early', { seat: LETTERS[state.players.findIndex(({ fish }) => fish === 0)] });
};

const barToShelter = (state: State, roof: number): Refusal<RefusalCode> =>
  state.built.shelters[roof] === NOBODY ? because('no-shelter-left') : because('patio-taken', roofAs('roof', state, roof));

const barToMoving = (move: Move): Refusal<RefusalCode> => {
  if (move.kind === 'decline') return because('nothing-to-decline');
  return move.kind === 'end' ? because('not-a-move') : barToBuilding(move);
};

const catAt = ({ cats }: Player, { pose, from }: Walk): number => {
  const first = firstCat(pose);
  return cats[first] === from ? first : cats[first + 1] === from ? first + 1 : IN_HAND;
};

/** `B1C2`, or `-` where nobody gets anything. */
export const formatPayment = (pays: readonly number[]): string =>
  pays.map((cans, seat: Seat) => (cans > 0 ? `${LETTERS[seat]}${cans}` : '')).join('') || '-';

const barToWalk = (state: State, moved: number, walk: Walk): Refusal<RefusalCode> => {
  const player = state.players[state.turn];
  const { pose } = walk;
  const [from, to] = [walk.from, walk.to].map((roof) => boardIn(state).roofs[roof]);
  const detail = { pose, ...roofAs('from', state, walk.from), ...roofAs('to', state, walk.to) };
  const cat = catAt(player, walk);
  if (cat === IN_HAND) return because('no-such-cat', detail);
  if ((moved >> cat) % 2 === 1) return because('cat-moved-already', detail);
  if (walk.to === walk.from) return because('already-there', detail);
  const ways = walksFrom(state, state.turn, walk.pose, walk.from).filter((way) => way.to === walk.to);
  if (ways.length === 0)
    return isJoined(state, walk.from, walk.to) ? because('too-many-ways', { most: MOST_WALKS }) : because('no-way', detail);
  const meant = ways.find(({ pays }) => pays.every((cans, seat) => cans === walk.pays[seat]));
  if (meant || priceOf(ways[0]) > player.cans)
    return because('too-dear', { pose, from, to, price: priceOf(meant ?? ways[0]), cans: player.cans });
  return because('other-payment', { pose, from, to, payments: ways.map(({ pays }) => formatPayment(pays)).join(' ') });
};
