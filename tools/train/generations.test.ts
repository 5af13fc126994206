import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Net, formatNet, layoutOf, parseNet, roundedNet } from '@showboat/bots/learning';
import { type FitPlan, type Lessons, lossOn, sealTraining } from '@showboat/bots/training';
import { createRandom, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { afterAll, expect, test } from 'vitest';
import { duel } from './duel';
import { runGenerations } from './generations';
import { type Crew, soloCrew } from './jobs';
import { toy } from './toy';
import { type Work, openWork } from './work';

const folder = mkdtempSync(join(tmpdir(), 'showboat-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { own, table } = toy.features;
const shape = { own: own.length, table: table.length, hidden: toy.hidden, second: toy.second };
const crew = soloCrew(sealTraining(toy));

const workIn = (name: string): Work =>
  openWork(join(folder, name), { game: 'high-card', rulesVersion: '1', seed: 'toy', shape, begins: 'zero' });

/** Time as told by a machine on which everything takes a second. */
const clock = (): (() => number) => {
  let now = 0;
  return () => (now += 1_000);
};

const GAMES = [240, 240, 60];
const QUICK_FIT: FitPlan = { epochs: 12, batch: 32, rate: 0.008, decay: 0.01 };

const train = (
  work: Work,
  by: Crew = crew,
  say: (line: string) => void = () => undefined,
): Promise<{ readonly net: Net; readonly heldOut: Lessons }> =>
  runGenerations({ generations: GAMES.length - 1, games: GAMES, fit: QUICK_FIT }, { crew: by, work, say, now: clock() });

/** How often the higher of two cards is laid first: always, if one knows how the game is won. */
const highShare = (net: Net | undefined): number => {
  const mind = toy.mindOf(net);
  const random = createRandom('cards');
  let high = 0;
  let decisions = 0;
  for (let i = 0; decisions < 200; i++) {
    const state = wander(toy.game, unwrap(setUp(toy.game, { seats: 2 })), 3 + (i % 10), random);
    const moves = typeof toy.game.actor(state) === 'number' ? toy.game.legalMoves(state) : [];
    if (moves.length < 2) continue;
    decisions++;
    if (mind.choices(state)[0].moves[0].card === Math.max(...moves.map(({ card }) => card))) high++;
  }
  return high / decisions;
};

const hasLearned = (net: Net, heldOut: Lessons): boolean =>
  highShare(net) > 0.8 && lossOn(net, heldOut) < 0.8 * lossOn(undefined, heldOut);

/** The two weights of the busiest number of the encoder, for what is laid and for what is held, exchanged. */
const exchanged = ({ shape: same, weights }: Net): Net => {
  const at = layoutOf(same);
  const sums = Array.from({ length: same.hidden }, (_, i) => Math.abs(weights[at.own + i] * weights[at.self + i * same.second]));
  const i = sums.indexOf(Math.max(...sums));
  const changed = weights.slice();
  changed[at.own + i] = weights[at.own + same.hidden + i];
  changed[at.own + same.hidden + i] = weights[at.own + i];
  return { shape: same, weights: changed };
};

const whole = await train(workIn('whole'));

test('a training of seconds learns a game of which the hand-made mind knows nothing', async () => {
  expect(highShare(undefined)).toBeLessThan(0.7);
  expect(hasLearned(whole.net, whole.heldOut)).toBe(true);
  const report = await duel(
    {
      bots: ['learned/greedy', 'before/greedy'],
      nets: [{ name: 'learned', net: whole.net }, { name: 'before' }],
      table: { seats: 2 },
      seed: 'duel',
      endings: toy.game.endings,
      games: 200,
    },
    crew,
  );
  expect(report.bots[0].low).toBeGreaterThan(0.5);
});

test('with two weights exchanged it would not count as learned', () => {
  expect(hasLearned(exchanged(whole.net), whole.heldOut)).toBe(false);
});

test('weights that were rounded, written and read again have still learned', () => {
  const provenance = { command: '', seed: 'toy', game: 'high-card', rulesVersion: '1', games: 540, positions: 0, generations: 2 };
  const net = parseNet(formatNet(whole.net, 64, provenance), toy.features);
  expect(net).toEqual(roundedNet(whole.net, 64));
  expect(net && hasLearned(net, whole.heldOut)).toBe(true);
});

test('the same seed and the same games give the same weights', async () => {
  expect((await train(workIn('again'))).net).toEqual(whole.net);
});

test('interrupted at any moment, it goes on without loss', async () => {
  let left = 0;
  const mortal: Crew = {
    ...crew,
    play: (job) => {
      if (left-- <= 0) throw new Error('the power is off');
      return crew.play(job);
    },
  };
  for (const jobs of [0, 1, 7, 12]) {
    left = jobs;
    await expect(train(workIn('interrupted'), mortal)).rejects.toThrow('the power is off');
    const { generations } = workIn('interrupted').progress;
    // Played and written down, but not counted before the power went.
    if (generations.length > 0) workIn('interrupted').add(generations.length - 1, Float32Array.of(1, 2, 3));
  }
  expect(workIn('interrupted').progress.generations[0].games).toBe(GAMES[0]);
  const told: string[] = [];
  expect((await train(workIn('interrupted'), crew, (line) => told.push(line))).net).toEqual(whole.net);
  expect(told[0]).toMatch(/^generation 1: /);
});

test('another seed, shape or version of the rules begins anew', () => {
  const folderOf = join(folder, 'whole');
  const { task } = workIn('whole').progress;
  expect(openWork(folderOf, { ...task, rulesVersion: '1' }).progress.generations).toHaveLength(3);
  expect(openWork(folderOf, { ...task, rulesVersion: '2' }).progress.generations).toEqual([]);
});
