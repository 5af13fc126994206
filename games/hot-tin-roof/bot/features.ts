import { LEADS, type Reading, writeLeads } from '@showboat/bots/learning';
import type { Seat } from '@showboat/engine';
import { catsOnBoard } from '../rules/finish';
import { ANTE_PARTS } from '../rules/numbers';
import { fishFor } from '../rules/options';
import { DELUXE, HOMES, IN_HAND, NOBODY, type State, boardIn, hasPairInHand, isDeluxeAllowed, ownerOf } from '../rules/state';
import { mostQuiet } from '../rules/turn';
import { type WayEstimate, estimateWay } from './estimate';
import type { Weights } from './weights';

// What a net sees of a position besides the points that the hand-made evaluation expects: purse, pieces, the way of each pair and who is
// paid on it, and who is to dive. Nothing tells one board from another: roofs and gaps are only counted, as shares of what there is.

/** Of a pair; the one that has less far to go comes first. */
const PAIR = [
  'in hand', 'joined', 'one gap apart', 'two gaps apart', 'further apart', 'no way', 'price', 'can pay', 'can pay after the ante',
  'pays the best rival', 'meets for the last fish',
] as const; // biome-ignore format: what belongs together

const OWN = [
  'points', ...LEADS,
  'score', 'lead in score', 'cans', 'poor', 'nearly poor', 'fish', 'cats out',
  ...PAIR.map((name) => `first pair ${name}`),
  ...PAIR.map((name) => `second pair ${name}`),
  'catwalks in hand', 'shelters in hand', 'deluxe in hand', 'no catwalks',
  'catwalks on board', 'shelters on board', 'deluxe on board', 'paid by rivals', 'paid by rivals soon',
  'moves', 'dives next', 'rivals before it', 'best dumpster', 'best home', 'has walked',
] as const; // biome-ignore format: what belongs together

const TABLE = [
  'fish left', 'share of fish left', 'last fish', 'two fish', 'quiet', 'cans in dumpsters', 'best dumpster', 'gaps open', 'pairs out', 'pairs joined',
  'seats 4', 'deluxe', 'deluxe allowed', 'one pair each', 'penalty for cats', 'ante', 'tribute of catwalks', 'tribute of shelters', 'roofs',
  'building', 'moving', 'tile to be drawn',
] as const; // biome-ignore format: what belongs together

export const NAMES: { readonly own: readonly string[]; readonly table: readonly string[] } = { own: OWN, table: TABLE };

/** Points that are a good lead. */
const LEAD = 8;
const SCORE = 1 + LEADS.length;
const PAIRS = SCORE + 7;
const PIECES = PAIRS + 2 * PAIR.length;
const PAID = PIECES + 7;
const ORDER = PAID + 2;

let own: Float64Array;

const scoreOf = ({ players, options }: State, seat: Seat): number => {
  const { cans, fish } = players[seat];
  return cans + options.fishValue * fish - options.penaltyPerCatLeft * catsOnBoard(players[seat]);
};

const putScore = (state: State, seat: Seat, start: number): void => {
  const { players, options } = state;
  const { cans, fish } = players[seat];
  const score = scoreOf(state, seat);
  let best = -Infinity;
  for (let other = 0; other < players.length; other++) if (other !== seat) best = Math.max(best, scoreOf(state, other));
  let i = start + SCORE;
  own[i++] = Math.min(4, score / 40);
  own[i++] = Math.max(-2, Math.min(2, (score - best) / 15));
  own[i++] = Math.min(4, cans / 15);
  own[i++] = cans < options.ante ? 1 : 0;
  own[i++] = cans < 2 * options.ante ? 1 : 0;
  own[i++] = Math.min(4, fish / 3);
  own[i++] = catsOnBoard(players[seat]) / 4;
};

/** Steps that a pair is away from its fish, roughly: what decides which is the first. */
const distance = (way: WayEstimate | undefined): number => (way ? way.missing * 4 + way.price : 12);

const putPair = (state: State, reading: Reading, seat: Seat, way: WayEstimate | undefined, start: number): void => {
  let i = start;
  if (!way) {
    own[i] = 1;
    return;
  }
  const { players, options, fish } = state;
  const { cans } = players[seat];
  const isThere = way.isThere;
  const rest = cans - way.price;
  i++;
  own[i++] = isThere && way.missing === 0 ? 1 : 0;
  own[i++] = isThere && way.missing === 1 ? 1 : 0;
  own[i++] = isThere && way.missing === 2 ? 1 : 0;
  own[i++] = isThere && way.missing > 2 ? 1 : 0;
  own[i++] = isThere ? 0 : 1;
  own[i++] = Math.min(3, way.price / 8);
  own[i++] = isThere && rest >= 0 ? 1 : 0;
  own[i++] = isThere && rest >= options.ante ? 1 : 0;
  own[i++] = paidToBest(reading, seat, way) / 4;
  own[i++] = isThere && way.missing === 0 && fish === 1 && rest >= 0 ? 1 : 0;
};

/** What a way pays the best of the rivals; of equals the one that gets most. */
const paidToBest = ({ standing, seats }: Reading, seat: Seat, { pays }: WayEstimate): number => {
  let best = -Infinity;
  let paid = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || standing[other] < best) continue;
    paid = standing[other] > best ? pays[other] : Math.max(paid, pays[other]);
    best = standing[other];
  }
  return paid;
};

/** Both pairs, and what their ways pay the others. */
const putPairs = (state: State, reading: Reading, seat: Seat, start: number, weights: Weights): void => {
  const { options, players } = state;
  const { cats, cans } = players[seat];
  const ways: (WayEstimate | undefined)[] = [];
  for (let i = 0; i < 2 * options.pairsEach; i += 2)
    ways.push(cats[i] === IN_HAND ? undefined : estimateWay(state, seat, cats[i], cats[i + 1], weights));
  if (ways.length === 2 && distance(ways[1]) < distance(ways[0])) ways.reverse();
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    putPair(state, reading, seat, way, start + PAIRS + i * PAIR.length);
    if (!way) continue;
    const isSoon = way.isThere && way.missing === 0 && way.price <= cans;
    for (let other = 0; other < players.length; other++) {
      own[other * OWN.length + PAID] += way.pays[other] / 6;
      if (isSoon) own[other * OWN.length + PAID + 1] += way.pays[other] / 4;
    }
  }
};

const putPieces = (state: State, seat: Seat, start: number): void => {
  const { catwalks, shelters, deluxe } = state.players[seat];
  const i = start + PIECES;
  own[i] = catwalks / 6;
  own[i + 1] = shelters / 4;
  own[i + 2] = deluxe / 2;
  own[i + 3] = catwalks + deluxe === 0 ? 1 : 0;
};

const putBoard = ({ built: { catwalks, shelters } }: State): void => {
  const features = OWN.length;
  for (let gap = 0; gap < catwalks.length; gap++) {
    const piece = catwalks[gap];
    if (piece !== NOBODY) own[ownerOf(piece) * features + PIECES + (piece >= DELUXE ? 6 : 4)] += piece >= DELUXE ? 0.5 : 1 / 6;
  }
  for (let roof = 0; roof < shelters.length; roof++)
    if (shelters[roof] !== NOBODY) own[shelters[roof] * features + PIECES + 5] += 0.25;
};

const mostIn = (numbers: readonly number[], from: number, to: number): number => {
  let most = 0;
  for (let i = from; i < to; i++) if (numbers[i] > most) most = numbers[i];
  return most;
};

const putOrder = (state: State, seat: Seat, start: number): void => {
  const { phase, turn, options, dumpsters, players } = state;
  const seats = players.length;
  const isDiving = phase.kind === 'diving';
  const next = isDiving ? turn : (turn + 1) % seats;
  const hasPair = hasPairInHand(players[seat], options);
  const part = options.ante / ANTE_PARTS;
  let i = start + ORDER;
  own[i++] = seat === turn && !isDiving ? 1 : 0;
  own[i++] = seat === next ? 1 : 0;
  own[i++] = ((seat - next + seats) % seats) / 3;
  if (seat === next) {
    own[i] = Math.min(3, (mostIn(dumpsters, hasPair ? 0 : HOMES, dumpsters.length) + part) / 8);
    own[i + 1] = hasPair ? Math.min(3, (mostIn(dumpsters, 0, HOMES) + part) / 8) : 0;
  }
  own[i + 2] = seat === turn && phase.kind === 'moving' && phase.moved > 0 ? 1 : 0;
};

const isJoinedPair = (state: State, seat: Seat, at: number, weights: Weights): boolean => {
  const { cats } = state.players[seat];
  if (cats[at] === IN_HAND) return false;
  const way = estimateWay(state, seat, cats[at], cats[at + 1], weights);
  return way.isThere && way.missing === 0;
};

const writeTable = (state: State, { table, seats }: Reading, weights: Weights): void => {
  const { options, fish, quiet, dumpsters, built, phase, players } = state;
  let open = 0;
  for (let gap = 0; gap < built.catwalks.length; gap++) if (built.catwalks[gap] === NOBODY) open++;
  let out = 0;
  let joined = 0;
  for (let seat = 0; seat < seats; seat++) {
    out += catsOnBoard(players[seat]) / 2;
    for (let at = 0; at < 2 * options.pairsEach; at += 2) if (isJoinedPair(state, seat, at, weights)) joined++;
  }
  let cans = 0;
  for (let i = 0; i < dumpsters.length; i++) cans += dumpsters[i];
  let i = 0;
  table[i++] = Math.min(fish, 20) / 8;
  table[i++] = Math.min(1, fish / fishFor(options));
  table[i++] = fish === 1 ? 1 : 0;
  table[i++] = fish === 2 ? 1 : 0;
  table[i++] = quiet / mostQuiet(state);
  table[i++] = Math.min(4, cans / 20);
  table[i++] = Math.min(3, mostIn(dumpsters, 0, dumpsters.length) / 8);
  table[i++] = open / built.catwalks.length;
  table[i++] = out / seats;
  table[i++] = joined / seats;
  table[i++] = seats === 4 ? 1 : 0;
  table[i++] = options.deluxe ? 1 : 0;
  table[i++] = isDeluxeAllowed(state) ? 1 : 0;
  table[i++] = options.pairsEach === 1 ? 1 : 0;
  table[i++] = options.penaltyPerCatLeft / 4;
  table[i++] = options.ante / 10;
  table[i++] = options.tributeCatwalk / 2;
  table[i++] = options.tributeShelter / 4;
  table[i++] = boardIn(state).steps.length / 30;
  table[i++] = phase.kind === 'laying' || phase.kind === 'sheltering' || phase.kind === 'placing' ? 1 : 0;
  table[i++] = phase.kind === 'moving' ? 1 : 0;
  table[i++] = phase.kind === 'refilling' ? 1 : 0;
};

export const writeFeatures = (state: State, reading: Reading, weights: Weights): void => {
  own = reading.own;
  writeTable(state, reading, weights);
  for (let seat = 0; seat < reading.seats; seat++) {
    const start = seat * OWN.length;
    own[start] = Math.min(4, reading.standing[seat] / 40);
    writeLeads(reading, seat, start + 1, LEAD);
    putScore(state, seat, start);
    putPairs(state, reading, seat, start, weights);
    putPieces(state, seat, start);
    putOrder(state, seat, start);
  }
  putBoard(state);
};
