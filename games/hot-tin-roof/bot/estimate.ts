import type { Seat } from '@showboat/engine';
import { NO_GAP, type Roof } from '../rules/board';
import { DELUXE, NOBODY, type State, boardIn, ownerOf } from '../rules/state';
import type { Weights } from './weights';

/** The way two cats would take to each other, laid catwalks and open gaps weighed against each other. */
export interface WayEstimate {
  /** By seat, what others would get. */
  readonly pays: readonly number[];
  readonly price: number;
  /** Open gaps on it. */
  readonly missing: number;
  /** Whether there is any way at all, built or not. */
  readonly isThere: boolean;
}

const UNREACHED = 1e9;

const NOWHERE: WayEstimate = { pays: [0, 0, 0, 0], price: 0, missing: 9, isThere: false };

/** The lightest way over existing and buildable links. */
export const estimateWay = (state: State, seat: Seat, from: Roof, to: Roof, weights: Weights): WayEstimate => {
  const { steps } = boardIn(state);
  const { catwalks, shelters } = state.built;
  const { tributeCatwalk, tributeDeluxe, tributeShelter } = state.options;
  const openGap = state.players[seat].catwalks > 0 ? weights.openGap : weights.openGapWithoutPiece;
  const costs = steps.map(() => UNREACHED);
  const cameFrom = steps.map(() => -1);
  const cameOver = steps.map(() => NO_GAP);
  const isDone = steps.map(() => false);
  costs[from] = 0;
  for (;;) {
    let best = -1;
    for (let roof = 0; roof < costs.length; roof++)
      if (!isDone[roof] && costs[roof] < UNREACHED && (best < 0 || costs[roof] < costs[best])) best = roof;
    if (best < 0) return NOWHERE;
    if (best === to) break;
    isDone[best] = true;
    const around = steps[best];
    for (let i = 0; i < around.length; i++) {
      const next = around[i].to;
      if (isDone[next]) continue;
      const { gap } = around[i];
      // A step costs a little in itself: of two free ways the shorter is the safer.
      let cost = costs[best] + 0.05;
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
