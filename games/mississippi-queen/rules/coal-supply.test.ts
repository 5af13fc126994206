import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, position, refusalOf, run, shipText, sketchJson } from '../testing/sketch';

// B1 has coal jetties at c2 and d4. Beige is to move.

const onB1 = (beige: string, rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S B1, S A10, S A9',
  ...rest,
  ships: { beige, grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-', ...rest.ships },
});

test('[BR-COAL-1] a ship that ends on a coal jetty space at speed 1 may take coal', () => {
  const docked = run(position(onB1('1c1/0/1/2/-')), '=1 f');
  expect(legal(docked)).toBe('l r c .');
  expect(shipText(run(docked, 'c .'), 'beige')).toBe('1c2/0/1/6/-');
});

test('[BR-COAL-1] no coal at speed 2, on the way past, or on a space that merely touches the island', () => {
  expect(refusalOf(position(onB1('0c4/0/2/2/-')), '=2 f f c')).toEqual({
    code: 'docking-speed',
    rule: 'MQ-PAS-2',
    detail: { speed: 2 },
  });
  expect(refusalOf(position(onB1('1c1/0/2/2/-')), '=2 f c')).toEqual({
    code: 'points-left',
    rule: 'MQ-MOVE-1',
    detail: { left: 1 },
  });
  expect(refusalOf(position(onB1('1c2/0/1/2/-')), '=1 f c')).toEqual({ code: 'not-at-coal-jetty', rule: 'BR-COAL-1' });
});

test('[BR-COAL-2] taking coal is optional', () => {
  expect(shipText(run(position(onB1('1c1/0/1/2/-')), '=1 f .'), 'beige')).toBe('1c2/0/1/2/-');
});

test('[BR-COAL-2] [AMB-13] the wheel always goes to 6, and an empty ship gets its wheel back', () => {
  expect(shipText(run(position(onB1('1c1/0/1/0/-')), '=1 f c .'), 'beige')).toBe('1c2/0/1/6/-');
  expect(shipText(run(position(onB1('1c1/0/1/5/-')), '=1 f c .'), 'beige')).toBe('1c2/0/1/6/-');
});

test('[BR-COAL-2] a full ship takes none', () => {
  const before = position(onB1('1c1/0/1/6/-'));
  expect(legal(run(before, '=1 f'))).toBe('l r .');
  expect(refusalOf(before, '=1 f c')).toEqual({ code: 'coal-full', rule: 'BR-COAL-2' });
});

test('[BR-COAL-3] nobody waits on a coal island: none are placed there, and none board', () => {
  const entering = position({
    river: 'S A9',
    stack: 'B1 A1',
    ships: { beige: '0c4/0/1/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' },
  });
  expect(unwrap(game.formatPosition(run(entering, '=1 f . dS B1')))).toMatchObject({ waiting: {} });
  expect(unwrap(game.formatPosition(run(entering, '=1 f . dS A1')))).toMatchObject({ waiting: { 2: 1 } });
  expect(refusalOf(position(onB1('1c1/0/1/2/-')), '=1 f p')).toEqual({ code: 'not-at-jetty', rule: 'MQ-PAS-2' });
  expect(game.parsePosition({ ...sketchJson(onB1('1c1/0/1/2/-')), waiting: { 1: 1 } })).toEqual({
    ok: false,
    refusal: { code: 'no-station', rule: 'MQ-PAS-1', field: 'waiting.1', detail: { tile: 'B1' } },
  });
});

test('[BR-COAL-4] [AMB-13] a ship takes coal as often as it docks, also at the same island', () => {
  const before = position(onB1('1c1/0/1/2/-', { ships: { brown: 'out' } }));
  const first = run(before, '=1 f c .  =1 f .');
  expect(shipText(first, 'beige')).toBe('1c2/0/1/6/-');
  const between = run(first, '=1 f r l .  =1 f .');
  expect(shipText(between, 'beige')).toBe('1c3/0/1/5/-');
  expect(shipText(run(between, '=1 r f c .'), 'beige')).toBe('1d4/1/1/6/-');
});

test('[BR-COAL-4] [AMB-13] a ship pushed to a coal jetty at speed 1 may take coal or decline', () => {
  const before = position(onB1('0c4/0/2/6/-', { ships: { grey: '1c1/0/1/2/-' } }));
  const offered = run(before, '=2 f x0 @3');
  expect(legal(offered)).toBe('c n');
  expect(game.actor(offered)).toBe(1);
  expect(shipText(run(offered, 'c .'), 'grey')).toBe('1c2/3/1/6/-');
  expect(shipText(run(offered, 'n .'), 'grey')).toBe('1c2/3/1/2/-');
});

test('[BR-COAL-4] a ship pushed to a coal jetty at speed 2 is offered nothing', () => {
  const before = position(onB1('0c4/0/2/6/-', { ships: { grey: '1c1/0/2/2/-' } }));
  expect(legal(run(before, '=2 f x0 @3'))).toBe('l r .');
});

test('[VAR-3] with the coal supply switched off coal jetties are calm water', () => {
  const before = position(onB1('1c1/0/1/2/-', { options: { coalSupply: false } }));
  expect(legal(run(before, '=1 f'))).toBe('l r .');
  expect(refusalOf(before, '=1 f c')).toEqual({ code: 'not-at-coal-jetty', rule: 'BR-COAL-1' });
});
