import { expect, test } from 'vitest';
import { position, run } from '../testing/sketch';
import { parsePlace } from './cells';
import { END_BARS, type EndBar, type Explanation, explain } from './explain';
import { formatMove } from './notation';
import type { State } from './state';

const ask = (state: State, place: string): Explanation => explain(state, parsePlace(place) ?? -1);

/** The answer in one line: the cheapest way with its price, or the code, rule and figures of the bar. */
const answer = (state: State, place: string): string => {
  const said = ask(state, place);
  if (said.kind === 'cannot-end') return `${said.refusal.code} ${said.refusal.rule} ${JSON.stringify(said.refusal.detail ?? {})}`;
  return `${said.stop.moves.map((move) => formatMove(state, move)).join(' ')} for ${said.stop.coal}`;
};

const open = position({
  river: 'S A5, L A10',
  ships: { beige: '0c2/0/1/1/-', grey: '0e4/0/2/5/-', brown: '0a3/0/1/6/-' },
});

test('a space in reach is explained by the cheapest way there', () => {
  expect(answer(open, '0c4')).toBe('=2 f f for 0');
  expect(answer(open, '1c1')).toBe('=3 f f f for 1');
});

test('[MQ-COAL-3] a space that costs too much coal: what it needs, and what there is', () => {
  expect(answer(open, '1b2')).toBe('end-needs-coal MQ-COAL-3 {"needed":2,"left":1}');
});

test('[MQ-MOVE-3] land, and spaces that do not lie on the table', () => {
  expect(answer(open, '1b3')).toBe('end-on-land MQ-MOVE-3 {"place":"1b3"}');
  expect(answer(open, '7c1')).toBe('end-off-river MQ-MOVE-3 {}');
});

test('[MQ-REM-4] a tile that was taken away', () => {
  const ships = { beige: '1c2/0/1/1/-', grey: '1c4/0/2/5/-', brown: '1c1/0/1/6/-' };
  expect(answer(position({ river: 'S A5, L A10', first: 1, ships }), '0c4')).toBe('not-a-space MQ-REM-4 {}');
});

test('[MQ-MOVE-1] a space beyond the movement points', () => {
  expect(answer(run(open, '=2'), '1c2')).toBe('end-too-far MQ-MOVE-1 {"steps":4,"points":2}');
  expect(answer(run(open, '=2 f'), '0c3')).toBe('end-points-left MQ-MOVE-1 {"points":1}');
});

test('[MQ-PUSH-1] a space held by a ship that cannot be pushed with the points left', () => {
  const close = position({ river: 'S A5, L A10', ships: { beige: '0c2/0/1/0/-', grey: '0c3/0/2/5/-', brown: '0a3/0/1/6/-' } });
  expect(answer(run(close, '=1'), '0c3')).toBe('end-ship-in-the-way MQ-PUSH-1 {"ship":"grey"}');
});

test('[BR-SAND-7] [BR-SAND-3] sand bars: ships aground are not pushed, and one leaves them straight', () => {
  const sand = position({
    river: 'S B5, S A10',
    ships: { beige: '0c4/0/3/0/-', grey: '1b2/0/1/5/-', brown: '0a3/0/1/6/-' },
    options: { expansionTiles: 'add' },
  });
  expect(answer(sand, '1b2')).toBe('end-ship-aground BR-SAND-7 {"ship":"grey"}');
  const aground = position({
    river: 'S B5, S A10',
    ships: { beige: '1b2/0/1/5/-', grey: '0c4/0/3/0/-', brown: '0a3/0/1/6/-' },
    options: { expansionTiles: 'add' },
  });
  expect(answer(aground, '1b3')).toBe('=1 f for 1');
  expect(answer(run(aground, '=1'), '1a3')).toBe('end-off-sand-bar BR-SAND-3 {}');
});

test('[MQ-MOVE-1] [MQ-MOVE-4] a ship far away is no reason, ships on the way are', () => {
  const far = position({ river: 'S A5, L A10', ships: { beige: '0c1/0/1/0/-', grey: '1c4/0/2/5/-', brown: '0a3/0/1/6/-' } });
  expect(answer(run(far, '=1'), '1c4')).toBe('end-too-far MQ-MOVE-1 {"steps":7,"points":1}');
  const ships = { beige: '0c1/0/2/0/-', grey: '0c2/0/2/5/-', brown: '0b2/0/1/6/-', red: '0d2/0/1/6/-' };
  const shut = position({ river: 'S A5, L A10', seats: 4, ships });
  expect(answer(run(shut, '=2'), '0c3')).toBe('end-ships-between MQ-MOVE-4 {}');
});

test('[MQ-PUSH-11] where a tile to come may help, nothing is said to forbid it; where none can, the rule that does is named', () => {
  const ships = { beige: '1a4/1/3/1/-', grey: '0e2/4/3/0/-', brown: '1c3/5/6/0/-', red: '1b4/3/3/1/-' };
  const options = { pushTaboo: 'left', noPushAstern: true };
  const state = run(
    position({ river: 'S A7, L A11', stack: 'A1 A2 A3 A4 A5 A6 A8 A9 A10', seats: 4, options, ships, next: 'brown' }),
    '=6 f',
  );
  expect(answer(state, '2e2')).toBe('end-known-later MQ-PUSH-11 {}');
  const few = { beige: '0c3/0/5/0/-', grey: '0c4/0/1/6/-', brown: '0b4/0/1/6/-' };
  const pushing = run(position({ river: 'S A11', stack: 'A9 A10', ships: few }), '=5 f');
  expect(['1c1', '1c4'].map((place) => answer(pushing, place))).toEqual([
    'end-needs-coal MQ-COAL-3 {"needed":2,"left":0}',
    'end-ships-between MQ-MOVE-4 {}',
  ]);
  expect(answer(pushing, '1c2')).toBe('x0 @0 dL A9 f x2 @0 f for 0');
});

test('[BR-SAND-1] [BR-LOG-1] sand and logs on the way', () => {
  const options = { expansionTiles: 'add' };
  const rest = { grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' };
  const sand = position({ river: 'S B5, S A10', options, ships: { beige: '0c4/0/3/0/-', ...rest } });
  const logs = position({ river: 'S B3, S A10', options, ships: { beige: '0d4/0/2/0/-', ...rest } });
  expect(answer(run(sand, '=4'), '1c4')).toBe('end-behind-sand BR-SAND-1 {}');
  expect(answer(run(logs, '=3'), '1d3')).toBe('end-behind-logs BR-LOG-1 {"points":3}');
});

test('[MQ-FIN-5] in the driving school every voyage ends at the pier', () => {
  const ships = { beige: '3b3/0/2/0/-', grey: '1c2/0/1/6/-', brown: '1c1/0/1/6/-' };
  const state = position({ river: 'S A5, S A10, S A6', pier: 'S', options: { mode: 'school' }, ships });
  expect(answer(run(state, '=3'), '3c4')).toBe('end-behind-pier MQ-FIN-5 {}');
});

test('[BR-LOG-1] logs with one point left', () => {
  const logs = position({
    river: 'S B3, S A10',
    ships: { beige: '0d4/0/1/6/-', grey: '0a4/0/3/0/-', brown: '0a3/0/1/6/-' },
    options: { expansionTiles: 'add' },
  });
  expect(answer(run(logs, '=1'), '1d1')).toBe('end-on-logs BR-LOG-1 {"points":1}');
});

test('[MQ-TURN-2] [MQ-ELIM-4] nothing to explain while another decides, or for a ship that cannot move', () => {
  const pushed = run(
    position({ river: 'S A5, L A10', ships: { beige: '0c2/0/2/6/-', grey: '0c3/0/2/5/-', brown: '0a3/0/1/6/-' } }),
    '=2 f x0',
  );
  expect(answer(pushed, '0c4')).toBe('end-not-now MQ-TURN-2 {}');
});

test('every bar has a rule', () => {
  const codes = Object.keys(END_BARS) as EndBar[];
  expect(codes.every((code) => /^(MQ|BR)-[A-Z]+-\d+$/.test(END_BARS[code]))).toBe(true);
});
