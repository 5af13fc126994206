import { setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, moverId, position, rawPosition, refusalOf, run, shipText, sketchJson } from '../testing/sketch';
import type { State } from './state';
import { turnLines } from './turns';

// Two players and the Rose unless a test says otherwise. Ships stand in the order of play.

const ROSE = { rose: true };

const withRose = (ships: Sketch['ships'], rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 2,
  options: ROSE,
  ...rest,
  ships,
});

const orderOf = (state: State): readonly string[] => state.order.map((index) => state.ships[index].id);

/** Why the first action of a turn is refused. */
const refusalAt = (state: State, token: string) => game.refuse(state, unwrap(game.parseMove(state, token)));

const IN_NEED = { code: 'rose-in-need', rule: 'BR-ROSE-8' };

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
    game.actor(unwrap(game.parsePosition({ ...json, order, next: order.indexOf('black') })));
  expect(controllerIn(['beige', 'grey', 'brown', 'black'])).toBe(0);
  expect(controllerIn(['beige', 'black', 'grey', 'brown'])).toBe(0);
});

test('[BR-ROSE-2] [AMB-37] the owner of an eliminated last ship keeps control while he has another ship in play', () => {
  const ships = { beige: '0c4/0/1/6/-', red: '0d3/0/1/6/-', crimson: '0e3/0/1/6/-', black: '0b2/0/1/-/-' };
  const controllerWith = (changed: Sketch['ships']) => {
    const json = sketchJson(withRose({ ...ships, ...changed }, { options: { boatsEach: 2, rose: true } }));
    return game.actor(unwrap(game.parsePosition({ ...json, order: ['beige', 'red', 'crimson', 'white', 'black'], next: 4 })));
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
  expect(refusalAt(before, '=4')).toEqual({ code: 'rose-coal', rule: 'BR-ROSE-4', detail: { needed: 2, left: 1 } });
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

/** On B4 the way from a3 is onto the sand bars b2 and a2 alone: for the Rose, heading 0, one coal or two. */
const inTheCorner = (ships: Sketch['ships'], rest: Partial<Sketch> = {}): Sketch =>
  withRose({ ...ships, black: '1a3/0/1/-/-' }, { river: 'S B4, S A10, S A9', ...rest });

test('[BR-ROSE-8] [AMB-15] nobody may move so that the Rose needs more than one coal, if he can avoid it', () => {
  const before = position(inTheCorner({ beige: '1b1/0/1/6/-', grey: '0c2/0/1/6/-' }));
  expect(refusalOf(before, '=1 f')).toEqual(IN_NEED);
  expect(legal(run(before, '=1'))).toBe('l r');
  const ends = turnLines(rawPosition(inTheCorner({ beige: '1b1/0/1/6/-', grey: '0c2/0/1/6/-' })));
  expect(ends.filter((line) => line.startsWith('beige:1b2/'))).toEqual([]);
  expect(ends.some((line) => line.startsWith('beige:1a2/'))).toBe(true);
});

test('[BR-ROSE-8] if every outcome leaves her in need, all are legal, whoever caused it', () => {
  const before = position(inTheCorner({ beige: '0c3/0/1/0/-', grey: '1b2/0/1/6/-' }));
  expect(legal(before)).toBe('=1 =2');
  expect(legal(run(before, '=1'))).toBe('f l r');
});

test('[BR-ROSE-8] [BR-ROSE-10] where she has no plan at all she needs nothing: such a move is legal', () => {
  const before = position(inTheCorner({ beige: '1b1/5/1/0/-', grey: '1b2/0/1/6/-' }));
  expect(legal(run(before, '=1'))).toBe('f');
  expect(shipText(run(before, '=1 f .'), 'beige')).toBe('1a2/5/1/0/-');
});

test('[BR-ROSE-8] an answer of another seat is bound in the same way', () => {
  // On B6 the only way out of e3 is back to d2, heading 4.
  const ships = { beige: '1d1/0/3/6/-', grey: '0c2/0/1/6/-', black: '1d2/0/1/-/-' };
  const before = position(withRose(ships, { river: 'S B6, S A10, S A9' }));
  const pushed = run(before, '=3 f x1');
  expect(game.actor(pushed)).toBe(1);
  expect(legal(pushed)).toBe('@0 @2 @3 @4 @5');
  expect(refusalOf(before, '=3 f x1 @1')).toEqual(IN_NEED);
});

test('[BR-ROSE-8] her own move is bound, too: she does not stop where she will need two', () => {
  const ships = { beige: '0c3/0/1/6/-', grey: '0c2/0/1/6/-', black: '1d2/1/1/-/-' };
  const before = position(withRose(ships, { river: 'S B6, S A10, S A9', next: 'black' }));
  expect(refusalOf(before, '=1 f .')).toEqual(IN_NEED);
  expect(legal(run(before, '=1 f'))).toBe('l r');
  expect(shipText(run(before, '=1 f l .'), 'black')).toBe('1e3/0/1/-/-');
});

test('[BR-ROSE-8] [AMB-15] a tile that chance lays within the turn makes the need count for nothing', () => {
  const ships = { beige: '1c3/0/2/6/-', grey: '0c1/0/1/6/-', black: '1c4/0/5/-/-' };
  const notYetLaid = position(withRose(ships, { river: 'S A9, S A2' }));
  expect(legal(run(notYetLaid, '=2 f x0'))).toBe('@0 @1 @2 @3 @4 @5');
  const laid = position(withRose(ships, { river: 'S A9, S A2, S A4' }));
  expect(legal(run(laid, '=2 f x0'))).toBe('@1 @2 @3 @4 @5');
});

test('[BR-ROSE-9] in need she may burn more than one coal, but only the least that will do', () => {
  const before = position(inTheCorner({ beige: '0c3/0/1/6/-', grey: '1b2/0/1/6/-' }, { next: 'black' }));
  expect(legal(before)).toBe('=1 =2');
  expect(refusalAt(before, '=4')).toEqual({ code: 'no-way-to-finish', rule: 'MQ-MOVE-8', detail: { left: 4 } });
  expect(legal(run(before, '=1'))).toBe('l r');
  expect(legal(run(before, '=1 r'))).toBe('r');
  expect(legal(run(before, '=1 r r r'))).toBe('f');
  expect(shipText(run(before, '=1 r r r f .'), 'black')).toBe('1a2/3/1/-/-');
});

test('[BR-ROSE-10] without any plan she stays put at speed 1', () => {
  const ships = { beige: '1d2/0/1/6/-', grey: '1c2/0/1/6/-', brown: '1d1/0/1/6/-', black: '1e3/4/3/-/-' };
  const before = position(withRose(ships, { seats: 3, river: 'S B6, S A10, S A9', next: 'black' }));
  expect(legal(before)).toBe('.');
  expect(shipText(run(before, '.'), 'black')).toBe('1e3/4/1/-/-');
});

test('[BR-ROSE-10] stranded for good she is not out, and holds her tile and the later ones on the table', () => {
  const ships = { beige: '3c1/0/1/6/-', grey: '3b1/0/1/6/-', black: '1e3/5/1/-/-' };
  const before = position(withRose(ships, { river: 'S B5, S A10, S A9, S A11', next: 'black' }));
  expect(legal(before)).toBe('.');
  const after = run(before, '.');
  expect(shipText(after, 'black')).toBe('1e3/5/1/-/-');
  expect(after.river.first).toBe(1);
  expect(orderOf(after)).toContain('black');
});

test('[BR-ROSE-11] [AMB-16] pushed by anybody, she is aligned by who controls her this round', () => {
  const ships = { beige: '0c2/0/2/6/-', grey: '0d4/0/1/6/-', brown: '0e3/0/1/6/-', black: '0c3/0/1/-/-' };
  const pushed = run(position(withRose(ships, { seats: 3 })), '=2 f x0');
  expect(game.actor(pushed)).toBe(2);
  expect(game.actor(run(pushed, '@0'))).toBe(0);
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

test('[BR-ROSE-8] [VAR-8] where no ship is pushed astern, the heading a ship ends with can put the Rose in need or at ease', () => {
  const sketch: Sketch = {
    river: 'S A9, S A2',
    seats: 5,
    options: { rose: true, noPushAstern: true },
    ships: {
      beige: '1c1/5/1/0/-',
      grey: '1c4/2/2/2/-',
      brown: '1b4/0/2/2/-',
      red: '1b3/1/2/2/-',
      green: '1d3/4/2/2/-',
      black: '1b1/5/6/-/-',
    },
  };
  expect(legal(position(sketch))).toBe('=1 =2');
  expect(legal(run(position(sketch), '=1 f'))).toBe('l r');
  expect(shipText(run(position(sketch), '=1 f r .'), 'beige')).toBe('1b2/0/1/0/-');
  expect(turnLines(rawPosition(sketch)).filter((line) => line.startsWith('beige:1b2'))).toHaveLength(2);
});
