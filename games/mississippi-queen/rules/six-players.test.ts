import { setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, moverId, position, rawPosition, refusalOf, run, shipText } from '../testing/sketch';
import { turnLines } from './turns';

// White lies in the yard, a1 of the start tile, with its first turn ahead. Start space 3 is 0a2, start space 5 is 0b1.

const six = (rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 6,
  round: 1,
  next: 'white',
  bonusCoal: true,
  ...rest,
  ships: {
    beige: '1c1/0/1/6/-',
    grey: '0e4/0/1/6/-',
    brown: '0c4/0/1/6/-',
    red: '0d3/0/1/6/-',
    green: '0c2/0/1/6/-',
    white: '0a1/0/1/6/-',
    ...rest.ships,
  },
});

/** Start spaces 3 and 5 are held. */
const HEMMED_IN = { brown: '0a2/0/1/6/-', green: '0b1/0/1/6/-' };

test('[BR-6P-1] the five base ships and white, which lies in the yard, faces ahead and moves last', () => {
  const start = unwrap(setUp(game, { seats: 6 }));
  const ships = start.order.map((index) => `${start.ships[index].id} ${shipText(start, start.ships[index].id)}`);
  expect(ships).toEqual([
    'beige 0c1/0/1/6/-',
    'grey 0e2/0/1/6/-',
    'brown 0a2/0/1/6/-',
    'red 0d1/0/1/6/-',
    'green 0b1/0/1/6/-',
    'white 0a1/0/1/6/-',
  ]);
  expect(start.bonusCoal).toBe(true);
  const begun = run(start, 'dS A9 @1 @1 @1 @1 @1');
  expect(moverId(begun)).toBe('beige');
  expect(refusalOf(begun, '=1 @0')).toEqual({ code: 'nothing-to-align', rule: 'MQ-PUSH-8' });
  expect(shipText(begun, 'white')).toBe('0a1/0/1/6/-');
});

test('[BR-6P-2] [AMB-18] the first step out of the yard leads to start space 3 or, after a turn, to 5', () => {
  const lines = turnLines(rawPosition(six()));
  const atSpeed1 = lines.flatMap((line) => /white:(\w+)\/\d\/1\//.exec(line)?.[1] ?? []);
  expect([...new Set(atSpeed1)].sort()).toEqual(['0a2', '0b1']);
  expect(shipText(run(position(six()), '=1 f .'), 'white')).toBe('0a2/0/1/6/-');
  expect(shipText(run(position(six()), '=1 r f .'), 'white')).toBe('0b1/1/1/6/-');
  expect(shipText(run(position(six()), '=2 f f .'), 'white')).toBe('0a3/0/2/6/-');
});

test('[BR-6P-2] [AMB-18] if both are held, pushing costs as usual', () => {
  const before = position(six({ ships: HEMMED_IN }));
  expect(legal(before)).toBe('=2 =3 =4 =5 =6');
  const after = run(before, '=2 f x0 @0 .');
  expect([shipText(after, 'white'), shipText(after, 'brown')]).toEqual(['0a2/0/2/6/-', '0a3/0/1/6/-']);
});

test('[BR-6P-3] one coal of the first turn is a gift, spent before the own', () => {
  expect(shipText(run(position(six()), '=3 f f f .'), 'white')).toBe('0a4/0/3/6/-');
  expect(shipText(run(position(six()), '=4 f f f f .'), 'white')).toBe('1a1/0/4/5/-');
  expect(shipText(run(position(six()), '=1 f r l .'), 'white')).toBe('0a2/0/1/6/-');
  expect(shipText(run(position(six()), '=1 f r l r .'), 'white')).toBe('0a2/1/1/5/-');
});

test('[BR-6P-3] it serves an empty ship, too, but is one coal only', () => {
  const before = position(six({ ships: { white: '0a1/0/1/0/-' } }));
  expect(legal(before)).toBe('=1 =2 =3');
  expect(game.refuse(before, { kind: 'speed', to: 4 })).toEqual({
    code: 'speed-coal',
    rule: 'MQ-SPD-1',
    detail: { needed: 2, left: 1 },
  });
  expect(shipText(run(before, '=3 f f f .'), 'white')).toBe('0a4/0/3/0/-');
});

test('[BR-6P-3] unused it is lost when the turn is over', () => {
  const ships = { beige: 'out', grey: 'out', brown: 'out', red: 'out' } as const;
  const after = run(position(six({ ships })), '=1 f .');
  expect(after.bonusCoal).toBe(false);
  expect([moverId(after), after.round]).toEqual(['green', 2]);
  const again = run(after, '=1 f .');
  expect(shipText(run(again, '=3 f f f .'), 'white')).toBe('1a1/0/3/5/-');
});

test('[BR-6P-3] it is for the ship in the yard alone, and waits until that has moved', () => {
  const before = position(six({ next: 'green' }));
  const after = run(before, '=1 f .');
  expect(after.bonusCoal).toBe(true);
  expect(shipText(run(before, '=3 f l f f .'), 'green')).toBe('1a1/5/3/5/-');
  expect(shipText(run(after, '=3 f f f .'), 'white')).toBe('0a4/0/3/6/-');
});

test('[BR-6P-4] two passengers on every station, red or brown', () => {
  const start = unwrap(setUp(game, { seats: 6 }));
  expect(run(start, 'dS A5').waiting).toEqual([0, 2]);
  expect(run(start, 'dS A1').waiting).toEqual([0, 2]);
});

test('[BR-6P-5] nobody enters the yard, with or without a ship in it', () => {
  const landAhead = { code: 'land-ahead', rule: 'MQ-MOVE-3' };
  const held = position(six({ ships: { brown: '0a2/3/2/6/-' }, next: 'brown' }));
  expect(refusalOf(held, '=2 f')).toEqual(landAhead);
  const empty = position(six({ ships: { brown: '0b1/4/2/6/-', white: 'out' }, next: 'brown', bonusCoal: false }));
  expect(refusalOf(empty, '=2 f')).toEqual(landAhead);
});

test('[BR-6P-5] no ship is pushed into the yard', () => {
  const before = position(
    six({ ships: { brown: '0a3/3/2/6/-', green: '0a2/0/1/6/-', white: 'out' }, next: 'brown', bonusCoal: false }),
  );
  expect(refusalOf(before, '=2 f x3')).toEqual({ code: 'push-onto-land', rule: 'MQ-PUSH-4' });
});

test('[BR-6P-3] [MQ-ELIM-4] a ship hemmed in within the yard loses the bonus coal all the same when its first turn is over', () => {
  const shut = { beige: '0c1/0/1/6/-', grey: '0b2/0/1/6/-', brown: '0a2/0/1/6/-', red: '0a3/0/1/6/-', green: '0b1/0/1/6/-' };
  const before = position(six({ ships: shut }));
  expect(legal(before)).toBe('.');
  expect(before.turn.bonus).toBe(1);
  const after = run(before, '.');
  expect(shipText(after, 'white')).toBe('0a1/0/1/6/-');
  expect(after.bonusCoal).toBe(false);
});

test('[BR-6P-3] the bonus coal goes with a ship that resigns in the yard', () => {
  const after = game.apply(position(six({ next: 'green' })), { kind: 'resign', seat: 5 });
  expect([moverId(after), after.bonusCoal]).toEqual(['green', false]);
  expect(game.parsePosition(unwrap(game.formatPosition(after)))).toMatchObject({ ok: true });
});
