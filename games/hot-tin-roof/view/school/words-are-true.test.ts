import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { createPupil } from '../../../../ui/testing/pupil';
import {
  LETTERS,
  STANDARD_BOARD,
  type State,
  hotTinRoof as game,
  isDeluxeAllowed,
  meetingPrice,
  offersOf,
  scoresOf,
} from '../../game';
import { LESSONS } from '.';
import { SOLUTIONS } from './solutions';

// The facts stated in the lessons are true.

const { lessonOf, played, momentsOf, beginningOf } = createPupil(game, LESSONS);

const cansAfter = (id: string, tokens = SOLUTIONS[id]): readonly number[] =>
  played(lessonOf(id), tokens).state.players.map(({ cans }) => cans);

/** The state when the learner reaches a step. */
const stateAt = (id: string, step: string): State =>
  beginningOf(lessonOf(id), momentsOf(lessonOf(id), SOLUTIONS[id]), step).state;

const cansOffered = (state: State): readonly number[] => offersOf(state).map(({ cans }) => cans);

const distancesOffered = (state: State): readonly (number | undefined)[] =>
  offersOf(state).map(({ roofs }) => roofs && STANDARD_BOARD.distances[roofs[0]][roofs[1]]);

test('the near tile and the full dumpster of the first dive', () => {
  expect(distancesOffered(stateAt('first-dive', 'dive'))).toEqual([3, 6, 5, undefined, undefined]);
  expect(cansOffered(stateAt('first-dive', 'dive'))[0]).toBe(5);
  expect(cansOffered(stateAt('first-dive', 'fullest'))).toEqual([3, 2, 1, 8, 5]);
});

test('what lies in the dumpsters that lessons are about', () => {
  expect(cansOffered(stateAt('catwalks', 'dive'))[3]).toBe(5);
  expect(cansOffered(stateAt('shelters', 'dive'))[4]).toBe(5);
  expect(cansOffered(stateAt('next-ante', 'bridge'))[3]).toBe(7);
  expect(cansOffered(stateAt('last-fish', 'dive')).slice(3)).toEqual([6, 5]);
  const lesson = lessonOf('deluxe');
  const dive = momentsOf(lesson, SOLUTIONS.deluxe).find(({ state }) => state.number === 4 && state.phase.kind === 'diving');
  expect(dive && cansOffered(dive.state)[3]).toBe(7);
});

test('a way of three own planks is free, and three are left', () => {
  const state = stateAt('catwalks', 'meet');
  expect([meetingPrice(state, 's'), state.players[0].catwalks]).toEqual([0, 3]);
});

test('rent from both', () => {
  for (const roof of ['r06', 'r08']) expect(cansAfter('shelters', `shelter ${roof} .`)[0]).toBe(12);
  expect(stateAt('shelters', 'wait').players[0].cans).toBe(8);
});

test('everybody has a way around other roofs than the two', () => {
  const [, cream, midnight] = LETTERS;
  const start = lessonOf('shelters').start();
  const dived = game.apply(start, unwrap(game.parseMove(start, 'shelter')));
  const pays = (roof: string, letter: string, pose: 's' | 'l'): number => {
    const built = game.apply(dived, unwrap(game.parseMove(dived, roof)));
    const moving: State = { ...built, turn: LETTERS.findIndex((one) => one === letter) };
    const [one, other] = moving.players[moving.turn].cats.slice(pose === 's' ? 0 : 2);
    const walks = game.legalMoves(moving).flatMap((move) => (move.kind === 'walk' && move.pose === pose ? [move] : []));
    const meetings = walks.filter(({ from, to }) => (from === one && to === other) || (from === other && to === one));
    return Math.min(...meetings.map((walk) => walk.pays[0]));
  };
  for (const roof of STANDARD_BOARD.roofs) {
    const isBusy = roof === 'r06' || roof === 'r08';
    expect([pays(roof, cream, 's'), pays(roof, midnight, 'l')].map((cans) => cans === 2)).toEqual([isBusy, isBusy]);
  }
});

test('the price of a meeting that the poor cannot have', () => {
  const start = lessonOf('next-ante').start();
  const moving: State = { ...start, phase: { kind: 'moving', moved: 0 } };
  expect([start.players[0].cans, meetingPrice(moving, 's')]).toEqual([4, 4]);
});

test('five cans are left, however the pair has met', () => {
  expect(stateAt('next-ante', 'keep').players[0].cans).toBe(7);
  for (const tokens of [SOLUTIONS['next-ante'], 'poor s:r05>r06:B1 . catwalk g16 s:r06>r10:C3'])
    expect(cansAfter('next-ante', tokens)[0]).toBe(5);
});

test('the last count, and what it might have been', () => {
  const pointsAfter = (tokens: string): readonly number[] =>
    scoresOf(played(lessonOf('last-fish'), tokens).state).map(({ total }) => total);
  expect(pointsAfter(SOLUTIONS['last-fish'])).toEqual([46, 45, 40]);
  expect(pointsAfter('catwalk - s:r01>r09:B3')).toEqual([47, 48, 36]);
  expect(pointsAfter('catwalk - s:r01>r08:C3 s:r09>r08:C3')).toEqual([44, 45, 42]);
});

test('[HTR-DLX-3] the deluxe catwalk waits until nobody is without a fish', () => {
  expect(isDeluxeAllowed(stateAt('deluxe', 'first'))).toBe(false);
  expect(isDeluxeAllowed(stateAt('deluxe', 'again'))).toBe(true);
});

test('[HTR-DLX-4] [HTR-DLX-6] it brings two cans, and the regular one is still there', () => {
  const before = stateAt('deluxe', 'toll').players[0];
  const { cans, catwalks, deluxe } = played(lessonOf('deluxe'), SOLUTIONS.deluxe).state.players[0];
  expect([cans - before.cans, catwalks, deluxe]).toEqual([2, 5, 0]);
});
