import { type Refusal, play, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { type Sketch, optionsWith, position, run } from '../testing/sketch';
import type { Move } from './moves';
import { REFUSALS, type RefusalCode } from './refusals';
import type { State } from './state';

// For every code a position and a line of tokens whose last one is refused with it.

interface Example {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly at: Sketch | (() => State);
  /** Played before; the last token, or a move that no token writes, is refused. */
  readonly before: string;
  readonly last: string | Move;
  readonly detail?: NonNullable<Refusal['detail']>;
}

const example = (
  code: RefusalCode,
  rule: string,
  at: Example['at'],
  before: string,
  last: string | Move,
  detail?: Example['detail'],
): Example => ({
  code,
  rule,
  at,
  before,
  last,
  ...(detail ? { detail } : {}),
});

const REST = { grey: '0a2/0/1/6/-', brown: '0e3/0/1/6/-' };

/** Beige as told, the others out of its way on the start tile, open water everywhere. */
const open = (beige: string, more: Partial<Sketch> = {}): Sketch => ({
  river: 'S A5, S A6, S A7, S A10',
  ...more,
  ships: { beige, ...REST, ...more.ships },
});

const FREE = open('0c1/0/1/6/-');
const IN_LINE = open('0c1/0/2/6/-', { ships: { grey: '0c2/0/1/6/-' } });
const AT_BANK = open('0c1/2/2/6/-', { ships: { grey: '0d1/0/1/6/-' } });
const JETTY = open('1c1/0/1/6/-', { waiting: { 1: 1 } });
const SAND = open('1a2/0/1/6/-', { river: 'S B4, S A10' });
const SAND_EMPTY = open('1a2/0/1/0/-', { river: 'S B4, S A10' });
const LOGS = open('1c1/2/1/6/-', { river: 'S B3, S A10' });
const COAL = open('1c1/0/1/6/-', { river: 'S B1, S A10' });
const raceOver = (): State =>
  run(position(open('3c3/0/1/6/1+2', { river: 'S A5, S A6, S A7', pier: 'S', options: { playOn: false } })), '=1 f .');
const FRONTIER = open('0c4/0/1/6/-', { river: 'S A5', stack: 'A1 A2' });
const LOOP: Sketch = { river: 'S A1, L A2, L A3, L A6, L A5', stack: 'A7 A9', ships: { beige: '4a4/2/1/6/-', ...REST } };
const beforeStart = (): State => unwrap(game.setup(optionsWith({})));

/** Beige and white belong to one player and come to lie side by side at speed 1. */
const pair = (beige: string, white: string): Sketch => ({
  river: 'S A5, S A10',
  seats: 2,
  options: { boatsEach: 2 },
  ships: { beige, white, red: '0c3/0/1/6/-', crimson: '0a2/0/1/6/-' },
});

const PAIR = pair('0c1/0/1/4/-', '0b3/0/1/4/-');

/** Grey moves the Rose too. */
const rose = (black: string, grey: string, more: Partial<Sketch> = {}): Sketch => ({
  river: 'S A5, S A10',
  seats: 2,
  options: { rose: true },
  ships: { black, beige: '1b1/0/1/6/-', grey },
  ...more,
});

const ROSE = rose('0c1/0/1/-/-', '0b3/0/1/4/-');

const EXAMPLES: readonly Example[] = [
  example('race-over', 'MQ-FIN-4', raceOver, '', '=1'),
  example('chance-decides', 'MQ-RIV-2', FRONTIER, '=1 f .', '=1'),
  example('not-chance', 'MQ-RIV-1', FREE, '', 'dS A1'),
  example('speed-first', 'MQ-TURN-2', FREE, '', 'f'),
  example('speed-already-set', 'MQ-SPD-2', FREE, '=1', '=2'),
  example('push-now', 'AMB-27', IN_LINE, '=2 f', 'l'),
  example('align-first', 'MQ-PUSH-8', IN_LINE, '=2 f x0', '.'),
  example(
    'answer-first',
    'MQ-PUSH-12',
    open('0c4/0/2/6/-', { waiting: { 1: 1 }, ships: { grey: '1c1/0/1/6/-' } }),
    '=2 f x0 @0',
    '.',
  ),
  example('place-first', 'MQ-SET-5', beforeStart, 'dS A9', '=1'),
  example(
    'cannot-move',
    'MQ-ELIM-4',
    open('1a3/0/3/6/-', { river: 'S B4, S A10', ships: { grey: '1a2/0/1/6/-', brown: '1b2/0/1/6/-' } }),
    '',
    '=1',
  ),
  example('nothing-to-align', 'MQ-PUSH-8', FREE, '=1', '@0'),
  example('nothing-offered', 'MQ-PUSH-12', FREE, '=1', 'n'),
  example('no-ship-met', 'MQ-PUSH-1', FREE, '=1', 'x0'),
  example('speed-range', 'MQ-SPD-3', FREE, '', { kind: 'speed', to: 7 }, { lowest: 1, highest: 6 }),
  example('speed-coal', 'MQ-SPD-1', open('0c1/0/1/1/-'), '', '=4', { needed: 2, left: 1 }),
  example('turn-coal', 'MQ-MOVE-5', open('0c1/0/1/0/-'), '=1 l', 'r', { needed: 1, left: 0 }),
  example('sand-coal', 'BR-SAND-4', SAND_EMPTY, '=1', 'f', { needed: 1, left: 0 }),
  example('rose-coal', 'BR-ROSE-4', ROSE, '', '=4', { needed: 2, left: 1 }),
  example(
    'rose-in-need',
    'BR-ROSE-8',
    {
      river: 'S A5, S B6',
      pier: 'S',
      seats: 2,
      options: { rose: true },
      ships: { beige: '2b4/2/2/6/-', black: '2c3/5/4/-/-', grey: '1c1/0/1/6/-' },
    },
    '=2 f x1',
    '@1',
  ),
  example('no-way-to-finish', 'MQ-MOVE-8', open('3b3/0/3/0/-', { river: 'S A5, S A6, S A7', pier: 'L' }), '', '=4', { left: 4 }),
  example('points-spent', 'MQ-MOVE-1', FREE, '=1 f', 'f'),
  example('points-left', 'MQ-MOVE-1', FREE, '=2', '.', { left: 2 }),
  example('edge-ahead', 'MQ-MOVE-3', open('0a3/5/1/6/-'), '=1', 'f'),
  example('land-ahead', 'MQ-MOVE-3', open('0e2/3/1/6/-'), '=1', 'f'),
  example('logs-points', 'BR-LOG-1', LOGS, '=1', 'f', { needed: 2, left: 1 }),
  example('ship-aground', 'BR-SAND-7', open('1a3/3/2/6/-', { river: 'S B4, S A10', ships: { grey: '1a2/0/1/6/-' } }), '=2', 'f', {
    ship: 'grey',
  }),
  example('push-points', 'MQ-PUSH-2', IN_LINE, '=1', 'f', { needed: 2, left: 1 }),
  example(
    'push-nowhere',
    'MQ-PUSH-7',
    open('0c1/2/2/6/-', { seats: 4, ships: { grey: '0d1/0/1/6/-', brown: '0d2/0/1/6/-', red: '0e2/0/1/6/-' } }),
    '=2',
    'f',
    { ship: 'grey' },
  ),
  example('aground-no-turning', 'BR-SAND-2', SAND, '=1', 'l'),
  example('turning-over', 'MQ-TURN-2', JETTY, '=1 f p', 'l'),
  example('no-reverse', 'MQ-MOVE-2', FREE, '=1', 'a'),
  example('astern-speed', 'BR-SAND-5', SAND, '=2', 'a', { speed: 2 }),
  example(
    'astern-blocked',
    'BR-SAND-8',
    open('1a2/0/1/6/-', { river: 'S B4, S A10', ships: { grey: '1a1/0/1/6/-' } }),
    '=1',
    'a',
  ),
  example('push-off-river', 'MQ-PUSH-4', AT_BANK, '=2 f', 'x3'),
  example('push-onto-land', 'MQ-PUSH-4', AT_BANK, '=2 f', 'x2'),
  example('push-back', 'MQ-PUSH-4', AT_BANK, '=2 f', 'x5'),
  example(
    'push-onto-ship',
    'MQ-PUSH-5',
    open('0c1/0/2/6/-', { ships: { grey: '0c2/0/1/6/-', brown: '0c3/0/1/6/-' } }),
    '=2 f',
    'x0',
  ),
  example(
    'push-astern',
    'VAR-8',
    open('0c1/0/2/6/-', { options: { noPushAstern: true }, ships: { grey: '0c2/2/1/6/-' } }),
    '=2 f',
    'x5',
  ),
  example(
    'push-onto-logs-too-dear',
    'BR-LOG-4',
    open('0c4/0/2/6/-', { river: 'S B3, S A10', ships: { grey: '1c1/0/1/6/-' } }),
    '=2 f',
    'x2',
    {
      needed: 2,
      left: 1,
    },
  ),
  example('rose-never-docks', 'BR-ROSE-6', rose('1c1/0/1/-/-', '0b3/0/1/4/-', { waiting: { 1: 1 } }), '=1 f', 'p'),
  example('not-at-jetty', 'MQ-PAS-2', FREE, '=1 f', 'p'),
  example('docking-speed', 'MQ-PAS-2', open('0c4/0/2/6/-', { waiting: { 1: 1 } }), '=2 f f', 'p', { speed: 2 }),
  example('cabins-full', 'MQ-PAS-4', open('1c1/0/1/6/2+3', { waiting: { 1: 1 } }), '=1 f', 'p'),
  example('same-island', 'MQ-PAS-5', open('1c1/0/1/6/1', { waiting: { 1: 1 } }), '=1 f', 'p'),
  example('nobody-waiting', 'MQ-PAS-6', open('1c1/0/1/6/-'), '=1 f', 'p'),
  example('docked-already', 'MQ-PAS-3', JETTY, '=1 f p', 'p'),
  example('not-at-coal-jetty', 'BR-COAL-1', FREE, '=1 f', 'c'),
  example('coal-full', 'BR-COAL-2', COAL, '=1 f', 'c'),
  example('exchanged-already', 'BR-EXCH-1', PAIR, '=1 f t white 1', 't white 1'),
  example('exchange-off', 'BR-EXCH-1', FREE, '=1 f', 't grey 1'),
  example('exchange-no-such-ship', 'BR-EXCH-1', PAIR, '=1 f', 't green 1'),
  example('exchange-with-itself', 'BR-EXCH-1', PAIR, '=1 f', 't beige 1'),
  example('exchange-not-sailing', 'BR-EXCH-1', pair('0c1/0/1/4/-', 'out'), '=1 f', 't white 1'),
  example('exchange-other-player', 'BR-EXCH-1', PAIR, '=1 f', 't red 1'),
  example('exchange-not-adjacent', 'BR-EXCH-1', pair('0c1/0/1/4/-', '0e3/0/1/4/-'), '=1 f', 't white 1'),
  example('exchange-speed', 'BR-EXCH-1', pair('0c1/0/1/4/-', '0b3/0/2/4/-'), '=1 f', 't white 1'),
  example('exchange-nothing', 'BR-EXCH-2', PAIR, '=1 f', { kind: 'exchange', ship: 'white', coal: 0 }),
  example('exchange-giver-short', 'BR-EXCH-2', pair('0c1/0/1/1/-', '0b3/0/1/4/-'), '=1 f', 't white 2'),
  example('exchange-receiver-full', 'BR-EXCH-2', PAIR, '=1 f', 't white 3'),
  example('exchange-not-on-calm-water', 'BR-EXCH-3', pair('1c1/0/1/4/-', '1b2/0/1/4/-'), '=1 f', 't white 1'),
  example('exchange-rose-cap', 'BR-EXCH-4', rose('0c1/0/1/-/-', '0b3/0/1/1/-'), '=1 f', 't grey 3'),
  example('exchange-rose-receives', 'BR-ROSE-6', ROSE, '=1 f', 't grey -1'),
  example('exit-blocked', 'MQ-RIV-5', LOOP, '=1 f .', 'dL A9'),
  example('first-tile-straight', 'MQ-SET-3', beforeStart, '', 'dL A9'),
  example('tile-not-in-stack', 'MQ-RIV-2', FRONTIER, '=1 f .', 'dS A9', { tile: 'A9' }),
  example('not-between-turns', 'AMB-9', FREE, '=1', 'resign'),
  example('seat-not-in-race', 'AMB-9', open('0c1/0/1/6/-', { ships: { brown: 'out' } }), '', { kind: 'resign', seat: 2 }),
];

test.each(EXAMPLES.map((row) => [row.rule, row.code, row] as const))(
  '[%s] refuses with %s',
  (rule, code, { at, before, last, detail }) => {
    const opened = typeof at === 'function' ? at() : position(at);
    const state = before === '' ? opened : run(opened, before);
    const move = typeof last === 'string' ? unwrap(game.parseMove(state, last)) : last;
    const refusal = detail ? { code, rule, detail } : { code, rule };
    expect(game.refuse(state, move)).toEqual(refusal);
    expect(play(game, state, move)).toEqual({ ok: false, refusal });
  },
);

/** What comes from outside and only claims to be a move. */
const fromOutside = (json: string): Move => JSON.parse(json);

test('what is no move at all is refused, whatever the moment', () => {
  const refusal: Refusal = { code: 'not-a-move', rule: 'FORMAT' };
  expect(game.refuse(position(FREE), fromOutside('null'))).toEqual(refusal);
  expect(game.refuse(position(FREE), fromOutside('{"kind":"fly"}'))).toEqual(refusal);
  expect(game.refuse(run(position(IN_LINE), '=2 f'), fromOutside('{"kind":"push","heading":9}'))).toEqual(refusal);
  expect(game.refuse(run(position(FREE), '=1'), fromOutside('{"kind":"step","twice":true}'))).toEqual(refusal);
  expect(game.refuse(run(position(PAIR), '=1 f'), fromOutside('{"kind":"exchange","ship":"white","coal":0.5}'))).toEqual(refusal);
});

test('every code has an example', () => {
  const shown = new Set<string>(['not-a-move', ...EXAMPLES.map(({ code }) => code)]);
  // Nobody enters a held space without a point left to push (MQ-PUSH-2), so this one is never met.
  expect(Object.keys(REFUSALS).filter((code) => !shown.has(code))).toEqual([]);
});
