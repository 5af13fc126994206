import { expect, test } from 'vitest';
import { describeFeatures, seenOf } from '../../../bots/testing/describe-features';
import { hotTinRoof as game } from '../index';
import { DELUXE, NOBODY, type State, ownerOf } from '../rules/state';
import { CASES } from './cases';
import { sketch } from './sketch';
import { read } from '../bot/evaluate';
import { NAMES } from '../bot/features';

const turned = (state: State): State => {
  const seats = state.players.length;
  const on = (seat: number): number => (seat + 1) % seats;
  const piece = (owner: number): number => (owner === NOBODY ? NOBODY : on(ownerOf(owner)) + (owner >= DELUXE ? DELUXE : 0));
  return {
    ...state,
    players: state.players.map((_, seat) => state.players[(seat + seats - 1) % seats]),
    built: { catwalks: state.built.catwalks.map(piece), shelters: state.built.shelters.map(piece) },
    turn: on(state.turn),
  };
};

/** At the end of a game, and on boards in parts. */
const RARE = ['no way', 'meets for the last fish'].flatMap((name) => [`first pair ${name}`, `second pair ${name}`]);

describeFeatures({
  game,
  features: { ...NAMES, read },
  cases: CASES,
  stride: 53,
  moments: 6,
  turned,
  rare: [...RARE, 'last fish', 'two fish'],
});

const seen = seenOf({ ...NAMES, read });

test('purse, pieces and ways of a seat', () => {
  const state = sketch({
    cats: ['r06+r10/r01+r13', '-/-', '-/-'],
    catwalks: 'g12=B g16=A',
    shelters: 'r08=C',
    cans: [8, 3, 20],
    fish: [2, 1, 0],
    dumpsters: [4, 3, 0, 2, 1],
  });
  const own = seen(state, 0);
  expect(own).toMatchObject({ score: 0.5, cans: 0.53, fish: 0.67, 'cats out': 1, 'nearly poor': 1 });
  expect(own).toMatchObject({ 'first pair joined': 1, 'first pair price': 0.38, 'first pair can pay': 1 });
  expect(own).toMatchObject({ 'second pair further apart': 1, 'catwalks in hand': 0.83, 'catwalks on board': 0.17 });
  expect(own).toMatchObject({ 'dives next': 1, 'best dumpster': 0.38 });
  // Its catwalk is on the way of both pairs of the first.
  expect(seen(state, 1)).toMatchObject({ poor: 1, 'first pair in hand': 1, 'second pair in hand': 1, 'paid by rivals': 0.33 });
  expect(seen(state, 1)).toMatchObject({ 'rivals before it': 0.33, 'paid by rivals soon': 0.25 });
  expect(own['first pair meets for the last fish']).toBeUndefined();
  expect(seen({ ...state, fish: 1 }, 0)['first pair meets for the last fish']).toBe(1);
});
