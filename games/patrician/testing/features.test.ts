import { expect, test } from 'vitest';
import { describeFeatures, seenOf } from '../../../bots/testing/describe-features';
import { patrician as game } from '../index';
import type { State } from '../rules/state';
import { CASES } from './cases';
import { sketch } from './sketch';
import { createEvaluation } from '../bot/evaluate';
import { NAMES } from '../bot/features';

const { read } = createEvaluation();

const turned = (state: State): State => {
  const seats = state.players.length;
  const on = (seat: number): number => (seat + 1) % seats;
  return {
    ...state,
    players: state.players.map((_, seat) => state.players[(seat + seats - 1) % seats]),
    towers: state.towers.map((tower) => [...tower].map((seat) => on(Number(seat))).join('')),
    turn: on(state.turn),
  };
};

describeFeatures({ game, features: { ...NAMES, read }, cases: CASES, stride: 41, moments: 6, turned });

const seen = seenOf({ ...NAMES, read });

test('towers, sets and hand of a seat', () => {
  const state = sketch({
    seats: 3,
    cities: { siena: '1010/220/-', parma: '000/1/-' },
    hands: ['siena-3 parma-1 roma-6', 'milano-1', ''],
    played: ['bologna-5 roma-4', '', ''],
    tokens: [[3], [], []],
  });
  const own = seen(state, 0);
  // A token of five; three portraits of the beard, one of another.
  expect(own).toMatchObject({ prestige: 0.25, sets: 0.5, 'one of a set': 0.5, portraits: 0.5, leads: 1, 'to move next': 1 });
  expect(own).toMatchObject({ 'cards in hand': 1, 'crests in hand': 1, 'double crests in hand': 0.5, 'any-cards in hand': 1 });
  // The tower in Parma is its own for good; what stands in Siena is complete.
  expect(own).toMatchObject({ 'towers held': 0.2, 'worth of towers held': 0.25, 'safe worth': 0.25, 'floors on top': 0.25 });
  expect(seen(state, 1)).toMatchObject({ 'worth at risk': 0.1, 'worth of single floors': 0.1, 'behind by far': 1 });
  expect(seen(state, 2)['towers held']).toBeUndefined();
});

test('cards that are hidden are counted, and nothing else', () => {
  const state = sketch({ seats: 2, hands: ['siena-3', 'parma-1 roma-6'], pile: 'roma-1' });
  const rival = seen(game.view(state, 0), 1);
  expect(rival).toMatchObject({ 'cards in hand': 0.67, 'hidden in hand': 0.67 });
  expect(rival).not.toHaveProperty('crests in hand');
  expect(seen(state, 1)).toMatchObject({ 'crests in hand': 0.75 });
});
