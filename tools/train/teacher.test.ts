import { type Net, judge, newReading } from '@showboat/bots/learning';
import { PLACE_SHARE, beginExample, createTeacher, finishExample, firstNet, playLesson, startsOf } from '@showboat/bots/training';
import { createRandom, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { TESTED } from '@showboat/games/testing';
import { describe, expect, test } from 'vitest';
import { toy } from './toy';

/** Weights that are all at work. */
const someNet = (own: number, table: number, seed: string): Net => {
  const shape = { own, table, hidden: 6, second: 5 };
  const random = createRandom(seed);
  const { weights } = firstNet(shape, random);
  return { shape, weights: weights.map((weight) => weight + 0.4 * (random() - 0.5)) };
};

describe.each(TESTED.flatMap(({ id, training }) => (training ? [{ id, training }] : [])))('$id', ({ id, training }) => {
  test('a teacher says what the mind thinks, with and without a net', () => {
    training.use(({ game, features, tableOf }) => {
      const net = someNet(features.own.length, features.table.length, id);
      const teacher = createTeacher(net.shape);
      const random = createRandom(`teacher of ${id}`);
      const reading = newReading(features);
      for (let i = 0; i < 20; i++) {
        const state = wander(game, unwrap(setUp(game, tableOf(random))), i * 9, random);
        if (game.outcome(state)) continue;
        features.read(state, reading);
        const places = Array.from({ length: reading.seats }, (_, seat) => seat + 1);
        const data = Float32Array.from(finishExample(beginExample(i, reading, features.own.length), places));
        for (const known of [undefined, net]) {
          judge(reading, known);
          teacher.predict(data, 0, known?.weights);
          for (let seat = 0; seat < reading.seats; seat++) {
            expect(teacher.winning[seat]).toBeCloseTo(reading.winning[seat], 4);
            expect(teacher.behind[seat]).toBeCloseTo(reading.beaten[seat] / (reading.seats - 1), 4);
          }
        }
      }
    });
  });
});

const STEP = 1e-5;

test('back-propagation finds the slope of the loss along every weight', () => {
  const { own, table } = toy.features;
  const { shape, weights } = someNet(own.length, table.length, 'slopes');
  const data = Float32Array.from(Array.from({ length: 4 }, (_, i) => playLesson(toy, toy.mindOf(), 'slopes', i)).flat());
  const teacher = createTeacher(shape);
  const starts = startsOf(data);
  const loss = (): number => {
    let sum = 0;
    for (const at of starts) {
      teacher.predict(data, at, weights);
      sum += teacher.winLoss() + PLACE_SHARE * teacher.placeLoss();
    }
    return sum;
  };
  const gradient = new Float64Array(weights.length);
  for (const at of starts) {
    teacher.predict(data, at, weights);
    teacher.addGradient(data, weights, gradient);
  }
  expect(starts.length).toBeGreaterThan(10);
  expect(gradient.filter((slope) => slope !== 0).length).toBeGreaterThan(weights.length / 2);
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i];
    weights[i] = weight + STEP;
    const above = loss();
    weights[i] = weight - STEP;
    const below = loss();
    weights[i] = weight;
    expect(gradient[i], `weight ${i}`).toBeCloseTo((above - below) / (2 * STEP), 4);
  }
});
