import { expect, test } from 'vitest';
import { type Sketch, legal, moverId, position, rawPosition, refusalOf, run, shipText } from '../testing/sketch';
import { turnLines } from './turns';

// B3 has logs at d1 and d2, B2 at b4 and e3. Beige is to move.

const onB3 = (beige: string, rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S B3, S A10, S A9',
  ...rest,
  ships: { beige, grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-', ...rest.ships },
});

test('[BR-LOG-1] entering logs costs two points', () => {
  const entered = run(position(onB3('0d4/0/2/6/-')), '=2 f');
  expect(shipText(entered, 'beige')).toBe('1d1/0/2/6/-');
  expect(legal(entered)).toBe('l r .');
});

test('[BR-LOG-1] with one point left logs are not entered', () => {
  const before = position(onB3('0d3/0/2/6/-'));
  expect(refusalOf(before, '=2 f f')).toEqual({ code: 'logs-points', rule: 'BR-LOG-1', detail: { needed: 2, left: 1 } });
  expect(legal(run(before, '=2 f'))).toBe('l r');
});

test('[BR-LOG-2] the speed drops by one for every logs space entered, passed or ended on', () => {
  expect(shipText(run(position(onB3('0d4/0/4/6/-')), '=4 f f .'), 'beige')).toBe('1d2/0/2/6/-');
  expect(shipText(run(position(onB3('0d4/0/3/6/-')), '=3 f l f .'), 'beige')).toBe('1c1/5/2/6/-');
  expect(shipText(run(position(onB3('0d4/0/5/6/-')), '=5 f f f .'), 'beige')).toBe('1d3/0/3/6/-');
});

test('[BR-LOG-2] starting on logs costs neither points nor speed', () => {
  expect(shipText(run(position(onB3('1d1/5/3/6/-')), '=3 f f f .'), 'beige')).toBe('1a3/5/3/6/-');
});

test('[BR-LOG-2] the speed never falls below 1: logs crossed, then aground', () => {
  const before = position(onB3('1b3/0/3/6/-', { river: 'S B2, S X5, S A10' }));
  expect(shipText(run(before, '=3 f l f .'), 'beige')).toBe('2a1/5/1/6/-');
});

test('[BR-LOG-2] [AMB-12] the speed is lost at the end of the own turn, not of the round', () => {
  const before = position(onB3('0d4/0/3/6/-'));
  expect(shipText(run(before, '=3 f l f'), 'beige')).toBe('1c1/5/3/6/-');
  const after = run(before, '=3 f l f .');
  expect(shipText(after, 'beige')).toBe('1c1/5/2/6/-');
  expect(moverId(after)).toBe('grey');
  expect(after.round).toBe(before.round);
});

test('[BR-LOG-3] a ship that crosses logs and stops elsewhere shows 2 or more, so it does not dock', () => {
  const before = position(onB3('1d2/1/3/2/-', { river: 'S B2, S A10, S A9' }));
  const atCoalJetty = run(before, '=3 f l l f');
  expect(shipText(atCoalJetty, 'beige')).toBe('1d3/5/3/1/-');
  expect(legal(atCoalJetty)).toBe('l r .');
  expect(refusalOf(before, '=3 f l l f c')).toEqual({ code: 'docking-speed', rule: 'MQ-PAS-2', detail: { speed: 2 } });
});

test('[BR-LOG-3] of a ship that cannot brake to 1 only stopping on logs shows speed 1', () => {
  const lines = turnLines(rawPosition(onB3('1d2/1/3/0/-', { river: 'S B2, S A10, S A9' })));
  const atSpeed1 = lines.flatMap((line) => /^beige:(\w+)\/\d\/1\//.exec(line)?.[1] ?? []);
  expect([...new Set(atSpeed1)]).toEqual(['1e3']);
});

test('[BR-LOG-3] [AMB-20] a ship with two passengers that stops at 2 on logs on a landing space shows 1 and has landed', () => {
  const atPier = (beige: string) =>
    position({ river: 'S A5, S A6, S B2', pier: 'S', ships: { beige, grey: '2b4/0/5/6/-', brown: '2a4/0/1/6/-' } });
  expect(shipText(run(atPier('3b3/0/2/6/1+2'), '=2 f .'), 'beige')).toBe('landed');
  expect(shipText(run(atPier('3b3/0/2/6/1'), '=2 f .'), 'beige')).toBe('3b4/0/1/6/1');
  expect(shipText(run(atPier('3b2/0/3/6/1+2'), '=3 f f .'), 'beige')).toBe('3b4/0/2/6/1+2');
});

test('[BR-LOG-4] pushing a ship onto logs takes three points in all, and costs neither ship speed', () => {
  const before = position(onB3('0d3/0/3/6/-', { ships: { grey: '0d4/2/3/5/-' } }));
  const pushed = run(before, '=3 f x0');
  expect(shipText(pushed, 'grey')).toBe('1d1/2/3/5/-');
  expect(legal(pushed)).toBe('l r .');
  const after = run(pushed, '.');
  expect(shipText(after, 'beige')).toBe('0d4/0/3/6/-');
  expect(shipText(after, 'grey')).toBe('1d1/2/3/5/-');
});

test('[BR-LOG-4] with two points a ship is not pushed onto logs, but elsewhere', () => {
  const before = position(onB3('0d3/0/2/6/-', { ships: { grey: '0d4/2/3/5/-' } }));
  expect(refusalOf(before, '=2 f x0')).toEqual({
    code: 'push-onto-logs-too-dear',
    rule: 'BR-LOG-4',
    detail: { needed: 2, left: 1 },
  });
  expect(legal(run(before, '=2 f'))).toBe('x1 x2 x4 x5');
});

test('[BR-LOG-4] a ship pushed onto logs may not align', () => {
  const before = position(onB3('0d3/0/4/6/-', { ships: { grey: '0d4/2/3/5/-' } }));
  expect(refusalOf(before, '=4 f x0 @0')).toEqual({ code: 'nothing-to-align', rule: 'MQ-PUSH-8' });
  expect(shipText(run(before, '=4 f x0 r f .'), 'beige')).toBe('1e1/1/4/6/-');
});

test('[BR-LOG-5] pushing a ship off logs takes two points to enter and one to push; the pusher loses one speed, the other aligns', () => {
  const before = position(onB3('0d4/0/3/6/-', { ships: { grey: '1d1/0/3/5/-' } }));
  const pushed = run(before, '=3 f x2');
  expect(legal(pushed)).toBe('@0 @1 @2 @3 @4 @5');
  const after = run(pushed, '@4 .');
  expect(shipText(after, 'grey')).toBe('1e1/4/3/5/-');
  expect(shipText(after, 'beige')).toBe('1d1/0/2/6/-');
  expect(refusalOf(before, '=2 f')).toEqual({ code: 'push-points', rule: 'MQ-PUSH-2', detail: { needed: 3, left: 2 } });
});

test('[BR-LOG-5] from logs onto logs a push takes a fourth point', () => {
  const before = position(onB3('0d4/0/4/6/-', { ships: { grey: '1d1/0/3/5/-' } }));
  const pushed = run(before, '=4 f x0');
  expect(shipText(pushed, 'grey')).toBe('1d2/0/3/5/-');
  expect(legal(pushed)).toBe('l r .');
  expect(shipText(run(pushed, '.'), 'beige')).toBe('1d1/0/3/6/-');
  expect(refusalOf(before, '=3 f x0')).toEqual({
    code: 'push-onto-logs-too-dear',
    rule: 'BR-LOG-4',
    detail: { needed: 2, left: 1 },
  });
});

test('[BR-LOG-6] a ship may turn on logs, on arrival and before it leaves', () => {
  expect(shipText(run(position(onB3('0d4/0/2/6/-')), '=2 f l .'), 'beige')).toBe('1d1/5/1/6/-');
  expect(shipText(run(position(onB3('1d1/0/1/6/-')), '=1 r f .'), 'beige')).toBe('1e2/1/1/6/-');
});

test('[VAR-3] with logs switched off they are calm water', () => {
  const before = position(onB3('0d4/0/2/6/-', { options: { logs: false } }));
  expect(shipText(run(before, '=2 f f .'), 'beige')).toBe('1d2/0/2/6/-');
});
