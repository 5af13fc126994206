import { type Net, type Reading, clearReading, judge, newReading, worthIn, worthOfPlaces } from '@showboat/bots/learning';
import type { Seat } from '@showboat/engine';
import { outcome } from '../rules/finish';
import { ANTE_PARTS } from '../rules/numbers';
import { fishFor } from '../rules/options';
import { DELUXE, HOMES, IN_HAND, NOBODY, type Player, type State, hasPairInHand, ownerOf } from '../rules/state';
import { mostQuiet } from '../rules/turn';
import { estimateWay } from './estimate';
import { NAMES, writeFeatures } from './features';
import { WEIGHTS, type Weights } from './weights';

/** Turns that each player may still have. */
export const turnsLeftIn = (state: State, { turnsPerFish }: Weights): number => {
  const byFish = (turnsPerFish * state.fish) / state.options.seats;
  return Math.max(0.3, Math.min(byFish, (mostQuiet(state) - state.quiet) / state.options.seats + 1));
};

/** How likely something that takes so many turns comes before the end. */
const likelyWithin = (turns: number, needed: number): number => {
  const ratio = turns / (needed + 0.01);
  return (ratio * ratio) / (1 + ratio * ratio);
};

/** What the pairs of a seat promise to it, and to those whose pieces are on their way. */
const addPairs = (state: State, seat: Seat, turns: number, points: number[], weights: Weights): void => {
  const { options } = state;
  const { cats, cans } = state.players[seat];
  for (let at = 0; at < 2 * options.pairsEach; at += 2) {
    if (cats[at] === IN_HAND) {
      const needed = weights.turnsToPlace + weights.turnsToMeet + weights.turnsPerGap;
      points[seat] += likelyWithin(turns, needed) * Math.max(0, options.fishValue - weights.usualPrice);
      continue;
    }
    const way = estimateWay(state, seat, cats[at], cats[at + 1], weights);
    const lacking = Math.max(0, way.price - cans) / weights.cansPerTurn;
    const needed = weights.turnsToMeet + weights.turnsPerGap * way.missing + lacking;
    const meets = way.isThere ? likelyWithin(turns, needed) : 0;
    points[seat] += meets * (options.fishValue - way.price) - (1 - meets) * 2 * options.penaltyPerCatLeft;
    for (let other = 0; other < points.length; other++) points[other] += meets * weights.tribute * way.pays[other];
  }
};

const addPieces = (state: State, turns: number, points: number[], weights: Weights): void => {
  const { catwalks, shelters } = state.built;
  for (let gap = 0; gap < catwalks.length; gap++) {
    if (catwalks[gap] !== NOBODY)
      points[ownerOf(catwalks[gap])] += turns * weights.catwalkOnBoard * (catwalks[gap] >= DELUXE ? 2 : 1);
  }
  for (let roof = 0; roof < shelters.length; roof++)
    if (shelters[roof] !== NOBODY) points[shelters[roof]] += turns * weights.shelterOnBoard;
  const use = Math.min(1, turns / 4);
  for (let seat = 0; seat < points.length; seat++) {
    const player = state.players[seat];
    points[seat] += use * weights.pieceInHand * (player.catwalks + player.shelters + player.deluxe);
  }
};

/** What the next to dive may take, and who cannot. */
const addDumpsters = (state: State, turns: number, points: number[], weights: Weights): void => {
  const { options, dumpsters, turn } = state;
  const part = options.ante / ANTE_PARTS;
  const isDiving = state.phase.kind === 'diving';
  const next = isDiving ? turn : (turn + 1) % options.seats;
  for (let seat = 0; seat < points.length; seat++) {
    const player = state.players[seat];
    if (player.cans < options.ante) {
      points[seat] -= weights.poverty * Math.min(1, turns);
      continue;
    }
    if (seat !== next) continue;
    let best = 0;
    for (let i = hasPairInHand(player, options) ? 0 : HOMES; i < dumpsters.length; i++)
      best = Math.max(best, dumpsters[i] + part);
    points[seat] += weights.dumpster * (best - options.ante) * Math.min(1, turns);
  }
};

export const expectedPoints = (state: State, weights: Weights = WEIGHTS): readonly number[] => {
  const { options } = state;
  const turns = turnsLeftIn(state, weights);
  const points = state.players.map(({ cans, fish }) => cans + options.fishValue * fish);
  for (let seat = 0; seat < points.length; seat++) addPairs(state, seat, turns, points, weights);
  addPieces(state, turns, points, weights);
  addDumpsters(state, turns, points, weights);
  return points;
};

/** From 0 for nothing to 1 for more than anybody needs. */
const shareOfMuch = ({ cans, fish }: Player, fishValue: number): number => {
  const score = cans + fishValue * fish;
  return score / (score + 50);
};

/** The standings alone where there is no net to be told more. */
const readInto = (reading: Reading, state: State, isTold: boolean, weights: Weights): void => {
  const points = expectedPoints(state, weights);
  const left = Math.min(1, state.fish / fishFor(state.options));
  clearReading(reading, points.length, isTold ? NAMES.own.length : 0);
  reading.sharpness = weights.sharpnessLate + (weights.sharpnessEarly - weights.sharpnessLate) * left;
  for (let seat = 0; seat < points.length; seat++) reading.standing[seat] = points[seat];
  if (isTold) writeFeatures(state, reading, weights);
};

/** What a net is told: the standings of the seats, and all features. */
export const read = (state: State, reading: Reading, weights: Weights = WEIGHTS): void => readInto(reading, state, true, weights);

const reading = newReading(NAMES);

/** The expected result of every seat: mostly winning, a little its place. */
export const evaluate = (state: State, weights: Weights = WEIGHTS, net?: Net): readonly number[] => {
  const end = outcome(state);
  if (end) return worthOfPlaces(end.places, weights.winning);
  readInto(reading, state, net !== undefined, weights);
  judge(reading, net);
  return state.players.map(
    (player, seat) =>
      (1 - weights.pride) * worthIn(reading, seat, weights.winning) +
      weights.pride * shareOfMuch(player, state.options.fishValue),
  );
};
