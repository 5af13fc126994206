import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, moverId, position, refusalOf, run, shipText } from '../testing/sketch';

// B4 has sand bars at a2, b2 and d3, B5 at b2, c3, c4 and e3. Beige is to move unless a test says otherwise.

const OTHERS = { grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' } as const;

const onB4 = (beige: string, rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S B4, S A10, S A9',
  ...rest,
  ships: { beige, ...OTHERS, ...rest.ships },
});

const onB5 = (beige: string, rest: Partial<Sketch> = {}): Sketch => ({
  ...onB4(beige, rest),
  river: rest.river ?? 'S B5, S A10, S A9',
});

test('[BR-SAND-1] a ship that moves onto a sand bar stops at once, loses the rest of its points and shows speed 1', () => {
  const before = position(onB4('1d1/0/3/6/-'));
  const aground = run(before, '=4 f f');
  expect(shipText(aground, 'beige')).toBe('1d3/0/1/6/-');
  expect(legal(aground)).toBe('.');
  expect(refusalOf(before, '=4 f f f')).toEqual({ code: 'points-spent', rule: 'MQ-MOVE-1' });
  const after = run(aground, '.');
  expect(shipText(after, 'beige')).toBe('1d3/0/1/6/-');
  expect(moverId(after)).toBe('grey');
});

test('[BR-SAND-2] a ship does not turn on the sand bar it has come to, nor before it leaves it', () => {
  const refusal = { code: 'aground-no-turning', rule: 'BR-SAND-2' };
  expect(refusalOf(position(onB4('1d1/0/2/6/-')), '=2 f f l')).toEqual(refusal);
  expect(refusalOf(position(onB4('1d3/0/1/6/-')), '=1 l')).toEqual(refusal);
  expect(refusalOf(position(onB4('1d3/0/1/6/-')), '=2 r')).toEqual(refusal);
});

test('[BR-SAND-3] a sand bar is left straight ahead or straight astern, and only there is a ship allowed astern', () => {
  const aground = position(onB4('1d3/0/1/6/-'));
  expect(legal(run(aground, '=1'))).toBe('f a');
  expect(shipText(run(aground, '=1 f'), 'beige')).toBe('1d4/0/1/5/-');
  expect(shipText(run(aground, '=1 a'), 'beige')).toBe('1d2/0/1/6/-');
  expect(refusalOf(position(onB4('1d2/0/1/6/-')), '=1 a')).toEqual({ code: 'no-reverse', rule: 'MQ-MOVE-2' });
});

test('[BR-SAND-4] leaving ahead costs one coal at once, after the speed is set as usual; then the ship sails on and has its free turn', () => {
  const aground = position(onB4('1d3/0/1/6/-'));
  expect(shipText(run(aground, '=2 f'), 'beige')).toBe('1d4/0/2/5/-');
  expect(shipText(run(aground, '=2 f l f .'), 'beige')).toBe('1c4/5/2/5/-');
  expect(shipText(run(aground, '=3 f l f l f .'), 'beige')).toBe('1b4/4/3/3/-');
});

test('[BR-SAND-4] without a coal for it a ship does not leave ahead', () => {
  expect(legal(position(onB4('1d3/0/1/1/-')))).toBe('=1 =2');
  expect(legal(run(position(onB4('1d3/0/1/0/-')), '=1'))).toBe('a');
  expect(refusalOf(position(onB4('1d3/0/1/0/-')), '=1 f')).toEqual({
    code: 'sand-coal',
    rule: 'BR-SAND-4',
    detail: { needed: 1, left: 0 },
  });
});

test('[BR-SAND-5] [AMB-10] leaving astern costs no coal and keeps speed 1; the owner sets any heading, and the turn is over', () => {
  const aground = position(onB4('1d3/0/1/0/-'));
  const astern = run(aground, '=1 a');
  expect(legal(astern)).toBe('@0 @1 @2 @3 @4 @5');
  expect(game.actor(astern)).toBe(0);
  const aligned = run(astern, '@3');
  expect(shipText(aligned, 'beige')).toBe('1d2/3/1/0/-');
  expect(legal(aligned)).toBe('.');
  expect(refusalOf(position(onB4('1d3/0/1/6/-')), '=1 a @3 l')).toEqual({ code: 'turning-over', rule: 'MQ-TURN-2' });
  expect(shipText(run(position(onB4('1d3/0/1/6/-')), '=1 a @4 .'), 'beige')).toBe('1d2/4/1/6/-');
});

test('[BR-SAND-5] a ship that has set a higher speed does not leave astern', () => {
  expect(refusalOf(position(onB4('1d3/0/1/6/-')), '=2 a')).toEqual({
    code: 'astern-speed',
    rule: 'BR-SAND-5',
    detail: { speed: 2 },
  });
});

test('[BR-SAND-6] a ship pushed onto a sand bar shows speed 1 and is not aligned; the pusher goes on', () => {
  const before = position(onB4('1d1/0/2/6/-', { ships: { grey: '1d2/2/4/5/-' } }));
  const pushed = run(before, '=3 f x0');
  expect(shipText(pushed, 'grey')).toBe('1d3/2/1/5/-');
  expect(game.actor(pushed)).toBe(0);
  expect(shipText(run(pushed, 'r r f .'), 'beige')).toBe('1e2/2/3/5/-');
});

test('[BR-SAND-6] [AMB-20] a ship pushed onto a sand bar that is a landing space shows speed 1 there, and lands with two passengers', () => {
  const before = position({
    river: 'S A5, S A6, S B5',
    pier: 'S',
    ships: { beige: '3b3/0/2/6/-', grey: '3b4/0/5/6/1+2', brown: '2a4/0/1/6/-' },
  });
  const pushed = run(before, '=2 f x1');
  expect(shipText(pushed, 'grey')).toBe('landed');
  expect(legal(pushed)).toBe('l r .');
});

test('[BR-SAND-1] [AMB-20] a ship with two passengers that runs onto a sand bar on a landing space at any speed has landed', () => {
  const nearPier = (beige: string) =>
    position({ river: 'S A5, S A6, S B5', pier: 'S', ships: { beige, grey: '2b4/0/5/6/-', brown: '2a4/0/1/6/-' } });
  expect(shipText(run(nearPier('3b3/0/5/6/1+2'), '=5 f r f .'), 'beige')).toBe('landed');
  expect(shipText(run(nearPier('3b3/0/5/6/1'), '=5 f r f .'), 'beige')).toBe('3c4/1/1/6/1');
});

test('[BR-SAND-7] a ship on a sand bar is not pushed, so nobody enters its space', () => {
  const before = position(onB4('1d2/0/3/6/-', { ships: { grey: '1d3/0/1/6/-' } }));
  expect(refusalOf(before, '=3 f')).toEqual({ code: 'ship-aground', rule: 'BR-SAND-7', detail: { ship: 'grey' } });
  expect(legal(run(before, '=3'))).toBe('l r');
});

test('[BR-SAND-8] a ship does not go astern into another ship', () => {
  const before = position(onB4('1d3/0/1/6/-', { ships: { grey: '1d2/0/1/6/-' } }));
  expect(legal(run(before, '=1'))).toBe('f');
  expect(refusalOf(before, '=1 a')).toEqual({ code: 'astern-blocked', rule: 'BR-SAND-8' });
});

test.each([
  ['land', onB4('1b2/3/1/6/-')],
  ['the edge', onB4('1a2/2/1/6/-')],
  ['floating logs', onB5('1c4/2/1/6/-', { river: 'S B5, S X2, S A10' })],
])('[BR-SAND-8] [AMB-11] a ship does not go astern onto %s', (_, sketch) => {
  const before = position(sketch);
  expect(legal(run(before, '=1'))).toBe('f');
  expect(refusalOf(before, '=1 a')).toEqual({ code: 'astern-blocked', rule: 'BR-SAND-8' });
});

test('[BR-SAND-8] [AMB-11] astern onto another sand bar a ship is aground again and keeps its heading', () => {
  const after = run(position(onB5('1c3/3/1/2/-')), '=1 a');
  expect(shipText(after, 'beige')).toBe('1c4/3/1/2/-');
  expect(legal(after)).toBe('.');
});

test('[BR-SAND-5] [AMB-11] a ship that backs onto a jetty may take a passenger, at a coal jetty coal', () => {
  const jetty = position(onB5('1c4/3/1/3/-', { river: 'S B5, S W1, S A10', waiting: { 2: 1 } }));
  expect(legal(run(jetty, '=1 a @0'))).toBe('p .');
  expect(shipText(run(jetty, '=1 a @0 p .'), 'beige')).toBe('2c1/0/1/3/2');
  const coalJetty = position(onB5('2a1/0/1/2/-', { river: 'S B1, R X5, S A10' }));
  expect(legal(run(coalJetty, '=1 a @5'))).toBe('c .');
  expect(shipText(run(coalJetty, '=1 a @5 c .'), 'beige')).toBe('1d4/5/1/6/-');
});

test('[BR-SAND-5] [AMB-11] a ship with two passengers that backs onto a landing space lands without aligning', () => {
  const atPier = (beige: string) =>
    position({ river: 'S A5, S A6, S B5', pier: 'L', ships: { beige, grey: '2b4/0/5/6/-', brown: '2a4/0/1/6/-' } });
  const astern = run(atPier('3c4/1/1/3/1+2'), '=1 a');
  expect(legal(astern)).toBe('.');
  expect(shipText(run(astern, '.'), 'beige')).toBe('landed');
  expect(legal(run(atPier('3c4/1/1/3/1'), '=1 a'))).toBe('@0 @1 @2 @3 @4 @5');
  expect(shipText(run(atPier('3c4/1/1/3/1'), '=1 a @1 .'), 'beige')).toBe('3b4/1/1/3/1');
});

test('[BR-SAND-5] [AMB-11] a ship that backs onto the foremost tile as the first one makes the river grow', () => {
  const after = run(position(onB5('1c4/3/1/3/-', { river: 'S B5, S A9', stack: 'A1 A2' })), '=1 a @0 .');
  expect(shipText(after, 'beige')).toBe('2c1/0/1/3/-');
  expect(game.actor(after)).toBe('chance');
  expect(legal(after)).toBe('dL A1 dL A2 dS A1 dS A2 dR A1 dR A2');
});

test('[BR-SAND-9] a ship pushed aground without coal, the pusher behind it, is out when its turn comes', () => {
  const before = position(onB4('1d1/0/2/6/-', { ships: { grey: '1d2/0/4/0/-' } }));
  const pushed = run(before, '=2 f x0');
  expect(shipText(pushed, 'grey')).toBe('1d3/0/1/0/-');
  const after = run(pushed, '.');
  expect(shipText(after, 'grey')).toBe('out');
  expect(moverId(after)).toBe('brown');
});

test('[BR-SAND-9] the same ship with one coal is not out: it leaves ahead', () => {
  const before = position(onB4('1d1/0/2/6/-', { ships: { grey: '1d2/0/4/1/-' } }));
  const after = run(before, '=2 f x0 .');
  expect(moverId(after)).toBe('grey');
  expect(legal(after)).toBe('=1 =2');
  expect(shipText(run(after, '=1 f .'), 'grey')).toBe('1d4/0/1/0/-');
});

test('[BR-SAND-9] with land ahead and a ship astern a ship stays where it is, whatever its coal', () => {
  const before = position(onB4('1b2/0/1/0/-', { ships: { grey: '1b1/0/1/6/-' } }));
  expect(legal(before)).toBe('.');
  expect(game.refuse(before, unwrap(game.parseMove(before, '=1')))).toEqual({ code: 'cannot-move', rule: 'MQ-ELIM-4' });
  const after = run(before, '.');
  expect(shipText(after, 'beige')).toBe('1b2/0/1/0/-');
  expect(moverId(after)).toBe('grey');
});

test('[BR-SAND-9] with land ahead and the edge astern, or the edge ahead and logs astern, a ship is out though it has coal', () => {
  expect(shipText(position(onB5('1e3/5/1/6/-')), 'beige')).toBe('out');
  const logsAstern = onB5('2a1/5/1/6/-', { river: 'S B2, S X5, S A10' });
  expect(shipText(position(logsAstern), 'beige')).toBe('out');
  expect(legal(run(position({ ...logsAstern, options: { logs: false } }), '=1'))).toBe('a');
});

test('[VAR-3] with sand bars switched off they are calm water', () => {
  const before = position(onB4('1d2/0/2/6/-', { options: { sandBars: false } }));
  expect(shipText(run(before, '=2 f f r .'), 'beige')).toBe('1d4/1/2/6/-');
  expect(legal(run(before, '=2 f'))).toBe('f l r');
});
