import { type Choice, type Mind, createRandom, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { createMind } from '../games/mississippi-queen/bot/mind';
import { mississippiQueen as game } from '../games/mississippi-queen/index';
import type { Move, State } from '../games/mississippi-queen/index';
import { position } from '../games/mississippi-queen/testing/sketch';
import { DEFAULT_TUNING, search } from '../bots/search';

const player = { game, mind: createMind() };

const open = position({ river: 'S A5, L A10', ships: { beige: '0c2/0/1/6/-', grey: '0e3/0/2/5/-', brown: '0a3/0/1/6/-' } });

/** Ships about to reach the foremost tile, so that chance comes into play. */
const growing = position({ river: 'S A5, L A9', ships: { beige: '1c3/0/2/6/-', grey: '1b4/0/2/5/-', brown: '1a3/0/1/6/-' } });

const found = (iterations: number, seed: string): unknown =>
  search(player, growing, 0, { iterations }, createRandom(seed)).weighed.map(({ choice, visits, values }) => [
    choice.moves,
    visits,
    values,
  ]);

test('the same seed and number of iterations always give the same result', () => {
  expect(found(150, 'a')).toEqual(found(150, 'a'));
  expect(found(150, 'a')).not.toEqual(found(150, 'b'));
});

test('iterations are counted, and visits show where they went', () => {
  const { weighed, iterations } = search(player, open, 0, { iterations: 120 }, createRandom('count'));
  expect(iterations).toBe(120);
  expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(120);
  expect(weighed.map(({ visits }) => visits)).toEqual(weighed.map(({ visits }) => visits).toSorted((a, b) => b - a));
});

test('stops when told to, with the result so far', () => {
  let asked = 0;
  const { weighed, iterations } = search(
    player,
    open,
    0,
    { iterations: 1_000_000, isTimeUp: () => ++asked > 4 },
    createRandom('stop'),
  );
  expect(iterations).toBeLessThan(100);
  expect(weighed.length).toBeGreaterThan(0);
});

test('without any iteration the static evaluation decides', () => {
  const { weighed } = search(player, open, 0, { iterations: 0 }, createRandom('none'));
  expect(weighed[0].choice.moves).toEqual(player.mind.choices(open)[0].moves);
});

test('takes an immediate win', () => {
  const pier = position({
    river: 'S A5, S A6, S A9',
    pier: 'S',
    ships: { beige: '3c3/0/1/2/1+2', grey: '3b3/0/1/3/1+2', brown: '0c1/0/1/6/-' },
  });
  const [best] = search(player, pier, 0, { iterations: 60 }, createRandom('win')).weighed;
  expect(best.choice.state.ships[0].status).toBe('landed');
  expect(best.values[0]).toBeGreaterThan(0.9);
});

/** A mind that expects the same seat to win everywhere, to show that all values reach the root. */
const partial = (favours: number): Mind<State, Move> => {
  const { choices, flavour } = player.mind;
  const values = (): readonly number[] => [0, 1, 2].map((seat) => (seat === favours ? 1 : 0));
  return {
    flavour,
    evaluate: values,
    choices: (state) => choices(state).map((choice: Choice<State, Move>) => ({ ...choice, values: values() })),
  };
};

test('the expected results of all seats are backed up to the root', () => {
  const { weighed } = search({ game, mind: partial(2) }, open, 0, { iterations: 40 }, createRandom('back'));
  expect(weighed[0].values).toEqual([0, 0, 1]);
});

test("only the seat's own view is searched, in worlds redealt for it, more of them the longer it searches", () => {
  const seen: unknown[] = [];
  const veiled = {
    ...game,
    redeal: (state: State, seat: number): State => {
      seen.push(seat);
      return { ...state };
    },
  };
  const { iterations } = search({ game: veiled, mind: player.mind }, open, 0, { iterations: 30 }, createRandom('veil'));
  expect(iterations).toBe(30);
  // One call to find out whether anything is hidden.
  expect(seen).toEqual(Array.from({ length: 1 + 6 }, () => 0));
});

test('different worlds share what they have in common', () => {
  const veiled = { ...game, redeal: (state: State): State => ({ ...state }) };
  const { weighed } = search({ game: veiled, mind: player.mind }, open, 0, { iterations: 80 }, createRandom('share'));
  expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(80);
  expect(weighed[0].visits).toBeGreaterThan(5);
});

test('plays whole games of every kind to the end', () => {
  for (const options of [
    { seats: 3, mode: 'school' },
    { seats: 2, rose: true },
    { seats: 2, boatsEach: 2 },
  ]) {
    const random = createRandom('whole');
    let state = unwrap(setUp(game, options));
    for (let turns = 0; !game.outcome(state) && turns < 2000; turns++) {
      const actor = game.actor(state);
      if (typeof actor === 'number')
        state = search(player, state, actor, { iterations: 4 }, random, DEFAULT_TUNING).weighed[0].choice.state;
      else state = game.apply(state, game.legalMoves(state)[Math.floor(random() * game.legalMoves(state).length)]);
    }
    expect(game.outcome(state)?.places).toHaveLength(options.seats);
  }
});
