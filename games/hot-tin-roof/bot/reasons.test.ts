import { reasonsBy } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { en, hotTinRoof as game } from '../index';
import { sketch } from '../testing/sketch';
import { advisor } from './reasons';

const reasonsFor = reasonsBy(game, advisor, en);

const STATE = sketch({
  cats: ['r06+r10/-', 'r06+r09/-'],
  catwalks: 'g12=A',
  dumpsters: [4, 9, 4, 1, 1],
  open: 'h01 h40 h07',
});

test('a fish, and the end', () => {
  expect(reasonsFor(STATE, 'catwalk g16 s:r06>r10 .')).toEqual(['wins a fish', 'walks for free over its own pieces']);
  const last = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A', fish: [1, 0, 0], market: 1 });
  expect(reasonsFor(last, 'catwalk - s:r06>r08')).toContain('ends the game 17 points ahead');
});

test('cans, pairs and pieces', () => {
  expect(reasonsFor(STATE, 'home2 +l')).toContain('takes 10 cans from a full dumpster');
  expect(reasonsFor(STATE, 'home1 +l')).toContain('brings a pair out only 3 roofs apart');
  expect(reasonsFor(STATE, 'catwalk g16 .')).toContain('joins a pair that can meet for 0 cans');
  expect(reasonsFor(STATE, 'catwalk g15 .')).toContain('builds where 1 rival will have to pay');
  expect(reasonsFor(STATE, 'catwalk - s:r06>r08 .')).toContain('brings a pair one roof nearer');
});

test('what is kept for the ante', () => {
  const poor = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=B g16=B', cans: [8], dumpsters: [4, 4, 4, 1, 1] });
  expect(reasonsFor(poor, 'catwalk - .', ['catwalk - s:r06>r08:B1 .'])).toEqual(['keeps 5 cans for the next ante']);
});
