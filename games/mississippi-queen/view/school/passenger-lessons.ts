import { type LessonPlan, chapterOf } from '@showboat/ui';
import { type Move, type State, tileOf } from '../../game';
import { hasLanded, hasMoved, isAt, isBefore, isOut, shipOf } from './checks';
import { positionOf } from './position';
import { replyOf } from './rivals';

// The real game: two passengers, and the pier at walking pace.

const OPTIONS = { mode: 'passengers' };

const passengersOf = (state: State): number => shipOf(state, 'beige').aboard.length;

const passengers: LessonPlan<State, Move> = {
  id: 'passengers',
  start: () =>
    positionOf({
      river: 'S A5, S A8, L A9',
      stack: 'A1',
      waiting: { 1: 1, 2: 1 },
      ships: { beige: '1c1/0/2/6', grey: '0b3/0/2/6', brown: '0e3/0/1/6' },
      round: 4,
      options: OPTIONS,
    }),
  steps: [
    { id: 'jetty', isTalk: true, pointsAt: ['1c2'] },
    {
      id: 'dock',
      pointsAt: ['1c2', 'speed-wheel', 'board'],
      isDone: (state) => passengersOf(state) === 1,
      failed: (state) => {
        if (!hasMoved(state, 'beige', 4)) return undefined;
        if (!isAt(state, 'beige', '1c2')) return 'missed';
        return shipOf(state, 'beige').speed > 1 ? 'too-fast' : 'left-waiting';
      },
    },
    {
      id: 'second',
      pointsAt: ['2d3', 'board'],
      isDone: (state) => passengersOf(state) === 2,
      failed: (state) => {
        if (isOut(state, 'beige')) return 'out';
        if (state.waiting[2] === 0) return 'taken';
        return tileOf(shipOf(state, 'beige').at) > 2 ? 'passed' : undefined;
      },
    },
    { id: 'enough', isTalk: true },
  ],
  reply: replyOf({
    errands: {
      grey: {
        4: { to: '0b4 0c4' },
        5: { to: '1d1 1c1 1b1' },
        6: { to: '1d3 1c3' },
        7: { to: '2c1 2d1 1d4' },
        8: { to: '2c2 2c1' },
        9: { to: '2d3 2c2', boards: true },
        10: { to: '2d3', boards: true },
      },
    },
  }),
};

const order: LessonPlan<State, Move> = {
  id: 'order-of-play',
  start: () =>
    positionOf({
      river: 'S A7, S A9, L A5',
      stack: 'A1',
      ships: { grey: '1b3/0/1/5', brown: '1e2/0/1/5', beige: '1b1/0/3/5' },
      waiting: { 3: 1 },
      round: 4,
      options: OPTIONS,
    }),
  steps: [
    { id: 'strip', isTalk: true, pointsAt: ['strip'] },
    {
      id: 'lead',
      pointsAt: ['strip'],
      isDone: (state) => state.round === 5 && isBefore(state, 'beige', 'grey') && isBefore(state, 'beige', 'brown'),
      failed: (state) => (state.round >= 5 ? 'behind' : undefined),
    },
    {
      id: 'level',
      start: () =>
        positionOf({
          river: 'S A7, S A9, L A5',
          stack: 'A1',
          ships: { grey: '1b2/0/2/5', beige: '1e2/0/2/5', brown: '0c2/0/1/5' },
          waiting: { 3: 1 },
          round: 6,
          options: OPTIONS,
        }),
      pointsAt: ['1d4', 'strip'],
      isDone: (state) => state.round === 7 && isAt(state, 'beige', '1d4') && isBefore(state, 'beige', 'grey'),
      failed: (state) => {
        if (!hasMoved(state, 'beige', 6)) return undefined;
        return isAt(state, 'beige', '1d4') && shipOf(state, 'beige').speed > shipOf(state, 'grey').speed
          ? undefined
          : 'not-level';
      },
    },
    { id: 'coal', isTalk: true, pointsAt: ['strip'] },
  ],
  reply: replyOf({ errands: { grey: { 6: { to: '1b4' } } } }),
};

/** Long enough for a careful helmsman, too short for a stroll. */
const LAST_ROUND = 22;

const wholeRace: LessonPlan<State, Move> = {
  id: 'whole-race',
  start: () =>
    positionOf({
      river: 'S A5, S A8, L A6',
      pier: 'S',
      first: 1,
      waiting: { 2: 1 },
      ships: { beige: '2c1/0/2/4/1', grey: '1c4/0/2/3', brown: '1c1/0/1/4' },
      round: 12,
      options: OPTIONS,
    }),
  steps: [
    { id: 'plan', isTalk: true, pointsAt: ['2d3', '3c4'] },
    {
      id: 'second',
      pointsAt: ['2d3', 'board'],
      isDone: (state) => passengersOf(state) === 2,
      failed: (state) => {
        if (isOut(state, 'beige')) return 'out';
        return tileOf(shipOf(state, 'beige').at) > 2 ? 'passed' : undefined;
      },
    },
    {
      id: 'land',
      pointsAt: ['3b4', '3c4', '3d4'],
      isDone: (state) => hasLanded(state, 'beige'),
      failed: (state) => {
        if (isOut(state, 'beige')) return 'out';
        return state.round > LAST_ROUND ? 'too-late' : undefined;
      },
    },
  ],
  reply: replyOf({}),
};

export const PASSENGER_LESSONS = chapterOf('passengers', [passengers, order, wholeRace]);
