import { type Random, shuffle } from '@showboat/engine';
import { type Net, type Shape, layoutOf } from '../learning';
import { type Lessons, lossOn } from './lessons';
import { PLACE_SHARE } from './losses';
import { createTeacher } from './teacher';

export interface FitPlan {
  readonly epochs: number;
  readonly batch: number;
  /** The step at the beginning; it falls to a twentieth at the end. */
  readonly rate: number;
  /** How much of a weight is taken from it with every step of size one: what is not needed goes. */
  readonly decay: number;
}

export const FIT: FitPlan = { epochs: 5, batch: 64, rate: 0.003, decay: 0.1 };

/** A net to begin with: at random where inputs come in, nothing where numbers go out, so that it corrects nothing yet. */
export const firstNet = (shape: Shape, random: Random): Net => {
  const layout = layoutOf(shape);
  const weights = new Float64Array(layout.size);
  // About normal: the sum of twelve.
  const normal = (): number => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  const fill = (from: number, length: number, spread: number): void => {
    for (let i = from; i < from + length; i++) weights[i] = spread * normal();
  };
  // A few features of many are not zero.
  fill(layout.own, shape.own * shape.hidden, 1 / Math.sqrt(1 + shape.own / 4));
  fill(layout.table, shape.table * shape.hidden, 1 / Math.sqrt(1 + shape.table / 2));
  fill(layout.self, shape.hidden * shape.second, Math.sqrt(1 / shape.hidden));
  fill(layout.sum, shape.hidden * shape.second, Math.sqrt(1 / shape.hidden) / 4);
  return { shape, weights };
};

const FAST = 0.9;
const SLOW = 0.999;
const TINY = 1e-8;

/** Adam: steps as long as the gradient is sure. */
export const createSteps = (
  size: number,
): ((weights: Float64Array, gradient: Float64Array, rate: number, decay: number) => void) => {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  let fast = 1;
  let slow = 1;
  return (weights, gradient, rate, decay) => {
    fast *= FAST;
    slow *= SLOW;
    for (let i = 0; i < size; i++) {
      mean[i] = FAST * mean[i] + (1 - FAST) * gradient[i];
      square[i] = SLOW * square[i] + (1 - SLOW) * gradient[i] * gradient[i];
      const step = mean[i] / (1 - fast) / (Math.sqrt(square[i] / (1 - slow)) + TINY);
      weights[i] -= rate * (step + decay * weights[i]);
    }
  };
};

/** The net that was best, and the loss of each epoch. */
export interface Fitted {
  readonly net: Net;
  readonly losses: readonly { readonly trained: number; readonly heldOut: number }[];
}

/**
 * Trains a net on lessons, epoch by epoch, and gives the one that was best on the games held out. The same input gives the same
 * result on every machine.
 */
export const fit = (
  start: Net,
  { train, heldOut }: { readonly train: Lessons; readonly heldOut: Lessons },
  random: Random,
  { epochs, batch, rate, decay }: FitPlan = FIT,
): Fitted => {
  const { shape } = start;
  const weights = start.weights.slice();
  const teacher = createTeacher(shape);
  const gradient = new Float64Array(weights.length);
  const step = createSteps(weights.length);
  const losses: { trained: number; heldOut: number }[] = [];
  let best = start;
  let least = lossOn(start, heldOut);
  const batches = Math.ceil(train.starts.length / batch);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffle(random, train.starts);
    let sum = 0;
    for (let one = 0; one < batches; one++) {
      const some = order.slice(one * batch, (one + 1) * batch);
      gradient.fill(0);
      for (const { list, at } of some) {
        teacher.predict(train.lists[list], at, weights);
        sum += teacher.winLoss() + PLACE_SHARE * teacher.placeLoss();
        teacher.addGradient(train.lists[list], weights, gradient);
      }
      for (let i = 0; i < gradient.length; i++) gradient[i] /= some.length;
      const done = (epoch + one / batches) / epochs;
      step(weights, gradient, rate * (1 - 0.95 * done), decay);
    }
    const now: Net = { shape, weights: weights.slice() };
    const held = lossOn(now, heldOut);
    losses.push({ trained: sum / Math.max(1, order.length), heldOut: held });
    if (held >= least) continue;
    least = held;
    best = now;
  }
  return { net: best, losses };
};
