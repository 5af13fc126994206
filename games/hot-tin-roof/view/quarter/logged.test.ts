import { playLine } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../../game';
import { type Sketch, sketch } from '../../testing/sketch';
import { placesOf } from './logged';

/** Where each move of a line was made. */
const places = (drawn: Sketch, line: string): readonly string[] => {
  const { states, moves } = playLine(game, sketch(drawn), line);
  return moves.map((move, i) => placesOf(states[i], move, states[i + 1]).join(' '));
};

test('a dive lights the dumpster, a pair that comes out of it both its roofs', () => {
  expect(places({ open: 'h01 h02 h03' }, 'home1 +s')).toEqual(['dumpster:home1', 'roof:r01 roof:r09']);
});

test('a catwalk lights its gap, a shelter its roof, and who builds nothing lights nothing', () => {
  expect(places({}, 'catwalk g16')).toEqual(['dumpster:catwalk', 'gap:g16']);
  expect(places({}, 'shelter r08')).toEqual(['dumpster:shelter', 'roof:r08']);
  expect(places({}, 'shelter -')).toEqual(['dumpster:shelter', '']);
});

test('a walk lights where it began and where it ended', () => {
  const drawn: Sketch = { cats: ['r06+r10/-'], catwalks: 'g12=B g16=C g03=A', shelters: 'r08=C', at: 'moving' };
  expect(places(drawn, 's:r06>r08:B1C2 .')).toEqual(['roof:r06 roof:r08', '']);
});
