import { type LessonPlan, chapterOf } from '@showboat/ui';
import { type Move, type State, tileOf } from '../../game';
import { beginsTurn, hasLanded, hasMoved, isAt, isOut, shipOf } from './checks';
import { positionOf } from './position';
import { replyOf } from './rivals';

// The driving school of the rule book: three tiles, no passengers. The learner has the first seat and the Aurora.

const OPTIONS = { mode: 'school' };

const speedIn = (state: State, round: number): number | undefined =>
  state.round === round && state.phase.kind !== 'speed' ? shipOf(state, 'beige').speed : undefined;

const firstSteam: LessonPlan<State, Move> = {
  id: 'first-steam',
  start: () =>
    positionOf({
      river: 'S A6, S A9',
      stack: 'A1',
      ships: { beige: '0c1/0/1/6', grey: '0e2/0/1/6', brown: '0a2/0/1/6' },
      round: 1,
      options: OPTIONS,
    }),
  steps: [
    { id: 'welcome', isTalk: true, pointsAt: ['0c1'] },
    {
      id: 'speed',
      pointsAt: ['speed-wheel'],
      isDone: (state) => speedIn(state, 1) === 2,
      failed: (state) => (speedIn(state, 1) === undefined ? undefined : 'not-two'),
    },
    { id: 'sail', isDone: (state) => state.round === 2 && beginsTurn(state, 'beige') },
    {
      id: 'faster',
      pointsAt: ['speed-wheel', 'coal-wheel'],
      isDone: (state) => speedIn(state, 2) === 4,
      failed: (state) => (speedIn(state, 2) === undefined ? undefined : 'not-four'),
    },
    { id: 'all-steps', isDone: (state) => state.round === 3 && beginsTurn(state, 'beige') },
    {
      id: 'brake',
      pointsAt: ['speed-wheel', 'coal-wheel'],
      isDone: (state) => speedIn(state, 3) === 2,
      failed: (state) => (speedIn(state, 3) === undefined ? undefined : 'not-braked'),
    },
  ],
  reply: replyOf({}),
};

const steering: LessonPlan<State, Move> = {
  id: 'steering',
  start: () =>
    positionOf({
      river: 'S A7, S A9',
      stack: 'A1',
      ships: { beige: '0c4/0/2/6', grey: '0e2/0/1/6', brown: '0a2/0/1/6' },
      round: 3,
      options: OPTIONS,
    }),
  steps: [
    { id: 'bow', isTalk: true, pointsAt: ['0c4'] },
    {
      id: 'free-turn',
      pointsAt: ['1b2'],
      isDone: (state) => hasMoved(state, 'beige', 3) && isAt(state, 'beige', '1b2') && shipOf(state, 'beige').coal === 6,
      failed: (state) => {
        if (shipOf(state, 'beige').coal < 6) return 'paid';
        return hasMoved(state, 'beige', 3) ? 'elsewhere' : undefined;
      },
    },
    {
      id: 'round-the-island',
      pointsAt: ['1c3', 'coal-wheel'],
      isDone: (state) => hasMoved(state, 'beige', 4) && isAt(state, 'beige', '1c3'),
      failed: (state) => (state.round >= 4 && hasMoved(state, 'beige', 4) ? 'elsewhere' : undefined),
    },
    {
      id: 'empty-bunker',
      start: () =>
        positionOf({
          river: 'S A1, L A5',
          stack: 'A8',
          ships: { beige: '0c3/0/4/0', grey: '0e2/0/1/6', brown: '0a2/0/1/6' },
          round: 5,
          options: OPTIONS,
        }),
      pointsAt: ['coal-wheel', '1b3'],
      isDone: (state) => state.round === 6 && beginsTurn(state, 'beige'),
      failed: (state) => (isOut(state, 'beige') ? 'out-of-coal' : undefined),
    },
  ],
  reply: replyOf({}),
};

const wasPushed = (moves: readonly Move[]): boolean => moves.some(({ kind }) => kind === 'push');

const pushing: LessonPlan<State, Move> = {
  id: 'pushing',
  start: () =>
    positionOf({
      river: 'S A6, S A9',
      stack: 'A1',
      ships: { beige: '0c2/0/3/5', grey: '0c4/0/1/6', brown: '0a2/0/1/6' },
      round: 3,
      options: OPTIONS,
    }),
  steps: [
    { id: 'in-the-way', isTalk: true, pointsAt: ['0c4'] },
    {
      id: 'push',
      pointsAt: ['0c4'],
      isDone: (state, moves) => wasPushed(moves) && hasMoved(state, 'beige', 3),
      failed: (state) => (hasMoved(state, 'beige', 3) ? 'not-pushed' : undefined),
    },
    {
      id: 'back',
      start: () =>
        positionOf({
          river: 'S A6, S A9',
          stack: 'A1',
          ships: { beige: '0c3/0/3/5', grey: '1c1/0/2/6', brown: '0a2/0/1/6' },
          round: 6,
          options: OPTIONS,
        }),
      pointsAt: ['1b1', '1d1'],
      isDone: (state) => hasMoved(state, 'beige', 6) && isAt(state, 'grey', '1b1', '1d1'),
      failed: (state, moves) => {
        if (!hasMoved(state, 'beige', 6)) return undefined;
        return wasPushed(moves) ? 'ahead' : 'not-pushed';
      },
    },
    {
      id: 'pushed',
      start: () =>
        positionOf({
          river: 'S A4, S A9',
          stack: 'A1',
          ships: { grey: '0c2/0/3/5', beige: '0c4/0/2/5', brown: '0a2/0/1/6' },
          round: 7,
          options: OPTIONS,
        }),
      pointsAt: ['1b2'],
      isDone: (state) => beginsTurn(state, 'beige') && shipOf(state, 'beige').heading === 0,
      failed: (state) => (beginsTurn(state, 'beige') ? 'bad-heading' : undefined),
    },
  ],
  reply: replyOf({ errands: { grey: { 7: { to: '0c4', shove: 5 } } } }),
};

const growingRiver: LessonPlan<State, Move> = {
  id: 'growing-river',
  start: () =>
    positionOf({
      river: 'S A5',
      stack: 'A4 A8',
      ships: { beige: '0c3/0/2/6', grey: '0e2/0/1/6', brown: '0a2/0/1/6' },
      round: 2,
      options: OPTIONS,
    }),
  steps: [
    { id: 'fog', isTalk: true, pointsAt: ['1c4'] },
    {
      id: 'foremost',
      pointsAt: ['1c1'],
      isDone: (state) => state.river.tiles.length === 3 && beginsTurn(state, 'beige'),
      failed: (state) => (hasMoved(state, 'beige', 2) && tileOf(shipOf(state, 'beige').at) === 0 ? 'too-short' : undefined),
    },
    { id: 'bend', isTalk: true, pointsAt: ['2b2'] },
    {
      id: 'unknown-water',
      start: () =>
        positionOf({
          river: 'S A5',
          stack: 'A4 A8',
          ships: { beige: '0c4/0/3/0', grey: '0e2/0/1/6', brown: '0a2/0/1/6' },
          round: 4,
          options: OPTIONS,
        }),
      pointsAt: ['speed-wheel'],
      isDone: (state) => state.round === 5 && beginsTurn(state, 'beige') && tileOf(shipOf(state, 'beige').at) > 0,
      failed: (state) => {
        if (isOut(state, 'beige')) return 'too-fast';
        return hasMoved(state, 'beige', 4) && tileOf(shipOf(state, 'beige').at) === 0 ? 'too-short' : undefined;
      },
    },
  ],
  reply: replyOf({ river: ['2 L A4', '3 L A8'] }),
};

const AT_THE_PIER = { to: '3d4 3c4 3b4' };

const landing: LessonPlan<State, Move> = {
  id: 'landing',
  start: () =>
    positionOf({
      river: 'S A5, L A9, S A7',
      pier: 'S',
      first: 2,
      ships: { beige: '2c3/5/3/3', grey: '2d3/5/2/4', brown: '2c1/5/2/4' },
      round: 9,
      options: OPTIONS,
    }),
  steps: [
    { id: 'pier', isTalk: true, pointsAt: ['3b4', '3c4', '3d4'] },
    {
      id: 'approach',
      pointsAt: ['3b4', '3c4', '3d4'],
      isDone: (state) => hasLanded(state, 'beige') || (state.round === 10 && beginsTurn(state, 'beige')),
      failed: (state) => (isOut(state, 'beige') ? 'out' : undefined),
    },
    {
      id: 'land',
      pointsAt: ['3b4', '3c4', '3d4'],
      isDone: (state) => hasLanded(state, 'beige'),
      failed: (state) => {
        if (isOut(state, 'beige')) return 'out';
        if (hasLanded(state, 'grey')) return 'beaten';
        // A learner who pushes the Belle out of the race and strays is overtaken by the last ship, or is the last one left.
        return hasLanded(state, 'brown') || state.phase.kind === 'over' ? 'too-late' : undefined;
      },
    },
  ],
  reply: replyOf({ errands: { grey: { 9: { to: '3e2 3d1 3c1' }, 10: AT_THE_PIER, 11: AT_THE_PIER, 12: AT_THE_PIER } } }),
};

export const DRIVING_LESSONS = chapterOf('school', [firstSteam, steering, pushing, growingRiver, landing]);
