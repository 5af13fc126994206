import type { Seat } from '@showboat/engine';
import { NO_GAP, type Roof } from '../rules/board';
import { type Built, DELUXE, NOBODY, type State, boardIn, ownerOf } from '../rules/state';
import type { Weights } from './weights';

/** The way two cats would take to each other, laid catwalks and open gaps weighed against each other. */
export interface WayEstimate {
  /** By seat, what others would get. */
  readonly pays: readonly number[];
  readonly price: number;
  /** Open gaps on it. */
  readonly missing: number;
  /** `false` if no way exists, not even over open gaps. */
  readonly isThere: boolean;
}

const UNREACHED = 1e9;

const NOWHERE: WayEstimate = { pays: [0, 0, 0, 0], price: 0, missing: 9, isThere: false };

// Buffers of the search, allocated once: it runs at every evaluation.
const MOST_ROOFS = 100;
const costs = new Float64Array(MOST_ROOFS);
const cameFrom = new Int32Array(MOST_ROOFS);
const cameOver = new Int32Array(MOST_ROOFS);
const isDone = new Uint8Array(MOST_ROOFS);

/** Finds the lightest way over existing and buildable links, and says whether there is one. */
const findWay = (state: State, seat: Seat, from: Roof, to: Roof, openGap: number): boolean => {
  const { steps } = boardIn(state);
  const { catwalks, shelters } = state.built;
  const { tributeCatwalk, tributeDeluxe, tributeShelter } = state.options;
  for (let roof = 0; roof < steps.length; roof++) {
    costs[roof] = UNREACHED;
    isDone[roof] = 0;
  }
  costs[from] = 0;
  for (;;) {
    let best = -1;
    let least = UNREACHED;
    for (let roof = 0; roof < steps.length; roof++) {
      if (isDone[roof] === 1 || costs[roof] >= least) continue;
      best = roof;
      least = costs[roof];
    }
    if (best < 0) return false;
    if (best === to) return true;
    isDone[best] = 1;
    const around = steps[best];
    for (let i = 0; i < around.length; i++) {
      const { to: next, gap } = around[i];
      if (isDone[next] === 1) continue;
      // A step costs a little in itself: of two free ways the shorter is the safer.
      let cost = least + 0.05;
      if (gap !== NO_GAP) {
        const catwalk = catwalks[gap];
        if (catwalk === NOBODY) cost += openGap;
        else if (ownerOf(catwalk) !== seat) cost += catwalk >= DELUXE ? tributeDeluxe : tributeCatwalk;
      }
      if (shelters[next] !== NOBODY && shelters[next] !== seat) cost += tributeShelter;
      if (cost >= costs[next]) continue;
      costs[next] = cost;
      cameFrom[next] = best;
      cameOver[next] = gap;
    }
  }
};

const readWay = (state: State, seat: Seat, from: Roof, to: Roof): WayEstimate => {
  const { catwalks, shelters } = state.built;
  const { tributeCatwalk, tributeDeluxe, tributeShelter } = state.options;
  const pays = state.players.map(() => 0);
  let price = 0;
  let missing = 0;
  for (let roof = to; roof !== from; roof = cameFrom[roof]) {
    const gap = cameOver[roof];
    if (gap !== NO_GAP) {
      const catwalk = catwalks[gap];
      if (catwalk === NOBODY) missing++;
      else if (ownerOf(catwalk) !== seat) {
        const toll = catwalk >= DELUXE ? tributeDeluxe : tributeCatwalk;
        pays[ownerOf(catwalk)] += toll;
        price += toll;
      }
    }
    const shelter = shelters[roof];
    if (shelter !== NOBODY && shelter !== seat) {
      pays[shelter] += tributeShelter;
      price += tributeShelter;
    }
  }
  return { pays, price, missing, isThere: true };
};

// Ways on the boards asked about last: in a search most positions differ in something else.
const REMEMBERED = 32;
const builts: (Built | undefined)[] = Array.from({ length: REMEMBERED }, () => undefined);
const ways: readonly Map<number, WayEstimate>[] = builts.map(() => new Map<number, WayEstimate>());
let last = 0;
let oldest = 0;
let lastOptions: State['options'] | undefined;
let lastWeights: Weights | undefined;

const waysOn = ({ built, options }: State, weights: Weights): Map<number, WayEstimate> => {
  if (lastOptions !== options || lastWeights !== weights) {
    builts.fill(undefined);
    lastOptions = options;
    lastWeights = weights;
  }
  if (builts[last] === built) return ways[last];
  last = builts.indexOf(built);
  if (last < 0) {
    last = oldest;
    oldest = (oldest + 1) % REMEMBERED;
    builts[last] = built;
    ways[last].clear();
  }
  return ways[last];
};

export const estimateWay = (state: State, seat: Seat, from: Roof, to: Roof, weights: Weights): WayEstimate => {
  const hasCatwalk = state.players[seat].catwalks > 0;
  const known = waysOn(state, weights);
  const key = ((seat * 2 + Number(hasCatwalk)) * MOST_ROOFS + from) * MOST_ROOFS + to;
  const found = known.get(key);
  if (found) return found;
  const isThere = findWay(state, seat, from, to, hasCatwalk ? weights.openGap : weights.openGapWithoutPiece);
  const way = isThere ? readWay(state, seat, from, to) : NOWHERE;
  known.set(key, way);
  return way;
};
