import { setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import {
  type Sketch,
  legal,
  moverId,
  orderOf,
  position,
  refusalOf,
  run,
  shipText,
  sketchJson,
  withRose,
} from '../testing/sketch';
import { parseSketch } from './position';

// Two players and the Rose unless a test says otherwise. Ships stand in the order of play.

test.each([
  [2, 1, '0a2/0/1/-/-'],
  [3, 1, '0d1/0/1/-/-'],
  [4, 1, '0b1/0/1/-/-'],
  [2, 2, '0b1/0/1/-/-'],
])(
  '[BR-ROSE-1] [AMB-22] %i players with %i boats: she lies on the next free start space, bow ahead, speed 1, her wheel without digits',
  (seats, boatsEach, rose) => {
    const start = unwrap(setUp(game, { seats, boatsEach, rose: true }));
    expect(shipText(start, 'black')).toBe(rose);
    expect(orderOf(start).at(-1)).toBe('black');
    expect(start.ships.find(({ id }) => id === 'black')?.seat).toBe(-1);
  },
);

test('[BR-ROSE-1] nobody chooses her heading at the start', () => {
  const placing = run(unwrap(setUp(game, { seats: 2, rose: true })), 'dS A9 @1');
  expect(legal(placing)).toBe('@0 @1 @2 @3 @4 @5');
  const begun = run(placing, '@2');
  expect(moverId(begun)).toBe('beige');
  expect(legal(begun)).toBe('=1 =2 =3 =4 =5 =6');
  expect(shipText(begun, 'black')).toBe('0a2/0/1/-/-');
});

test('[BR-ROSE-1] [AMB-23] with five players she lies in the yard, without bonus coal', () => {
  const start = unwrap(setUp(game, { seats: 5, rose: true }));
  expect(shipText(start, 'black')).toBe('0a1/0/1/-/-');
  expect(start.bonusCoal).toBe(false);
});

test('[BR-ROSE-1] [AMB-23] with six players there is no room for her', () => {
  expect(setUp(game, { seats: 6, rose: true })).toEqual({
    ok: false,
    refusal: { code: 'too-many-ships', rule: 'BR-ROSE-1', field: 'options.rose', detail: { ships: 7, spaces: 6 } },
  });
});

test('[VAR-3] the Rose is a switch: without it she is not there', () => {
  expect(unwrap(setUp(game, { seats: 3 })).ships.map(({ id }) => id)).toEqual(['beige', 'grey', 'brown']);
  expect(unwrap(setUp(game, { seats: 3, rose: true })).ships.map(({ id }) => id)).toEqual(['beige', 'grey', 'brown', 'black']);
});

test('[BR-ROSE-2] she moves in her own slot, by the owner of the last ship, whether that one moves after her or before', () => {
  const before = position(withRose({ beige: '0c4/0/1/6/-', black: '0c3/0/1/-/-', grey: '0c1/0/1/6/-' }));
  const hers = run(before, '=1 f .');
  expect([moverId(hers), game.actor(hers)]).toEqual(['black', 1]);
  expect(moverId(run(hers, '=1 f .'))).toBe('grey');
  const last = position(withRose({ grey: '0c4/0/1/6/-', beige: '0c3/0/1/6/-', black: '0c1/0/1/-/-' }, { next: 'black' }));
  expect([moverId(last), game.actor(last)]).toEqual(['black', 0]);
});

test('[BR-ROSE-2] who moves her is fixed for the round by its order, and read anew for the next', () => {
  const before = position(withRose({ grey: '0c1/0/1/6/-', beige: '0c4/0/1/6/-', black: '0b2/0/1/-/-' }, { next: 'beige' }));
  const hers = run(before, '=1 f .');
  expect([moverId(hers), game.actor(hers)]).toEqual(['black', 0]);
  const nextRound = run(hers, '=1 f .  =1 l f .');
  expect(orderOf(nextRound)).toEqual(['beige', 'black', 'grey']);
  expect([moverId(nextRound), game.actor(nextRound)]).toEqual(['black', 1]);
});

test('[BR-ROSE-2] a ship that has landed or is out before the round does not count', () => {
  const ships = { beige: '0c4/0/1/6/-', grey: '0c3/0/1/6/-', black: '0c1/0/1/-/-' };
  expect(game.actor(position(withRose({ ...ships, brown: 'out' }, { seats: 3, next: 'black' })))).toBe(1);
});

test('[BR-ROSE-2] [AMB-37] the last ship is eliminated this round: the owner of the ship before it moves the Rose', () => {
  const ships = { beige: '1c1/0/1/6/-', grey: '0d3/0/1/6/-', brown: '0c1/3/6/0/-', black: '0a4/0/1/-/-' };
  const before = position(withRose(ships, { seats: 3, next: 'grey' }));
  expect(before.controller).toBe(2);
  const after = run(before, '=1 f .');
  expect(shipText(after, 'brown')).toBe('out');
  expect([moverId(after), game.actor(after)]).toEqual(['black', 1]);
});

test('[BR-ROSE-2] [AMB-37] the same if the last ship landed, and the next before it', () => {
  const json = sketchJson(
    withRose(
      { beige: '1c3/0/1/6/-', grey: 'out', brown: 'landed', black: '1b3/0/1/-/-' },
      { seats: 3, river: 'S A9', pier: 'S', next: 'black' },
    ),
  );
  const controllerIn = (order: readonly string[]) =>
    game.actor(unwrap(parseSketch({ ...json, order, next: order.indexOf('black') })));
  expect(controllerIn(['beige', 'grey', 'brown', 'black'])).toBe(0);
  expect(controllerIn(['beige', 'black', 'grey', 'brown'])).toBe(0);
});

test('[BR-ROSE-2] [AMB-37] the owner of an eliminated last ship keeps control while he has another ship in play', () => {
  const ships = { beige: '0c4/0/1/6/-', red: '0d3/0/1/6/-', crimson: '0e3/0/1/6/-', black: '0b2/0/1/-/-' };
  const controllerWith = (changed: Sketch['ships']) => {
    const json = sketchJson(withRose({ ...ships, ...changed }, { options: { boatsEach: 2, rose: true } }));
    return game.actor(unwrap(parseSketch({ ...json, order: ['beige', 'red', 'crimson', 'white', 'black'], next: 4 })));
  };
  expect(controllerWith({ white: 'out' })).toBe(0);
  expect(controllerWith({ white: 'out', beige: 'out' })).toBe(1);
});

test('[BR-ROSE-2] [AMB-37] within a turn nothing changes: who controlled her when it began still aligns her', () => {
  const before = position(
    withRose(
      { beige: '3b2/0/4/6/-', brown: '2c4/0/1/6/-', grey: '3b3/0/1/6/1+2', black: '3c3/0/1/-/-' },
      { seats: 3, river: 'S A5, S A6, S A9', pier: 'S' },
    ),
  );
  const landed = run(before, '=4 f x0');
  expect(shipText(landed, 'grey')).toBe('landed');
  expect(game.actor(run(landed, 'r f x1'))).toBe(1);
  const afterwards = run(landed, 'r f x1 @0 .  =1 f .');
  expect([moverId(afterwards), game.actor(afterwards)]).toEqual(['black', 2]);
});

test('[BR-ROSE-3] who moves her may push his own ship with her, and aligns it', () => {
  const before = position(withRose({ grey: '0e4/0/1/6/-', beige: '0c3/0/1/6/-', black: '0c2/0/2/-/-' }, { next: 'black' }));
  const pushed = run(before, '=2 f x1');
  expect(game.actor(pushed)).toBe(0);
  const after = run(pushed, '@2 .');
  expect([shipText(after, 'beige'), shipText(after, 'black')]).toEqual(['0d4/2/1/6/-', '0c3/0/2/-/-']);
});

test('[BR-ROSE-3] who moves her may exchange coal between her and his ship', () => {
  const before = position(withRose({ grey: '0a4/0/1/6/-', beige: '0d3/0/1/3/-', black: '0c2/0/1/-/-' }, { next: 'black' }));
  const after = run(before, '=1 f t beige 2 .');
  expect([shipText(after, 'beige'), shipText(after, 'black')]).toEqual(['0d3/0/1/5/-', '0c3/0/1/-/-']);
});

const atSea = (black: string): Sketch =>
  withRose({ grey: '0e4/0/1/6/-', beige: '0e3/0/1/6/-', black }, { river: 'S A11, S A9', next: 'black' });

test('[BR-ROSE-4] [AMB-24] one coal a move, for speed and turns together', () => {
  const before = position(atSea('0c2/0/1/-/-'));
  expect(legal(before)).toBe('=1 =2 =3');
  expect(refusalOf(before, '=4')).toEqual({ code: 'rose-coal', rule: 'BR-ROSE-4', detail: { needed: 2, left: 1 } });
  expect(refusalOf(before, '=3 f f l r')).toEqual({ code: 'rose-coal', rule: 'BR-ROSE-4', detail: { needed: 1, left: 0 } });
  expect(shipText(run(before, '=2 l r f f .'), 'black')).toBe('0c4/0/2/-/-');
  expect(refusalOf(before, '=2 l r l')).toEqual({ code: 'rose-coal', rule: 'BR-ROSE-4', detail: { needed: 1, left: 0 } });
});

test('[BR-ROSE-4] [AMB-36] in the next round she has her coal again', () => {
  const before = position(atSea('0c2/0/1/-/-'));
  const after = run(before, '=3 f f f .');
  expect([moverId(after), shipText(after, 'black')]).toEqual(['black', '1c1/0/3/-/-']);
  expect(legal(after)).toBe('=1 =2 =3 =4 =5');
});

test('[BR-ROSE-4] [AMB-19] the coal to leave a sand bar ahead is her one coal; astern is free', () => {
  const ships = { grey: '0e4/0/1/6/-', beige: '0e3/0/1/6/-', black: '1d3/0/1/-/-' };
  const before = position(withRose(ships, { river: 'S B4, S A10, S A9', next: 'black' }));
  expect(legal(before)).toBe('=1 =2');
  expect(shipText(run(before, '=2 f l f .'), 'black')).toBe('1c4/5/2/-/-');
  expect(refusalOf(before, '=2 f l l')).toEqual({ code: 'rose-coal', rule: 'BR-ROSE-4', detail: { needed: 1, left: 0 } });
  expect(shipText(run(before, '=1 a @3 .'), 'black')).toBe('1d2/3/1/-/-');
});

test('[BR-ROSE-5] she pushes, and she is pushed', () => {
  const pushing = position(withRose({ grey: '0c3/0/3/6/-', beige: '0e3/0/1/6/-', black: '0c2/0/2/-/-' }, { next: 'black' }));
  const pushed = run(pushing, '=2 f x0 @1');
  expect([shipText(pushed, 'black'), shipText(pushed, 'grey')]).toEqual(['0c3/0/2/-/-', '0c4/1/3/6/-']);
  const beingPushed = position(withRose({ grey: '0c2/0/2/6/-', beige: '0e3/0/1/6/-', black: '0c3/0/3/-/-' }));
  expect(shipText(run(beingPushed, '=2 f x0 @1'), 'black')).toBe('0c4/1/3/-/-');
});

test('[BR-ROSE-6] [AMB-21] she may stop at a jetty, but takes no passenger and no coal', () => {
  const ships = { grey: '0e4/0/1/6/-', beige: '0e3/0/1/6/-', black: '1c1/0/1/-/-' };
  const jetty = position(withRose(ships, { river: 'S A5, S A10', waiting: { 1: 1 }, next: 'black' }));
  expect(legal(run(jetty, '=1 f'))).toBe('l r .');
  expect(refusalOf(jetty, '=1 f p')).toEqual({ code: 'rose-never-docks', rule: 'BR-ROSE-6' });
  const coalJetty = position(withRose(ships, { river: 'S B1, S A10', next: 'black' }));
  expect(legal(run(coalJetty, '=1 f'))).toBe('l r .');
  expect(refusalOf(coalJetty, '=1 f c')).toEqual({ code: 'rose-never-docks', rule: 'BR-ROSE-6' });
});

test('[BR-ROSE-6] pushed to a jetty she is offered nothing', () => {
  const ships = { grey: '0c4/0/2/6/-', beige: '0e3/0/1/6/-', black: '1c1/0/1/-/-' };
  expect(legal(run(position(withRose(ships, { river: 'S A5, S A10', waiting: { 1: 1 } })), '=2 f x0 @0'))).toBe('l r .');
  expect(legal(run(position(withRose(ships, { river: 'S B1, S A10' })), '=2 f x0 @0'))).toBe('l r .');
});

test('[BR-ROSE-7] on a landing space at speed 1 she stays in play', () => {
  const ships = { grey: '0e4/0/1/6/-', beige: '0e3/0/1/6/-', black: '1c3/0/1/-/-' };
  const after = run(position(withRose(ships, { river: 'S A9', pier: 'S', next: 'black' })), '=1 f .');
  expect(shipText(after, 'black')).toBe('1c4/0/1/-/-');
  expect(orderOf(after)).toEqual(['black', 'grey', 'beige']);
});

test('[BR-ROSE-11] pushed onto the foremost tile as the first ship, she makes the river grow at once; then the pusher goes on', () => {
  const ships = { beige: '0c3/0/2/6/-', grey: '0e3/0/1/6/-', black: '0c4/0/1/-/-' };
  const aligned = run(position(withRose(ships, { river: 'S A9', stack: 'A1 A2' })), '=2 f x0 @0');
  expect(game.actor(aligned)).toBe('chance');
  const grown = run(aligned, 'dL A2');
  expect(grown.river.tiles.map(({ id }) => id)).toEqual(['start', 'A9', 'A2']);
  expect([moverId(grown), legal(grown)]).toEqual(['beige', 'l r .']);
});

test('[BR-ROSE-12] [AMB-17] at the same height and speed her coal counts as more than any', () => {
  const before = position(withRose({ beige: '1d4/0/2/6/-', black: '1b4/0/2/-/-', grey: '0c1/0/1/6/-' }, { next: 'grey' }));
  expect(orderOf(run(before, '=1 f .'))).toEqual(['black', 'beige', 'grey']);
  const faster = position(withRose({ beige: '1d4/0/3/6/-', black: '1b4/0/2/-/-', grey: '0c1/0/1/6/-' }, { next: 'grey' }));
  expect(orderOf(run(faster, '=1 f .'))).toEqual(['beige', 'black', 'grey']);
});
