import { type Seat, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { type Move, chartOf, formatPlace, mississippiQueen as game } from '../../game';
import { type Sketch, moverId, position, run, shipText, withRose } from '../../testing/sketch';
import { planner as phrases } from '../../words/en/planner';
import { type PlannerTable, at, openPlannerTable as openTable } from './table-for-tests';

const RIVER = 'S A5, S A10';
const REST = { grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' };

const open = (ships: Sketch['ships'], rest: Partial<Sketch> = {}, people: readonly Seat[] = [0]): PlannerTable =>
  openTable({ river: RIVER, ...rest, ships }, people);

test('the spaces in reach are lit with their price, and those of others marked as pushes', () => {
  const table = open({ beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  const lit = new Map(table.planner.lit.value.map((space) => [formatPlace(space.place), space]));
  expect(lit.get('1c1')).toEqual({ place: at('1c1'), coal: 2, isPush: false, growsFirst: false });
  expect(lit.get('0c2')).toEqual({ place: at('0c2'), coal: 0, isPush: true, growsFirst: false });
});

test('hovering shows the cheapest way, the first click plans it, the second sails it', () => {
  const table = open({ beige: '0c1/0/2/6/-', ...REST });
  const { planner } = table;
  planner.hover(at('0c4'));
  expect(planner.plan.value).toMatchObject({ speed: 3, coal: 0, place: at('0c4'), turns: 0, grows: false, isDoomed: false });
  expect(planner.plan.value?.route.map(({ place, points }) => `${formatPlace(place)} ${points}`)).toEqual([
    '0c2 1',
    '0c3 2',
    '0c4 3',
  ]);
  expect(planner.isChosen.value).toBe(false);
  planner.hover(undefined);
  expect(planner.plan.value).toBeUndefined();
  planner.choose(at('0c4'));
  expect([planner.isChosen.value, planner.isOpen('sail'), table.played()]).toEqual([true, true, '']);
  expect(table.said).toEqual(['0c4, no coal, 3 of 3 steps. Choose it again to sail.']);
  planner.choose(at('0c4'));
  expect(table.played()).toBe('=3 f f f');
  expect([planner.isOpen('end'), planner.lit.value.length]).toEqual([true, 0]);
});

test('a path into a ship stops for the choice, then for the answer of the owner, and continues by itself', () => {
  const table = open({ beige: '0c1/0/4/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  const { planner } = table;
  planner.choose(at('0c4'));
  const planned = planner.plan.value?.moves.map((move) => game.formatMove(table.now(), move)).join(' ');
  expect(planned).toMatch(/f x\d @\d f f$/);
  planner.press('sail');
  expect(table.played()).toBe('=4 f');
  const asked = planner.asked.value;
  expect([asked?.kind, asked?.ship, asked?.ways.length]).toEqual(['push', 'grey', 6]);
  expect(asked?.ways.find(({ heading }) => heading === 3)?.refusal?.code).toBe('push-back');
  planner.answer(3);
  expect(table.explained.map(({ code }) => code)).toEqual(['push-back']);
  expect(planner.whyNot.value?.refusal?.rule).toBe('MQ-PUSH-4');
  planner.choose(at('0b2'));
  expect([table.played(), planner.asked.value]).toEqual(['=4 f x4', undefined]);
  table.others('@1');
  expect(table.played()).toBe('=4 f x4 @1 f f');
  expect(shipText(table.now(), 'beige')).toBe('0c4/0/4/6/-');
});

test('a voyage under way can be read: where it leads, where it pushes, and that it waits', () => {
  const table = open({ beige: '0c1/0/4/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  const { planner } = table;
  planner.choose(at('0c4'));
  const push = planner.plan.value?.moves.find((move) => move.kind === 'push')?.heading;
  planner.press('sail');
  expect(planner.pending.value).toMatchObject({ kind: 'underway', rest: { goal: at('0c4'), push, hasMet: true }, commands: [] });
  // What the plan wants is what Enter takes.
  expect(planner.choice.value).toBe(push);
  planner.answer(4);
  expect(planner.pending.value.kind).toBe('underway');
  table.others('@1');
  expect([planner.pending.value, table.played()]).toEqual([{ kind: 'none' }, '=4 f x4 @1 f f']);
});

test('a voyage under way is given up by steering and by undo', () => {
  const ships = { beige: '0c1/0/4/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' };
  const undone = open(ships);
  undone.planner.choose(at('0c4'));
  undone.planner.press('sail');
  undone.planner.press('undo');
  undone.planner.press('redo');
  expect(undone.planner.pending.value.kind).toBe('none');
  undone.planner.answer(4);
  undone.others('@1');
  expect(undone.played()).toBe('=4 f x4 @1');
});

test('keys pressed while the ship still sails are kept in their order, and steer when it has come', () => {
  const table = open({ beige: '0c1/0/3/6/-', ...REST });
  table.key('ArrowUp');
  table.showing(() => {
    for (const key of ['ArrowRight', 'ArrowUp', 'p', 'Enter', '3']) table.key(key);
    expect(table.planner.pending.value).toMatchObject({ kind: 'queued', commands: ['starboard', 'ahead'] });
    expect(table.played()).toBe('=3 f');
  });
  expect([table.played(), table.planner.pending.value.kind]).toEqual(['=3 f r f', 'none']);
});

test('keys pressed too early go with a refusal, and where the ship does not sail', () => {
  const table = open({ beige: '0c1/0/1/0/-', ...REST });
  table.key('ArrowUp');
  table.showing(() => {
    for (const key of ['ArrowUp', 'ArrowRight']) table.key(key);
  });
  expect([table.played(), table.planner.pending.value.kind, table.explained.length]).toEqual(['=1 f', 'none', 1]);
  const before = open({ beige: '0c1/0/1/0/-', ...REST });
  before.showing(() => before.key('ArrowUp'));
  expect([before.played(), before.planner.pending.value.kind]).toEqual(['', 'none']);
});

test('a plan spoiled by a push is dropped, with a message', () => {
  const table = open({ beige: '0c1/0/3/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  const { planner } = table;
  planner.setSpeed(3);
  planner.choose(at('0c3'));
  planner.choose(at('0c3'));
  expect(table.played()).toBe('=3 f');
  planner.answer(0);
  table.others('@0');
  expect(table.played()).toBe('=3 f x0 @0');
  expect(table.said).toContain('0c3 is out of reach now. Choose another way.');
});

test('when the river grows in the middle of the turn, the rest of the plan is up for decision again', () => {
  const table = open({ beige: '0b3/0/5/6/-', grey: '0b4/0/1/6/-', brown: '0a3/0/1/6/-' }, { river: 'S A11', stack: 'A9 A10' });
  const { planner } = table;
  const goal = planner.lit.value.find(({ place }) => {
    planner.hover(place);
    return planner.plan.value?.moves.some((move, i, all) => move.kind === 'push' && all.length > i + 3);
  });
  planner.hover(undefined);
  if (goal) planner.choose(goal.place);
  planner.press('sail');
  expect(planner.asked.value?.kind).toBe('push');
  const ahead = planner.asked.value?.ways.find(({ place }) => place !== undefined && place >= at('1a1'));
  if (ahead) planner.answer(ahead.heading);
  table.others('@0 dS_A9');
  expect(table.said).toContain(phrases.riverGrew);
  expect(table.now().phase.kind).toBe('sailing');
  expect(planner.lit.value.length).toBeGreaterThan(0);
});

test('the wheel takes a wish: only its spaces are lit, the coal it burns is shown, and steering sets it', () => {
  const table = open({ beige: '0c1/0/1/6/-', ...REST });
  const { planner } = table;
  const all = table.lit();
  planner.press('faster');
  planner.press('faster');
  expect(planner.wheels.value).toMatchObject({ speed: 1, speedPlanned: 3, coal: 6, coalPlanned: 5, free: [1, 2] });
  expect(table.lit().length).toBeLessThan(all.length);
  expect(table.said.at(-1)).toBe('Speed 3, 1 coal.');
  planner.press('ahead');
  expect(table.played()).toBe('=3 f');
  planner.press('slower');
  expect(table.explained.at(-1)).toEqual({ code: 'speed-already-set', rule: 'MQ-SPD-2' });
  expect(table.said.at(-1)).toBe(phrases.undoSpeed);
});

test('choosing the same speed again clears the choice', () => {
  const table = open({ beige: '0c1/0/1/6/-', ...REST });
  const all = table.lit();
  table.planner.setSpeed(4);
  table.planner.setSpeed(4);
  expect([table.lit(), table.said.at(-1)]).toEqual([all, phrases.anySpeed]);
});

test('a speed without the coal for it says what it would need', () => {
  const table = open({ beige: '0c1/0/1/1/-', ...REST });
  expect(table.planner.wheels.value?.speeds.map((refusal) => refusal?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    'speed-coal',
    'speed-coal',
    'speed-coal',
  ]);
  table.planner.setSpeed(5);
  expect(table.explained).toEqual([{ code: 'speed-coal', rule: 'MQ-SPD-1', detail: { needed: 3, left: 1 } }]);
});

test('why not: a space out of reach and a disabled button show the rule', () => {
  const table = open({ beige: '0c1/0/1/0/-', ...REST });
  const { planner } = table;
  planner.choose(at('1c2'));
  expect(planner.whyNot.value).toMatchObject({ target: at('1c2'), refusal: { rule: 'MQ-COAL-3' } });
  planner.press('board');
  expect(planner.whyNot.value).toMatchObject({ target: undefined, refusal: { code: 'speed-first', rule: 'MQ-TURN-2' } });
  expect(planner.isOpen('board')).toBe(false);
  planner.choose(at('0c2'));
  expect(planner.whyNot.value).toBeUndefined();
});

test('the turn waits to be ended even where nothing else is left', () => {
  const table = open({ beige: '0c1/0/1/0/-', ...REST });
  table.planner.press('port');
  table.planner.press('ahead');
  expect([table.played(), moverId(table.now())]).toEqual(['=1 l f', 'beige']);
  expect(table.planner.wheels.value).toMatchObject({
    turns: 1,
    account: { speed: 0, turns: 0, sand: 0 },
    points: { used: 1, all: 1 },
  });
  table.key('Enter');
  expect(moverId(table.now())).toBe('grey');
});

test('[MQ-ELIM-1] ending the turn where the ship is lost asks first, as long as there is another way', () => {
  const table = open({ beige: '0a3/3/1/0/-', grey: '1c1/0/1/6/-', brown: '1b1/0/1/6/-' });
  const { planner } = table;
  planner.press('ahead');
  planner.press('starboard');
  planner.press('end');
  expect([planner.held.value.warned?.kind, table.played()]).toEqual(['doom', '=1 f r']);
  planner.confirm(false);
  expect([planner.held.value.warned, table.played()]).toEqual([undefined, '=1 f r']);
  planner.press('end');
  planner.confirm(true);
  expect(table.played()).toBe('=1 f r .');
});

test('[MQ-ELIM-1] a plan that ends the race asks once, not again at the end of the turn', () => {
  const doomed = position({ river: RIVER, ships: { beige: '0a3/3/1/0/-', grey: '1c1/0/1/6/-', brown: '1b1/0/1/6/-' } });
  const table = openTable(doomed, [0]);
  const { planner } = table;
  const moves: readonly Move[] = [{ kind: 'speed', to: 1 }, { kind: 'step' }, { kind: 'turn', side: 'starboard' }];
  table.hints.value = [{ moves, reasons: [], expectedPlace: 3 }];
  expect(planner.plan.value?.isDoomed).toBe(true);
  planner.press('sail');
  expect(planner.held.value.warned).toMatchObject({ kind: 'doom', plan: { place: at('0a2') } });
  expect(table.played()).toBe('');
  planner.confirm(true);
  expect(table.played()).toBe('=1 f r');
  planner.press('end');
  expect(table.played()).toBe('=1 f r .');
});

test('a hint is a ghost of its whole way, answers of others guessed; what is hovered comes first', () => {
  const table = open({ beige: '0c1/0/4/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  const moves: readonly Move[] = [{ kind: 'speed', to: 2 }, { kind: 'step' }, { kind: 'push', heading: 1 }, { kind: 'end' }];
  table.hints.value = [{ moves, reasons: [], expectedPlace: 1 }];
  expect(table.planner.plan.value).toMatchObject({ place: at('0c2'), coal: 1, speed: 2 });
  expect(table.planner.plan.value?.route).toEqual([{ place: at('0c2'), points: 2 }]);
  table.planner.hover(at('1c1'));
  expect(table.planner.plan.value?.place).toBe(at('1c1'));
});

test('[BR-ROSE-3] the seat that controls the Rose has her wheels, without a coal counter', () => {
  const ships = { beige: '0c3/0/1/6/-', grey: '0c2/0/1/6/-', black: '0b2/0/1/-/-' };
  const table = openTable(position(withRose(ships, { next: 'black' })), [1]);
  expect(table.planner.wheels.value).toMatchObject({ ship: 'black', coal: undefined, coalPlanned: undefined });
  expect(table.planner.lit.value.length).toBeGreaterThan(0);
  table.planner.press('ahead');
  expect(table.played()).toBe('=1 f');
});

test('[BR-ROSE-11] a Rose that her controller pushes is pointed by him as well', () => {
  const ships = { beige: '1c3/0/1/6/-', grey: '0c2/0/2/6/-', black: '0c3/0/1/-/-' };
  const table = openTable(position(withRose(ships, { next: 'grey' })), [1]);
  table.planner.press('ahead');
  table.planner.answer(0);
  expect(table.planner.asked.value).toMatchObject({ kind: 'align', ship: 'black' });
  expect(table.planner.wheels.value?.ship).toBe('black');
  table.key('Enter');
  expect([table.planner.asked.value, table.now().phase.kind]).toEqual([undefined, 'sailing']);
});

test('[BR-EXCH-1] coal is exchanged from a list of what the rules allow', () => {
  const ships = { beige: '0c2/0/1/2/-', white: '0d3/0/1/5/-', red: '0a2/0/1/6/-', crimson: '0e2/0/1/6/-' };
  const table = open(ships, { river: 'S A9, S A10', seats: 2, options: { boatsEach: 2 } });
  const { planner } = table;
  planner.press('exchange');
  expect([planner.held.value.isExchanging, planner.whyNot.value?.refusal?.code]).toEqual([undefined, 'speed-first']);
  planner.press('ahead');
  planner.press('exchange');
  expect([planner.held.value.isExchanging, planner.exchanges.value.map(({ coal }) => coal)]).toEqual([true, [-4, -3, -2, -1, 1]]);
  planner.exchange(planner.exchanges.value.find(({ coal }) => coal === -2));
  expect([table.played(), planner.held.value.isExchanging]).toEqual(['=1 f t white -2', undefined]);
});

test('keys go through the spaces in reach, the near ones first, and Enter plans, sails and ends', () => {
  const table = open({ beige: '0c1/0/2/6/-', ...REST });
  table.key('.');
  const first = table.planner.held.value.cursor;
  expect(first === undefined ? '' : formatPlace(first)).toBe('0c2');
  expect(table.planner.plan.value?.place).toBe(at('0c2'));
  expect(table.said.at(-1)).toBe('0c2, no coal');
  table.key(',');
  expect(table.planner.held.value.cursor).not.toBe(first);
  table.key('.');
  table.key('Enter');
  expect([table.planner.isChosen.value, table.played()]).toEqual([true, '']);
  table.key('Enter', { repeat: true });
  expect(table.played()).toBe('');
  table.key('Enter');
  expect(table.played()).toBe('=1 f');
  table.key('Enter');
  expect(table.played()).toBe('=1 f .');
});

test('arrows steer, digits and signs set the speed, Z and Y undo and redo', () => {
  const table = open({ beige: '0c1/0/2/6/-', ...REST });
  table.key('3');
  expect(table.planner.wheels.value?.speedPlanned).toBe(3);
  table.key('-');
  table.key('ArrowRight');
  table.key('ArrowUp');
  expect(table.played()).toBe('=2 r f');
  table.key('z');
  expect(table.played()).toBe('=2 r');
  table.key('Z', { shiftKey: true });
  expect(table.played()).toBe('=2 r f');
  table.key('z');
  table.key('y');
  expect(table.played()).toBe('=2 r f');
  expect(table.key('z', { ctrlKey: true })).toBe(false);
  expect(table.key('q')).toBe(false);
});

test('a push by keys: arrows turn the choice, the reason of a barred way is read, Enter takes it', () => {
  const table = open({ beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  const { planner } = table;
  table.key('ArrowUp');
  expect(planner.choice.value).toBe(0);
  table.key('ArrowRight');
  expect(planner.choice.value).toBe(1);
  table.key('ArrowRight');
  table.key('ArrowRight');
  expect(planner.choice.value).toBe(3);
  expect(table.said.at(-1)).toContain('MQ-PUSH-4');
  table.key('Enter');
  expect([table.played(), table.explained.at(-1)?.code]).toEqual(['=2 f', 'push-back']);
  table.key('ArrowLeft');
  table.key('Enter');
  expect(table.played()).toBe('=2 f x2');
});

test('a digit answers with the way of that number', () => {
  const table = open({ beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' });
  table.key('ArrowUp');
  table.key('2');
  expect(table.played()).toBe('=2 f x1');
});

test('W asks about any space with the arrow keys', () => {
  const table = open({ beige: '0c1/0/1/0/-', ...REST });
  table.key('w');
  for (let i = 0; i < 4; i++) table.key('ArrowUp');
  expect(table.planner.held.value.cursor).toBe(at('1c1'));
  expect(table.said.at(-1)).toContain('1c1: ');
  table.key('Enter');
  expect(table.planner.whyNot.value?.target).toBe(at('1c1'));
  expect(table.played()).toBe('');
  expect(table.key('Escape')).toBe(true);
  expect([table.planner.held.value.cursor, table.planner.whyNot.value]).toEqual([undefined, undefined]);
  table.key('ArrowUp');
  expect(table.played()).toBe('=1 f');
});

test('[MQ-SET-5] before the race every owner points his ship', () => {
  const placing = run(unwrap(setUp(game, { seats: 3 })), 'dS A5');
  const table = openTable(placing, [0]);
  expect(table.planner.asked.value?.kind).toBe('place');
  const first = table.planner.asked.value?.ways[0].heading;
  expect(first).toBe(0);
  const { beside } = chartOf(placing.river, placing.options);
  table.planner.choose(beside[placing.ships[0].at * 6 + 1]);
  expect(table.now().ships[0].heading).toBe(1);
});

const JETTY: Sketch = {
  river: 'S A5, S A8',
  waiting: { 1: 1 },
  ships: { beige: '1c1/0/2/6/-', grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' },
};

test('[MQ-PAS-2] at a jetty the main key takes the passenger and ends the turn; Enter does the same', () => {
  for (const press of ['dock', 'Enter'] as const) {
    const table = openTable(JETTY);
    table.planner.setSpeed(1);
    table.planner.press('ahead');
    expect([table.planner.offer.value, table.planner.isOpen('dock'), table.planner.isOpen('end')]).toEqual(['board', true, true]);
    if (press === 'dock') table.planner.press('dock');
    else table.key('Enter');
    expect(table.played()).toBe('=1 f p .');
  }
});

test('a passenger or coal that could be had is left behind only after a question, and once', () => {
  const table = openTable(JETTY);
  const { planner } = table;
  planner.setSpeed(1);
  planner.press('ahead');
  table.key('e');
  expect([planner.held.value.warned, table.played()]).toEqual([{ kind: 'leaving', offer: 'board' }, '=1 f']);
  planner.confirm(false);
  expect([planner.held.value.warned, table.played()]).toEqual([undefined, '=1 f']);
  planner.press('end');
  planner.confirm(true);
  expect(table.played()).toBe('=1 f .');
  const taken = openTable(JETTY);
  taken.planner.setSpeed(1);
  taken.planner.press('ahead');
  taken.planner.press('board');
  taken.planner.press('end');
  expect(taken.played()).toBe('=1 f p .');
});

test('a plan says what it brings: a passenger, too fast for one, a push', () => {
  const table = openTable({ ...JETTY, ships: { ...JETTY.ships, beige: '0c4/0/2/6/-', grey: '1b1/0/1/6/-' } });
  const { planner } = table;
  const brings = (place: string): unknown => {
    planner.hover(at(place));
    return [planner.plan.value?.gain, planner.plan.value?.pushes];
  };
  expect([brings('1c2'), brings('1b1')]).toEqual([
    ['too-fast-to-board', []],
    [undefined, ['grey']],
  ]);
  planner.choose(at('1c2'));
  expect(table.said.at(-1)).toBe('1c2, no coal, 2 of 2 steps. Too fast to board. Choose it again to sail.');
});
