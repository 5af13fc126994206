import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, legal, moverId, position, refusalOf, run, shipText } from '../testing/sketch';

// Two boats each: seat 0 has beige and white, seat 1 red and crimson. Beige moves 0c2 → 0c3, beside white on 0d3.

const TWO = { boatsEach: 2 };

const sideBySide = (rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 2,
  options: TWO,
  ...rest,
  ships: { beige: '0c2/0/1/2/-', white: '0d3/0/1/5/-', red: '0a2/0/1/6/-', crimson: '0e2/0/1/6/-', ...rest.ships },
});

const barred = (rest: Partial<Sketch>, line = '=1 f t white 1'): string | undefined => {
  const refusal = refusalOf(position(sideBySide(rest)), line);
  return refusal && `${refusal.code} ${refusal.rule}`;
};

test('[BR-EXCH-1] two ships of a player side by side with the same speed may exchange coal, either way', () => {
  const stopped = run(position(sideBySide()), '=1 f');
  expect(legal(stopped)).toBe('l r t white -4 t white -3 t white -2 t white -1 t white 1 .');
});

test('[BR-EXCH-1] only at the end of the movement, after which nobody turns any more', () => {
  const before = position(sideBySide({ ships: { white: '0d2/0/2/5/-' } }));
  expect(refusalOf(before, '=2 t white 1')).toEqual({ code: 'points-left', rule: 'MQ-MOVE-1', detail: { left: 2 } });
  expect(refusalOf(position(sideBySide()), '=1 f t white 1 l')).toEqual({ code: 'turning-over', rule: 'MQ-TURN-2' });
});

test('[BR-EXCH-1] not with a ship that is not beside it, has another speed, has left the river or belongs to another player', () => {
  expect(barred({ ships: { white: '0e3/0/1/5/-' } })).toBe('exchange-not-adjacent BR-EXCH-1');
  expect(barred({ ships: { white: '0d3/0/2/5/-' } })).toBe('exchange-speed BR-EXCH-1');
  expect(barred({ ships: { white: 'out' } })).toBe('exchange-not-sailing BR-EXCH-1');
  expect(barred({ ships: { red: '0b3/0/1/5/-' } }, '=1 f t red 1')).toBe('exchange-other-player BR-EXCH-1');
});

test('[BR-EXCH-1] not with itself, nor with a ship that is not in the game', () => {
  expect(barred({}, '=1 f t beige 1')).toBe('exchange-with-itself BR-EXCH-1');
  expect(barred({}, '=1 f t grey 1')).toBe('exchange-no-such-ship BR-EXCH-1');
});

test('[BR-EXCH-1] once a turn, with one partner', () => {
  expect(barred({}, '=1 f t white 1 t white -1')).toBe('exchanged-already BR-EXCH-1');
  const beigeAndRose = position({
    ...sideBySide({ options: { boatsEach: 2, rose: true } }),
    ships: {
      red: '0a2/0/1/6/-',
      crimson: '0e2/0/1/6/-',
      beige: '0c2/0/1/2/-',
      white: '0d3/0/1/5/-',
      black: '0b3/0/1/-/-',
    },
    next: 'beige',
  });
  expect(legal(run(beigeAndRose, '=1 f'))).toBe(
    'l r t white -4 t white -3 t white -2 t white -1 t white 1 t black -2 t black -1 .',
  );
  expect(refusalOf(beigeAndRose, '=1 f t black -1 t white 1')).toEqual({ code: 'exchanged-already', rule: 'BR-EXCH-1' });
});

test('[BR-EXCH-1] not with the Rose while another player moves her', () => {
  const rest = { options: { ...TWO, rose: true }, ships: { black: '0b3/0/1/-/-' } };
  expect(game.actor(position({ ...sideBySide(rest), next: 'black' }))).toBe(1);
  expect(barred(rest, '=1 f t black -1')).toBe('exchange-other-player BR-EXCH-1');
});

test('[BR-EXCH-1] start jetties do not count as jetties', () => {
  const ships = { beige: '0c2/3/1/2/-', white: '0d1/0/1/5/-' };
  expect(shipText(run(position(sideBySide({ ships })), '=1 f t white -2 .'), 'beige')).toBe('0c1/3/1/4/-');
});

const threeByTwo = (rest: Partial<Sketch>): Sketch => ({
  river: 'S A9, S A10',
  seats: 3,
  options: TWO,
  ...rest,
  ships: {
    red: '0e2/0/1/6/-',
    grey: '0c4/0/1/6/-',
    green: '0d4/0/1/6/-',
    crimson: '0e4/0/1/6/-',
    ...rest.ships,
  },
});

test('[BR-EXCH-1] a ship in the yard is not on water', () => {
  const before = position(threeByTwo({ ships: { beige: '0b1/5/1/2/-', white: '0a1/0/1/6/-' }, next: 'beige' }));
  expect(refusalOf(before, '=1 f t white -1')).toEqual({ code: 'exchange-not-on-calm-water', rule: 'BR-EXCH-3' });
});

test('[BR-EXCH-1] the bonus coal of the yard cannot be given', () => {
  const ships = { beige: '0a3/0/1/2/-', white: '0a1/0/1/0/-' };
  const before = position(threeByTwo({ ships, next: 'white', bonusCoal: true }));
  expect(refusalOf(before, '=1 f t beige 1')).toEqual({ code: 'exchange-giver-short', rule: 'BR-EXCH-2' });
  expect(legal(run(before, '=1 f'))).toBe('l r t beige -2 t beige -1 .');
});

test('[BR-EXCH-2] what one ship gives the other has more; the giver may go to 0', () => {
  const taken = run(position(sideBySide()), '=1 f t white -4 .');
  expect([shipText(taken, 'beige'), shipText(taken, 'white')]).toEqual(['0c3/0/1/6/-', '0d3/0/1/1/-']);
  const given = run(position(sideBySide({ ships: { white: '0d3/0/1/3/-' } })), '=1 f t white 2 .');
  expect([shipText(given, 'beige'), shipText(given, 'white')]).toEqual(['0c3/0/1/0/-', '0d3/0/1/5/-']);
});

test('[BR-EXCH-2] no ship gives more than it has or holds more than 6', () => {
  expect(barred({ ships: { white: '0d3/0/1/1/-' } }, '=1 f t white 3')).toBe('exchange-giver-short BR-EXCH-2');
  expect(barred({ ships: { white: '0d3/0/1/1/-' } }, '=1 f t white -2')).toBe('exchange-giver-short BR-EXCH-2');
  expect(barred({}, '=1 f t white 2')).toBe('exchange-receiver-full BR-EXCH-2');
  expect(barred({}, '=1 f t white -5')).toBe('exchange-receiver-full BR-EXCH-2');
});

test('[BR-EXCH-2] an exchange of nothing is none', () => {
  const stopped = run(position(sideBySide()), '=1 f');
  expect(game.refuse(stopped, { kind: 'exchange', ship: 'white', coal: 0 })).toEqual({
    code: 'exchange-nothing',
    rule: 'BR-EXCH-2',
  });
});

test('[BR-EXCH-2] [AMB-31] a ship without coal gets its wheel back', () => {
  const after = run(position(sideBySide({ ships: { white: '0d3/0/1/0/-' } })), '=1 f t white 1 .');
  expect([shipText(after, 'beige'), shipText(after, 'white')]).toEqual(['0c3/0/1/1/-', '0d3/0/1/1/-']);
});

/** The two ships, and what lies under which of them. */
const JETTIES: readonly [string, string, string, string, string][] = [
  ['the mover on a passenger jetty', 'S A5, S A10', '1c1/0/1/2/-', '1c3/0/1/5/-', '=1 f'],
  ['the partner on a passenger jetty', 'S A5, S A10', '0c4/0/1/2/-', '1c2/0/1/5/-', '=1 f'],
  ['the mover on a coal jetty', 'S B1, S A10', '1c1/0/1/2/-', '1c3/0/1/5/-', '=1 f'],
  ['the partner on a coal jetty', 'S B1, S A10', '0c4/0/1/2/-', '1c2/0/1/5/-', '=1 f'],
];

const ROUGH: readonly [string, string, string, string, string][] = [
  ['the mover on a sand bar', 'S B4, S A10', '1d2/0/1/2/-', '1d4/0/1/5/-', '=1 f'],
  ['the partner on a sand bar', 'S B4, S A10', '1d1/0/1/2/-', '1d3/0/1/5/-', '=1 f'],
  ['the mover on logs', 'S B3, S A10', '0d4/0/2/2/-', '1c1/0/1/5/-', '=2 f'],
  ['the partner on logs', 'S B3, S A10', '0c3/0/1/2/-', '1d1/0/1/5/-', '=1 f'],
];

const LANDINGS: readonly [string, string, string, string, string][] = [
  ['the mover on a landing space', 'S A9', '1b3/0/1/2/-', '1c3/0/1/5/-', '=1 f'],
  ['the partner on a landing space', 'S A9', '1b2/0/1/2/-', '1b4/0/1/5/-', '=1 f'],
];

const NOT_CALM = { code: 'exchange-not-on-calm-water', rule: 'BR-EXCH-3' };

test.each([...JETTIES, ...ROUGH])('[BR-EXCH-3] [AMB-14] no exchange with %s', (_, river, beige, white, line) => {
  const before = position(sideBySide({ river, ships: { beige, white } }));
  expect(refusalOf(before, `${line} t white 1`)).toEqual(NOT_CALM);
});

test.each(LANDINGS)('[BR-EXCH-3] [AMB-14] no exchange with %s', (_, river, beige, white, line) => {
  const before = position(sideBySide({ river, pier: 'S', ships: { beige, white } }));
  expect(refusalOf(before, `${line} t white 1`)).toEqual(NOT_CALM);
});

test.each(JETTIES)('[VAR-6] with exchange at jetties coal is exchanged with %s', (_, river, beige, white, line) => {
  const before = position(sideBySide({ river, options: { ...TWO, exchangeAtJetties: true }, ships: { beige, white } }));
  const after = run(before, `${line} t white 1 .`);
  expect(shipText(after, 'beige').split('/')[3]).toBe('1');
  expect(shipText(after, 'white').split('/')[3]).toBe('6');
});

test.each(ROUGH)('[VAR-6] not even then with %s', (_, river, beige, white, line) => {
  const before = position(sideBySide({ river, options: { ...TWO, exchangeAtJetties: true }, ships: { beige, white } }));
  expect(refusalOf(before, `${line} t white 1`)).toEqual(NOT_CALM);
});

test.each(LANDINGS)('[VAR-6] not even then with %s', (_, river, beige, white, line) => {
  const before = position(
    sideBySide({ river, pier: 'S', options: { ...TWO, exchangeAtJetties: true }, ships: { beige, white } }),
  );
  expect(refusalOf(before, `${line} t white 1`)).toEqual(NOT_CALM);
});

/** Two players and the Rose; beige is last, so seat 0 moves her. She goes 0c2 → 0c3, beside beige on 0d3. */
const withRose = (rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 2,
  options: { rose: true },
  next: 'black',
  ...rest,
  ships: { grey: '0a4/0/1/6/-', beige: '0d3/0/1/1/-', black: '0c2/0/1/-/-', ...rest.ships },
});

test('[BR-EXCH-4] the Rose gives two coal a round at most', () => {
  expect(legal(run(position(withRose()), '=1 f'))).toBe('l r t beige 1 t beige 2 .');
  expect(refusalOf(position(withRose()), '=1 f t beige 3')).toEqual({ code: 'exchange-rose-cap', rule: 'BR-EXCH-4' });
  expect(legal(run(position(withRose({ roseGiven: 1 })), '=1 f'))).toBe('l r t beige 1 .');
  expect(legal(run(position(withRose({ roseGiven: 2 })), '=1 f'))).toBe('l r .');
});

test('[BR-EXCH-4] [AMB-32] what a ship takes from her on its own turn counts, and with the new round she may give again', () => {
  const before = position(withRose({ ships: { beige: '0d2/0/1/1/-', black: '0c2/0/1/-/-' }, next: 'beige' }));
  const taken = run(before, '=1 f t black -1 .');
  expect(shipText(taken, 'beige')).toBe('0d3/0/1/2/-');
  expect(taken.roseGiven).toBe(1);
  expect(moverId(taken)).toBe('black');
  expect(legal(run(taken, '=1 f'))).toBe('l r t beige 1 .');
  const nextRound = run(taken, '=1 f t beige 1 .');
  expect(nextRound.round).toBe(before.round + 1);
  expect(nextRound.roseGiven).toBe(0);
});

test('[BR-EXCH-1] [AMB-32] coal is exchanged after the move of each of the two ships', () => {
  const before = position(sideBySide({ ships: { white: '0d3/5/1/5/-' } }));
  const after = run(before, '=1 f t white -1 .  =1 r f t beige 2 .');
  expect([shipText(after, 'beige'), shipText(after, 'white')]).toEqual(['0c3/0/1/5/-', '0d4/0/1/2/-']);
});

test('[BR-EXCH-1] [AMB-34] the speeds are compared after the loss to logs', () => {
  const speedOfWhite = (speed: number) =>
    position(sideBySide({ river: 'S B3, S A10', ships: { beige: '0d4/0/3/2/-', white: `1b1/0/${speed}/5/-` } }));
  const after = run(speedOfWhite(2), '=3 f l f t white 1 .');
  expect([shipText(after, 'beige'), shipText(after, 'white')]).toEqual(['1c1/5/2/1/-', '1b1/0/2/6/-']);
  expect(refusalOf(speedOfWhite(3), '=3 f l f t white 1')).toEqual({ code: 'exchange-speed', rule: 'BR-EXCH-1' });
});

test('[BR-EXCH-1] [BR-ROSE-6] the Rose gives but never receives', () => {
  const before = position(withRose({ ships: { beige: '0d2/0/1/4/-' }, next: 'beige' }));
  expect(legal(run(before, '=1 f'))).toBe('l r t black -2 t black -1 .');
  expect(refusalOf(before, '=1 f t black 1')).toEqual({ code: 'exchange-rose-receives', rule: 'BR-ROSE-6' });
  expect(refusalOf(position(withRose()), '=1 f t beige -1')).toEqual({ code: 'exchange-rose-receives', rule: 'BR-ROSE-6' });
});

test('[VAR-3] with the exchange switched off nobody exchanges, nor where every player moves one ship', () => {
  expect(barred({ options: { ...TWO, exchange: false } })).toBe('exchange-off BR-EXCH-1');
  expect(legal(run(position(sideBySide({ options: { ...TWO, exchange: false } })), '=1 f'))).toBe('l r .');
  const single = position({
    river: 'S A9, S A10',
    ships: { beige: '0c2/0/1/2/-', grey: '0d3/0/1/5/-', brown: '0a2/0/1/6/-' },
  });
  expect(refusalOf(single, '=1 f t grey 1')).toEqual({ code: 'exchange-off', rule: 'BR-EXCH-1' });
});

test('[VAR-3] exchange with the Rose can be switched off while she sails', () => {
  expect(legal(run(position(withRose({ options: { rose: true, exchange: false } })), '=1 f'))).toBe('l r .');
  const before = position(withRose({ options: { rose: true, exchange: false } }));
  expect(refusalOf(before, '=1 f t beige 1')).toEqual({ code: 'exchange-off', rule: 'BR-EXCH-1' });
});
