import { setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, moverId, position, rawPosition, run, shipText } from '../testing/sketch';
import { turnLines } from './turns';

// Two players with two boats each: seat 0 has beige and white, seat 1 red and crimson.

const TWO = { boatsEach: 2 };

const afloat = (rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 2,
  options: TWO,
  ...rest,
  ships: { white: '0c4/0/1/6/-', red: '0c3/0/1/6/-', beige: '0b2/0/1/6/-', crimson: '0d1/0/1/6/-', ...rest.ships },
});

/** Two stations behind it, the pier straight ahead of the last tile: landing spaces 3b4, 3c4 and 3d4. */
const atPier = (rest: Partial<Sketch>): Sketch => ({
  ...afloat({ river: 'S A5, S A6, S A9', pier: 'S', ...rest }),
  ships: rest.ships ?? {},
});

test('[BR-TWO-1] every ship has its own place in the order, and its owner moves it there', () => {
  const white = position(afloat());
  const red = run(white, '=1 f .');
  const beige = run(red, '=1 f .');
  const crimson = run(beige, '=1 f .');
  const turns = [white, red, beige, crimson].map((state) => `${moverId(state)} ${game.actor(state)}`);
  expect(turns).toEqual(['white 0', 'red 1', 'beige 0', 'crimson 1']);
  const nextRound = run(crimson, '=1 f .');
  expect(nextRound.round).toBe(white.round + 1);
  expect(nextRound.order.map((index) => nextRound.ships[index].id)).toEqual(['white', 'red', 'beige', 'crimson']);
});

test('[BR-TWO-1] a position without one of the two ships of a seat is refused', () => {
  const json = unwrap(game.formatPosition(position(afloat())));
  const ships: readonly unknown[] = [
    { id: 'beige', seat: 0, at: '0b2', heading: 0, speed: 1, coal: 6, aboard: [], status: 'sailing' },
    { id: 'red', seat: 1, at: '0c3', heading: 0, speed: 1, coal: 6, aboard: [], status: 'sailing' },
    { id: 'crimson', seat: 1, at: '0d1', heading: 0, speed: 1, coal: 6, aboard: [], status: 'sailing' },
  ];
  expect(game.parsePosition(Object.assign({}, json, { ships }))).toEqual({
    ok: false,
    refusal: { code: 'ships-of-seat', rule: 'BR-TWO-1', field: 'ships', detail: { seat: 0, count: 1, needed: 2 } },
  });
});

test('[BR-TWO-2] a player may push his own ship, and aligns it himself', () => {
  const before = position(afloat({ ships: { white: '0c2/0/2/6/-', beige: '0c3/0/1/6/-', red: '0e3/0/1/6/-' } }));
  const pushed = run(before, '=2 f x1');
  expect(game.actor(pushed)).toBe(0);
  expect(legal(pushed)).toBe('@0 @1 @2 @3 @4 @5');
  const after = run(pushed, '@5 .');
  expect(shipText(after, 'beige')).toBe('0d4/5/1/6/-');
  expect(shipText(after, 'white')).toBe('0c3/0/2/6/-');
});

test('[BR-TWO-3] passengers never change ships, also where two ships lie side by side and exchange coal', () => {
  const lines = turnLines(
    rawPosition(
      afloat({
        river: 'S A5, S A6, S A9, S A10',
        ships: { white: '3b3/0/1/2/1', beige: '3c3/0/1/5/2', red: '0c1/0/1/6/-', crimson: '0d1/0/1/6/-' },
      }),
    ),
  );
  const aboard = lines.map((line) =>
    /beige:[^/]*\/\d\/\d\/\d\/(\S*)\/sailing .* white:[^/]*\/\d\/\d\/\d\/(\S*)\/sailing/.exec(line)?.slice(1),
  );
  expect(lines.some((line) => line.includes('beige:3c3/0/1/6/2/') && line.includes('white:3b4/0/1/1/1/'))).toBe(true);
  expect(new Set(aboard.map(String))).toEqual(new Set(['2,1']));
});

test('[VAR-4] two players with two boats each start on spaces 1 to 4', () => {
  const start = unwrap(setUp(game, { seats: 2, boatsEach: 2 }));
  expect(start.order.map((index) => `${start.ships[index].id} ${start.ships[index].seat}`)).toEqual([
    'beige 0',
    'red 1',
    'crimson 1',
    'white 0',
  ]);
});

test('[VAR-4] three players with two boats each use all six start spaces, the yard for the sixth', () => {
  const start = unwrap(setUp(game, { seats: 3, boatsEach: 2 }));
  const ships = start.order.map(
    (index) => `${start.ships[index].id} ${start.ships[index].seat} ${shipText(start, start.ships[index].id)}`,
  );
  expect(ships).toEqual([
    'beige 0 0c1/0/1/6/-',
    'red 1 0e2/0/1/6/-',
    'grey 2 0a2/0/1/6/-',
    'green 2 0d1/0/1/6/-',
    'crimson 1 0b1/0/1/6/-',
    'white 0 0a1/0/1/6/-',
  ]);
  expect(start.bonusCoal).toBe(true);
});

test.each([
  [3, 'one-boat', 1],
  [2, 'one-boat', 1],
  [2, 'both-boats', 2],
  [3, 'both-boats', 2],
])('[VAR-4] [VAR-5] %i players with two boats, %s to land: each station gets %i', (seats, win, count) => {
  const red = run(unwrap(setUp(game, { seats, boatsEach: 2, win })), 'dS A5');
  const brown = run(unwrap(setUp(game, { seats, boatsEach: 2, win })), 'dS A1');
  expect([red.waiting, brown.waiting]).toEqual([
    [0, count],
    [0, count],
  ]);
});

test('[VAR-5] where both boats must land, the first landing settles nothing', () => {
  const ships = { beige: '3c3/0/1/6/1+2', white: '3b3/0/1/6/1+2', red: '2b4/0/1/6/-', crimson: '2a4/0/1/6/-' };
  const first = run(position(atPier({ options: { ...TWO, win: 'both-boats' }, ships })), '=1 f .');
  expect(shipText(first, 'beige')).toBe('landed');
  expect(game.outcome(first)).toBeUndefined();
  expect(moverId(first)).toBe('white');
  expect(game.outcome(run(first, '=1 f .'))).toEqual({ places: [1, 2], ending: 'places-settled' });
});

test('[VAR-5] where both boats must land, each needs its own two passengers', () => {
  const ships = { beige: '3c3/0/1/6/1', white: 'landed', red: '2b4/0/1/6/-', crimson: '2a4/0/1/6/-' };
  const after = run(position(atPier({ options: { ...TWO, win: 'both-boats' }, ships })), '=1 f .');
  expect(shipText(after, 'beige')).toBe('3c4/0/1/6/1');
  expect(game.outcome(after)).toBeUndefined();
});

test('[VAR-5] where both boats must land and one is out, the other sails on, and its landing does not win', () => {
  const ships = { white: '3c3/0/1/6/1+2', red: '3b3/0/1/6/-', beige: 'out', crimson: '2a4/0/1/6/-' };
  const before = position(atPier({ options: { ...TWO, win: 'both-boats' }, ships }));
  expect(game.outcome(run(before, '=1 l f .'))).toEqual({ places: [2, 1], ending: 'survivor' });
  const sailsOn = position(atPier({ options: { ...TWO, win: 'both-boats' }, ships: { ...ships, white: '3d3/0/2/6/1+2' } }));
  const after = run(sailsOn, '=2 l f f .');
  expect(shipText(after, 'white')).toBe('3b4/5/2/6/1+2');
  expect(game.outcome(after)).toBeUndefined();
});

test('[VAR-5] where one boat is enough and others play on, the second ship of the winner sails on as an ordinary ship', () => {
  const options = { boatsEach: 2 };
  const ships = {
    beige: '3c3/0/1/6/1+2',
    red: '3b3/0/1/6/1+2',
    white: '3d3/0/1/6/1+2',
    grey: '2c4/0/1/6/-',
    green: '2b4/0/1/6/-',
    crimson: '2a4/0/1/6/-',
  };
  const won = run(position(atPier({ seats: 3, options, ships: { ...ships, red: '3b3/0/2/6/1+2' } })), '=1 f .');
  expect(game.outcome(won)).toBeUndefined();
  const second = run(won, '=2 f r f .');
  expect(moverId(second)).toBe('white');
  expect(game.actor(second)).toBe(0);
  const both = run(second, '=1 f .');
  expect(shipText(both, 'white')).toBe('landed');
  expect(game.outcome(both)).toBeUndefined();
  // Red lands at once instead: only one player is left without a place, so the race is over.
  const settled = run(position(atPier({ seats: 3, options, ships })), '=1 f .  =1 f .');
  expect(game.outcome(settled)).toEqual({ places: [1, 2, 3], ending: 'places-settled' });
});

test('[VAR-5] the second landing of a settled player takes no place from the others', () => {
  const ships = {
    white: '3c3/0/1/6/1+2',
    red: '3b3/0/1/6/1+2',
    beige: 'landed',
    grey: 'out',
    green: '2b4/0/1/6/-',
    crimson: '2a4/0/1/6/-',
  } as const;
  const before = position(atPier({ seats: 3, options: TWO, ships }));
  const after = run(before, '=1 f .  =1 f .');
  expect([shipText(after, 'white'), shipText(after, 'red')]).toEqual(['landed', 'landed']);
  expect(game.outcome(after)).toEqual({ places: [1, 2, 3], ending: 'places-settled' });
});

test('[BR-2P-1] one player has beige and white, the other the two reds', () => {
  const start = unwrap(setUp(game, { seats: 2, boatsEach: 2 }));
  expect(start.ships.map(({ id, seat }) => `${id} ${seat}`)).toEqual(['beige 0', 'red 1', 'white 0', 'crimson 1']);
});

test('[BR-2P-2] the starting player lies on spaces 1 and 4, the other on 2 and 3', () => {
  const start = unwrap(setUp(game, { seats: 2, boatsEach: 2 }));
  expect(shipText(start, 'beige')).toBe('0c1/0/1/6/-');
  expect(shipText(start, 'white')).toBe('0d1/0/1/6/-');
  expect(shipText(start, 'red')).toBe('0e2/0/1/6/-');
  expect(shipText(start, 'crimson')).toBe('0a2/0/1/6/-');
});

test.each([
  ['two boats each', { seats: 2, boatsEach: 2 }],
  ['the Rose', { seats: 2, rose: true }],
])('[BR-2P-3] two players with %s: one passenger on every station, red or brown', (_, options) => {
  const start = unwrap(setUp(game, options));
  expect(run(start, 'dS A5').waiting).toEqual([0, 1]);
  expect(run(start, 'dS A1').waiting).toEqual([0, 1]);
});

test('[BR-2P-4] the first player to land one ship with two passengers wins, his other ship needs nothing and may be out', () => {
  const ships = { red: '2b4/0/1/6/1+2', beige: '3c3/0/1/6/1+2', crimson: '2a4/0/1/6/-' };
  const otherOut = position(atPier({ ships, next: 'beige' }));
  expect(shipText(otherOut, 'white')).toBe('out');
  expect(game.outcome(run(otherOut, '=1 f .'))).toEqual({ places: [1, 2], ending: 'places-settled' });
  const otherEmpty = position(atPier({ ships: { ...ships, white: '2c4/0/1/6/-' }, next: 'beige' }));
  expect(game.outcome(run(otherEmpty, '=1 f .'))).toEqual({ places: [1, 2], ending: 'places-settled' });
});

test('[BR-2P-4] the two passengers must be on the ship that lands, not one on each', () => {
  const ships = { beige: '3c3/0/1/6/1', white: '3b4/0/1/6/2', red: '2b4/0/1/6/-', crimson: '2a4/0/1/6/-' };
  const after = run(position(atPier({ ships })), '=1 f .');
  expect(shipText(after, 'beige')).toBe('3c4/0/1/6/1');
  expect(game.outcome(after)).toBeUndefined();
});
