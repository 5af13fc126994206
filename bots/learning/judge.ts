import { exp } from '@showboat/engine';
import { type Layout, type Net, OUTPUTS, layoutOf } from './net';
import { MOST_SEATS, type Reading } from './reading';

// Only sums, products and the engine's own `exp`: the same bits on every machine.

const MOST_WIDTH = 128;

const base = new Float64Array(MOST_WIDTH);
const hidden = new Float64Array(MOST_SEATS * MOST_WIDTH);
const sum = new Float64Array(MOST_WIDTH);
const shared = new Float64Array(MOST_WIDTH);
const second = new Float64Array(MOST_WIDTH);
const outputs = new Float64Array(MOST_SEATS * OUTPUTS);

const layouts = new WeakMap<Net, Layout>();

const layoutFor = (net: Net): Layout => {
  let layout = layouts.get(net);
  if (!layout) layouts.set(net, (layout = layoutOf(net.shape)));
  return layout;
};

/** `into[at …] += x · row`, where a row of the weights begins at `from`. Four at a time: a quarter faster, and the same sums. */
const addRow = (into: Float64Array, at: number, weights: Float64Array, from: number, width: number, x: number): void => {
  let i = 0;
  for (; i + 3 < width; i += 4) {
    into[at + i] += x * weights[from + i];
    into[at + i + 1] += x * weights[from + i + 1];
    into[at + i + 2] += x * weights[from + i + 2];
    into[at + i + 3] += x * weights[from + i + 3];
  }
  for (; i < width; i++) into[at + i] += x * weights[from + i];
};

/** What the net says: by seat, winning and place. The list is filled again by the next call. */
export const runNet = (net: Net, { seats, own, table }: Reading): Float64Array => {
  const { shape, weights } = net;
  const layout = layoutFor(net);
  const width = shape.hidden;
  const depth = shape.second;
  for (let i = 0; i < width; i++) base[i] = weights[layout.hiddenBias + i];
  for (let i = 0; i < shape.table; i++) if (table[i] !== 0) addRow(base, 0, weights, layout.table + i * width, width, table[i]);
  for (let i = 0; i < width; i++) sum[i] = 0;
  for (let seat = 0; seat < seats; seat++) {
    const at = seat * width;
    for (let i = 0; i < width; i++) hidden[at + i] = base[i];
    const from = seat * shape.own;
    for (let i = 0; i < shape.own; i++) {
      const x = own[from + i];
      if (x !== 0) addRow(hidden, at, weights, layout.own + i * width, width, x);
    }
    for (let i = 0; i < width; i++) {
      if (hidden[at + i] > 0) sum[i] += hidden[at + i];
      else hidden[at + i] = 0;
    }
  }
  for (let k = 0; k < depth; k++) shared[k] = weights[layout.secondBias + k];
  for (let i = 0; i < width; i++) if (sum[i] !== 0) addRow(shared, 0, weights, layout.sum + i * depth, depth, sum[i]);
  for (let seat = 0; seat < seats; seat++) {
    for (let k = 0; k < depth; k++) second[k] = shared[k];
    for (let i = 0; i < width; i++) {
      const x = hidden[seat * width + i];
      if (x !== 0) addRow(second, 0, weights, layout.self + i * depth, depth, x);
    }
    let winning = weights[layout.outBias];
    let place = weights[layout.outBias + 1];
    for (let k = 0; k < depth; k++) {
      const x = second[k];
      if (x <= 0) continue;
      winning += x * weights[layout.out + k * OUTPUTS];
      place += x * weights[layout.out + k * OUTPUTS + 1];
    }
    outputs[seat * OUTPUTS] = winning;
    outputs[seat * OUTPUTS + 1] = place;
  }
  return outputs;
};

/** How likely a lead is kept; shaped like a logistic curve, and much cheaper. */
export const likelyBefore = (lead: number, sharpness: number): number => 0.5 + lead / (2 * (2 * sharpness + Math.abs(lead)));

/** More than the net should ever say: a certainty of e^20 to one. */
const MOST_CORRECTION = 20;

const bounded = (correction: number): number => Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, correction));

/**
 * Finds `winning` and `beaten` of a reading. The hand-made standing alone gives the softmax of the standings, and the leads over the others;
 * the net adds to the exponents of the first and to the log odds of the second. Where it adds nothing, nothing changes, not even by a bit.
 */
export const judge = (reading: Reading, net?: Net): void => {
  const { seats, standing, sharpness, isOpen, isDecided, winning, beaten } = reading;
  const corrections = net && runNet(net, reading);
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, standing[seat]);
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    let hope = (standing[seat] - most) / sharpness;
    if (corrections && isOpen[seat] === 1) hope += bounded(corrections[seat * OUTPUTS]);
    total += winning[seat] = exp(hope);
  }
  for (let seat = 0; seat < seats; seat++) {
    winning[seat] = isDecided ? (standing[seat] === most ? 1 : 0) : winning[seat] / total;
    let left = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat) left += likelyBefore(standing[seat] - standing[other], sharpness);
    if (corrections && isOpen[seat] === 1) {
      const odds = exp(bounded(corrections[seat * OUTPUTS + 1]));
      const share = left / (seats - 1);
      left *= odds / (1 - share + share * odds);
    }
    beaten[seat] = left;
  }
};
