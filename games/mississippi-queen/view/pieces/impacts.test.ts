import { expect, test } from 'vitest';
import { type Move, type State, formatPlace, mississippiQueen as game } from '../../game';
import { position, run } from '../../testing/sketch';
import { SINKING_MS, paceOf } from '../pace';
import { impactsOf } from './impacts';

const END: Move = { kind: 'end' };

const after = (before: State, move: Move): State => game.apply(before, move);

test('a push strikes where the other ship lay, in the direction it is pushed', () => {
  const before = run(
    position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' } }),
    '=2 f',
  );
  const move: Move = { kind: 'push', heading: 1 };
  const [{ kind, ...shove }] = impactsOf({ before, move }, after(before, move));
  expect([kind, 'place' in shove && formatPlace(shove.place), 'heading' in shove && shove.heading]).toEqual(['shove', '0c2', 1]);
  expect(paceOf(before, move, after(before, move))).toBeLessThan(SINKING_MS);
});

test('[MQ-ELIM-1] a ship that goes out goes down where it lay, and is watched', () => {
  const before = run(
    position({ river: 'S A5, S A10', ships: { grey: '1c1/0/1/6/-', beige: '0a2/4/1/0/-', brown: '1b1/0/1/6/-' } }),
    '=1 f',
  );
  const said = impactsOf({ before, move: END }, after(before, END)).map((impact) =>
    impact.kind === 'sinking' ? `${impact.ship.id} ${formatPlace(impact.ship.at)}` : impact.kind,
  );
  expect(said).toEqual(['beige 0a2']);
  expect(paceOf(before, END, after(before, END))).toBe(SINKING_MS);
});

test('a ship that lands does not go down, nor is there anything in a quiet turn', () => {
  const ships = { beige: '3c3/0/1/6/1+2', grey: '2c2/0/1/6/-', brown: '1c1/0/1/6/-' };
  const before = run(position({ river: 'S A5, S A6, S A7', pier: 'S', ships, first: 1 }), '=1 f');
  expect(impactsOf({ before, move: END }, after(before, END))).toEqual([]);
});
