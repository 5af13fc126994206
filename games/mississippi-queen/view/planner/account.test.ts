import { createRandom, pick } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type Move, type State, coalLeft, isRose, mississippiQueen as game, moverOf, seatOfShip, speedCoal } from '../../game';
import { CASES, startOf, wanderFrom } from '../../testing/cases';
import { position } from '../../testing/sketch';
import { openPlannerTable } from './table-for-tests';
import type { PlannerTable } from './table-for-tests';

const STARTS = 40;

const isUnderWay = ({ phase }: State): boolean => phase.kind === 'speed' || phase.kind === 'sailing' || phase.kind === 'pushing';

/** What the dock shows, as it shows it. */
const shown = ({ planner }: PlannerTable): string => {
  const wheels = planner.wheels.value;
  if (!wheels) return 'nothing';
  const { speed, turns, sand } = wheels.account;
  return `${wheels.speedBefore}>${wheels.speedPlanned} speed ${speed} turns ${turns} sand ${sand} left ${wheels.coalPlanned ?? '-'}`;
};

/** The same by the rules alone: prices of the rule book, and the coal that the referee took. */
const reckoned = (opened: State, moves: readonly Move[]): string => {
  const mover = moverOf(opened);
  const ship = opened.ships[mover];
  const now = moves.reduce((state, move) => game.apply(state, move), opened);
  const set = moves.find((move) => move.kind === 'speed')?.to ?? ship.speed;
  const speed = speedCoal(ship.speed, set);
  const turns = Math.max(0, moves.filter(({ kind }) => kind === 'turn').length - 1);
  const burned = coalLeft(opened) - coalLeft(now);
  const wheel = now.ships[mover].speed === 1 ? now.ships[mover].speed : set;
  return `${ship.speed}>${wheel} speed ${speed} turns ${turns} sand ${burned - speed - turns} left ${isRose(ship) ? '-' : now.ships[mover].coal}`;
};

/** The beginning of some turn of a random race. */
const turnStart = (index: number): State | undefined => {
  const random = createRandom(`account ${index}`);
  let state = wanderFrom(startOf(CASES[index % CASES.length].options), 10 + index, random);
  while (state.phase.kind !== 'speed' && state.phase.kind !== 'over')
    state = game.apply(state, pick(random, game.legalMoves(state)));
  return state.phase.kind === 'speed' ? state : undefined;
};

test('the dock’s account of a turn is the referee’s, to the coal, at every step of random turns', () => {
  let steps = 0;
  for (let index = 0; index < STARTS; index++) {
    const opened = turnStart(index);
    if (!opened) continue;
    const random = createRandom(`turn ${index}`);
    const table = openPlannerTable(opened, [seatOfShip(opened, opened.ships[moverOf(opened)])]);
    const moves: Move[] = [];
    while (isUnderWay(table.now()) && table.planner.isAsked.value) {
      const open = game.legalMoves(table.now()).filter(({ kind }) => ['speed', 'turn', 'step', 'push'].includes(kind));
      if (open.length === 0) break;
      const move = pick(random, open);
      table.planner.frame.play([move]);
      moves.push(move);
      if (!isUnderWay(table.now())) break;
      expect(shown(table)).toBe(reckoned(opened, moves));
      steps++;
    }
    table.planner.close();
  }
  expect(steps).toBeGreaterThan(100);
});

const START = position({ river: 'S A5, S A10', ships: { beige: '0c2/0/1/6/-', grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' } });

test('[MQ-SPD-1] [MQ-MOVE-5] a speed that cost coal keeps its price, and a turn of the bow has its own', () => {
  const table = openPlannerTable(START);
  const { planner } = table;
  planner.setSpeed(4);
  expect(shown(table)).toBe('1>4 speed 2 turns 0 sand 0 left 4');
  planner.press('ahead');
  planner.press('port');
  expect(shown(table)).toBe('1>4 speed 2 turns 0 sand 0 left 4');
  planner.press('starboard');
  expect(shown(table)).toBe('1>4 speed 2 turns 1 sand 0 left 3');
  planner.press('undo');
  expect(shown(table)).toBe('1>4 speed 2 turns 0 sand 0 left 4');
});

test('opened again in the middle of a turn, the table still knows what was paid', () => {
  const before = openPlannerTable(START);
  before.planner.setSpeed(4);
  for (const command of ['ahead', 'port', 'starboard'] as const) before.planner.press(command);
  const again = openPlannerTable(before.now(), [0], before.planner.frame);
  expect(shown(again)).toBe('1>4 speed 2 turns 1 sand 0 left 3');
});
