import { type LessonPlan, chapterOf } from '@showboat/ui';
import { FULL_COAL, type Move, type State } from '../../game';
import { beginsTurn, hasMoved, isAt, shipOf } from './checks';
import { positionOf } from './position';
import { replyOf } from './rivals';

// The second box: new waters, second boats, and a black ship.

const sandBars: LessonPlan<State, Move> = {
  id: 'sand-bars',
  start: () =>
    positionOf({
      river: 'S B5, S A9',
      stack: 'A1 A2 A5',
      ships: { beige: '0c4/0/3/4', grey: '0b2/0/1/6', brown: '0d2/0/1/6' },
      round: 4,
    }),
  steps: [
    { id: 'shallows', isTalk: true, pointsAt: ['1c3'] },
    {
      id: 'aground',
      pointsAt: ['1c3'],
      isDone: (state) => state.round === 5 && isAt(state, 'beige', '1c3') && beginsTurn(state, 'beige'),
      failed: (state) => (hasMoved(state, 'beige', 4) && !isAt(state, 'beige', '1c3') ? 'missed' : undefined),
    },
    {
      id: 'astern',
      pointsAt: ['1c2'],
      isDone: (state, moves) => hasMoved(state, 'beige', 5) && moves.some(({ kind }) => kind === 'astern'),
      failed: (state) => (hasMoved(state, 'beige', 5) ? 'ahead' : undefined),
    },
  ],
  reply: replyOf({}),
};

const logs: LessonPlan<State, Move> = {
  id: 'floating-logs',
  start: () =>
    positionOf({
      river: 'S B3, S A9',
      stack: 'A1 A2 A5',
      ships: { beige: '0d4/0/3/4', grey: '0b2/0/1/6', brown: '0e2/0/1/6' },
      round: 4,
    }),
  steps: [
    { id: 'timber', isTalk: true, pointsAt: ['1d1', '1d2'] },
    {
      id: 'through',
      pointsAt: ['1d2', 'speed-wheel'],
      isDone: (state) => hasMoved(state, 'beige', 4) && isAt(state, 'beige', '1d2'),
      failed: (state) => (hasMoved(state, 'beige', 4) ? 'elsewhere' : undefined),
    },
    {
      id: 'leave',
      pointsAt: ['1c3', '1e4'],
      isDone: (state) => hasMoved(state, 'beige', 5) && isAt(state, 'beige', '1c3', '1e4'),
      failed: (state) => (state.round > 4 && hasMoved(state, 'beige', 5) ? 'not-clear' : undefined),
    },
  ],
  reply: replyOf({}),
};

const coalSupply: LessonPlan<State, Move> = {
  id: 'coal-supply',
  start: () =>
    positionOf({
      river: 'S B1, S A9',
      stack: 'A1 A2 A5',
      ships: { beige: '0c3/0/3/1', grey: '0b2/0/1/6', brown: '0e2/0/1/6' },
      round: 4,
    }),
  steps: [
    { id: 'heap', isTalk: true, pointsAt: ['1c2'] },
    {
      id: 'approach',
      pointsAt: ['1c1'],
      isDone: (state) => state.round === 5 && beginsTurn(state, 'beige') && isAt(state, 'beige', '1c1', '1b2'),
      failed: (state) => (hasMoved(state, 'beige', 4) && !isAt(state, 'beige', '1c1', '1b2') ? 'passed' : undefined),
    },
    {
      id: 'fill',
      pointsAt: ['1c2', 'refuel'],
      isDone: (state) => shipOf(state, 'beige').coal === FULL_COAL,
      failed: (state) => {
        if (!hasMoved(state, 'beige', 5)) return undefined;
        return isAt(state, 'beige', '1c2') && shipOf(state, 'beige').speed === 1 ? 'not-filled' : 'not-docked';
      },
    },
  ],
  reply: replyOf({}),
};

const TWO_BOATS = { boatsEach: 2 };

const twoBoats: LessonPlan<State, Move> = {
  id: 'two-boats',
  start: () =>
    positionOf({
      river: 'S A6, S A9',
      stack: 'A1',
      ships: { beige: '1b1/0/2/5', red: '0e4/0/1/5', white: '0c2/0/2/5', crimson: '0e2/0/1/5' },
      round: 3,
      seats: 2,
      options: TWO_BOATS,
    }),
  steps: [
    { id: 'fleet', isTalk: true, pointsAt: ['1b1', '0c2', 'strip'] },
    {
      id: 'both',
      pointsAt: ['strip'],
      isDone: (state) => hasMoved(state, 'beige', 3) && hasMoved(state, 'white', 3),
    },
    {
      id: 'shove',
      start: () =>
        positionOf({
          river: 'S A6, S A9',
          stack: 'A1',
          ships: { white: '0c2/0/3/4', beige: '0c4/0/2/2', red: '0e3/0/1/5', crimson: '0e2/0/1/5' },
          round: 5,
          seats: 2,
          options: TWO_BOATS,
        }),
      pointsAt: ['0c4', '1c1'],
      isDone: (state) => hasMoved(state, 'white', 5) && isAt(state, 'beige', '1c1', '1b1', '1d1'),
      failed: (state, moves) => {
        if (!hasMoved(state, 'white', 5)) return undefined;
        return moves.some(({ kind }) => kind === 'push') ? 'backwards' : 'not-pushed';
      },
    },
  ],
  reply: replyOf({}),
};

const exchange: LessonPlan<State, Move> = {
  id: 'coal-exchange',
  start: () =>
    positionOf({
      river: 'S A6, S A9',
      stack: 'A1',
      ships: { white: '0d2/0/2/5', red: '0b4/0/1/5', beige: '0c4/0/2/0', crimson: '0a3/0/1/5' },
      round: 6,
      seats: 2,
      options: TWO_BOATS,
    }),
  steps: [
    { id: 'empty', isTalk: true, pointsAt: ['0c4'] },
    {
      id: 'alongside',
      pointsAt: ['0d4', 'speed-wheel'],
      isDone: (state) => isAt(state, 'white', '0d4', '0c3') && state.turn.points === 0 && shipOf(state, 'white').speed === 2,
      failed: (state) => {
        if (state.phase.kind === 'sailing' && state.turn.points === 0 && isAt(state, 'white', '0d4', '0c3')) return 'other-speed';
        return hasMoved(state, 'white', 6) ? 'not-beside' : undefined;
      },
    },
    {
      id: 'give',
      pointsAt: ['exchange'],
      isDone: (state) => shipOf(state, 'beige').coal >= 2,
      failed: (state) => {
        const { coal } = shipOf(state, 'beige');
        if (coal === 1) return 'too-little';
        return hasMoved(state, 'white', 6) ? 'not-given' : undefined;
      },
    },
  ],
  reply: replyOf({}),
};

const blackRose: LessonPlan<State, Move> = {
  id: 'black-rose',
  start: () =>
    positionOf({
      river: 'S A5, S A9',
      stack: 'A1',
      waiting: { 1: 1 },
      ships: { grey: '1c1/0/2/5', black: '0c4/0/2/-', beige: '0b3/0/2/2' },
      round: 4,
      next: 'black',
      seats: 2,
      options: { rose: true },
    }),
  steps: [
    { id: 'neutral', isTalk: true, pointsAt: ['0c4', 'strip'] },
    {
      id: 'shove',
      pointsAt: ['1c1'],
      isDone: (state, moves) => hasMoved(state, 'black', 4) && moves.some(({ kind }) => kind === 'push'),
      failed: (state) => (hasMoved(state, 'black', 4) ? 'not-pushed' : undefined),
    },
    {
      id: 'take-coal',
      start: () =>
        positionOf({
          river: 'S A5, S A9',
          stack: 'A1',
          waiting: { 1: 1 },
          ships: { grey: '1c4/0/1/5', black: '0c4/0/2/-', beige: '0b3/0/2/2' },
          round: 6,
          next: 'beige',
          seats: 2,
          options: { rose: true },
        }),
      pointsAt: ['1b1', 'exchange'],
      isDone: (state) => shipOf(state, 'beige').coal >= 4,
      failed: (state, moves) => {
        if (moves.some(({ kind }) => kind === 'exchange')) return 'too-little';
        return hasMoved(state, 'beige', 6) ? 'no-coal' : undefined;
      },
    },
  ],
  reply: replyOf({}),
};

const six: LessonPlan<State, Move> = {
  id: 'six-players',
  seat: 5,
  start: () =>
    positionOf({
      river: 'S A6, S A9',
      stack: 'A1',
      waiting: { 1: 2 },
      ships: {
        beige: '1c1/0/2/6',
        grey: '0e4/0/2/6',
        brown: '0b4/0/2/6',
        red: '0d3/0/2/6',
        green: '0b3/0/2/6',
        white: '0a1/0/1/6',
      },
      round: 1,
      next: 'white',
      seats: 6,
      bonusCoal: true,
    }),
  steps: [
    { id: 'yard', isTalk: true, pointsAt: ['0a1'] },
    {
      id: 'bonus',
      pointsAt: ['speed-wheel', 'coal-wheel'],
      isDone: (state) => state.phase.kind === 'sailing' && shipOf(state, 'white').speed === 3,
      failed: (state) => (state.phase.kind === 'sailing' ? 'wasted' : undefined),
    },
    {
      id: 'out',
      pointsAt: ['0a2', '0b1'],
      isDone: (state) => hasMoved(state, 'white', 1) && shipOf(state, 'white').coal === FULL_COAL,
      failed: (state) => (shipOf(state, 'white').coal < FULL_COAL ? 'own-coal' : undefined),
    },
  ],
  reply: replyOf({}),
};

export const BLACK_ROSE_LESSONS = chapterOf('black-rose', [sandBars, logs, coalSupply, twoBoats, exchange, blackRose, six]);
