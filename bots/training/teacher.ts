import { exp } from '@showboat/engine';
import { MOST_SEATS, OUTPUTS, type Shape, layoutOf, likelyBefore } from '../learning';
import { type Example, newExample, openExample } from './examples';
import { PLACE_SHARE, openSeats, placeLoss, winLoss } from './losses';

// What `judge` says of an example, how far that is from what came of it, and by back-propagation which way every weight should go. The
// engine's own `exp` and `ln` make a training the same on every machine.

/** As in `judge`: what is said beyond it changes nothing, so nothing is learned from it. */
const MOST_CORRECTION = 20;

export interface Teacher {
  readonly example: Example;
  /** By seat: the chance of winning, and the share of the others left behind. */
  readonly winning: Float64Array;
  readonly behind: Float64Array;
  /** Finds both; without weights what the hand-made mind says. */
  predict(data: Float32Array, at: number, weights?: Float64Array): void;
  /** Cross-entropy of the winner after `predict`; 0 where somebody has won. */
  winLoss(): number;
  /** Cross-entropy of the places, over the open seats. */
  placeLoss(): number;
  /** Adds the gradient of `winLoss + PLACE_SHARE · placeLoss` after `predict` with the same weights. */
  addGradient(data: Float32Array, weights: Float64Array, gradient: Float64Array): void;
}

const bounded = (correction: number): number => Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, correction));
const isWithin = (correction: number): boolean => Math.abs(correction) < MOST_CORRECTION;

export const createTeacher = (shape: Shape): Teacher => {
  const layout = layoutOf(shape);
  const { hidden: width, second: depth } = shape;
  const base = new Float64Array(width);
  const first = new Float64Array(MOST_SEATS * width);
  const sum = new Float64Array(width);
  const second = new Float64Array(MOST_SEATS * depth);
  const outputs = new Float64Array(MOST_SEATS * OUTPUTS);
  const toFirst = new Float64Array(MOST_SEATS * width);
  const toSecond = new Float64Array(depth);
  const toShared = new Float64Array(depth);
  const toBase = new Float64Array(width);
  const example = newExample();
  const winning = new Float64Array(MOST_SEATS);
  const behind = new Float64Array(MOST_SEATS);

  /** `into[at …] += features · rows`, where the first row begins at `rows`. */
  const addFeatures = (
    into: Float64Array,
    at: number,
    data: Float32Array,
    pairs: number,
    weights: Float64Array,
    rows: number,
  ) => {
    const end = pairs + 1 + 2 * data[pairs];
    for (let pair = pairs + 1; pair < end; pair += 2) {
      const row = rows + data[pair] * width;
      const x = data[pair + 1];
      for (let i = 0; i < width; i++) into[at + i] += x * weights[row + i];
    }
  };

  const run = (data: Float32Array, weights: Float64Array): void => {
    const { seats, tableAt, ownAt } = example;
    for (let i = 0; i < width; i++) base[i] = weights[layout.hiddenBias + i];
    addFeatures(base, 0, data, tableAt, weights, layout.table);
    sum.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * width;
      for (let i = 0; i < width; i++) first[at + i] = base[i];
      addFeatures(first, at, data, ownAt[seat], weights, layout.own);
      for (let i = 0; i < width; i++) {
        if (first[at + i] > 0) sum[i] += first[at + i];
        else first[at + i] = 0;
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * depth;
      for (let k = 0; k < depth; k++) second[at + k] = weights[layout.secondBias + k];
      for (let i = 0; i < width; i++) {
        const all = sum[i];
        const own = first[seat * width + i];
        if (all === 0) continue;
        for (let k = 0; k < depth; k++)
          second[at + k] += all * weights[layout.sum + i * depth + k] + own * weights[layout.self + i * depth + k];
      }
      for (let output = 0; output < OUTPUTS; output++) {
        let said = weights[layout.outBias + output];
        for (let k = 0; k < depth; k++)
          if (second[at + k] > 0) said += second[at + k] * weights[layout.out + k * OUTPUTS + output];
        outputs[seat * OUTPUTS + output] = said;
      }
    }
  };

  const predict = (data: Float32Array, at: number, weights?: Float64Array): void => {
    openExample(example, data, at);
    const { seats, standing, sharpness, isOpen, isDecided } = example;
    if (weights) run(data, weights);
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, standing[seat]);
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      const isCorrected = weights && isOpen[seat] === 1;
      const hope = (standing[seat] - most) / sharpness + (isCorrected ? bounded(outputs[seat * OUTPUTS]) : 0);
      total += winning[seat] = exp(hope);
      let left = 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat) left += likelyBefore(standing[seat] - standing[other], sharpness);
      const share = left / (seats - 1);
      const odds = isCorrected ? exp(bounded(outputs[seat * OUTPUTS + 1])) : 1;
      behind[seat] = (share * odds) / (1 - share + share * odds);
    }
    for (let seat = 0; seat < seats; seat++)
      winning[seat] = isDecided ? (standing[seat] === most ? 1 : 0) : winning[seat] / total;
  };

  /** The way back through the second layer; fills `toFirst` of the seat and adds to `toShared`. */
  const backThroughSecond = (seat: number, win: number, place: number, weights: Float64Array, gradient: Float64Array): void => {
    gradient[layout.outBias] += win;
    gradient[layout.outBias + 1] += place;
    for (let k = 0; k < depth; k++) {
      const x = second[seat * depth + k];
      const out = layout.out + k * OUTPUTS;
      toSecond[k] = x > 0 ? win * weights[out] + place * weights[out + 1] : 0;
      if (x <= 0) continue;
      gradient[out] += x * win;
      gradient[out + 1] += x * place;
      gradient[layout.secondBias + k] += toSecond[k];
      toShared[k] += toSecond[k];
    }
    for (let i = 0; i < width; i++) {
      const x = first[seat * width + i];
      const row = layout.self + i * depth;
      let back = 0;
      if (x > 0) {
        for (let k = 0; k < depth; k++) {
          gradient[row + k] += x * toSecond[k];
          back += weights[row + k] * toSecond[k];
        }
      }
      toFirst[seat * width + i] = back;
    }
  };

  const addRows = (data: Float32Array, pairs: number, rows: number, back: Float64Array, at: number, gradient: Float64Array) => {
    const end = pairs + 1 + 2 * data[pairs];
    for (let pair = pairs + 1; pair < end; pair += 2) {
      const row = rows + data[pair] * width;
      const x = data[pair + 1];
      for (let i = 0; i < width; i++) gradient[row + i] += x * back[at + i];
    }
  };

  const addGradient = (data: Float32Array, weights: Float64Array, gradient: Float64Array): void => {
    const { seats, isOpen, isDecided, won, beaten, tableAt, ownAt } = example;
    const open = Math.max(1, openSeats(example));
    toShared.fill(0);
    toBase.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const isTaught = isOpen[seat] === 1;
      const win = isTaught && !isDecided && isWithin(outputs[seat * OUTPUTS]) ? winning[seat] - won[seat] : 0;
      const place = isTaught && isWithin(outputs[seat * OUTPUTS + 1]) ? (PLACE_SHARE / open) * (behind[seat] - beaten[seat]) : 0;
      backThroughSecond(seat, win, place, weights, gradient);
    }
    for (let i = 0; i < width; i++) {
      if (sum[i] === 0) continue;
      const row = layout.sum + i * depth;
      let back = 0;
      for (let k = 0; k < depth; k++) {
        gradient[row + k] += sum[i] * toShared[k];
        back += weights[row + k] * toShared[k];
      }
      for (let seat = 0; seat < seats; seat++) {
        const at = seat * width + i;
        toFirst[at] = first[at] > 0 ? toFirst[at] + back : 0;
        toBase[i] += toFirst[at];
      }
    }
    for (let i = 0; i < width; i++) gradient[layout.hiddenBias + i] += toBase[i];
    addRows(data, tableAt, layout.table, toBase, 0, gradient);
    for (let seat = 0; seat < seats; seat++) addRows(data, ownAt[seat], layout.own, toFirst, seat * width, gradient);
  };

  return {
    example,
    winning,
    behind,
    predict,
    winLoss: () => winLoss(example, winning),
    placeLoss: () => placeLoss(example, behind),
    addGradient,
  };
};
