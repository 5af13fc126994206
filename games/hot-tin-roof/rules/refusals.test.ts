import { unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../game';
import { ISLAND } from '../testing/island';
import { run, sketch } from '../testing/sketch';
import { refuse } from './refusals';
import type { State } from './state';

const detailOf = (state: State, token: string): unknown => refuse(state, unwrap(game.parseMove(state, token)))?.detail;

const STATE = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=B', shelters: 'r08=C' });

test('a refusal tells ids, and the names on the plates of its board', () => {
  expect(detailOf(run(STATE, 'catwalk'), 'g12')).toEqual({ gap: 'g12', oneName: 'Thimble Corner', otherName: 'Teapot Terrace' });
  expect(detailOf(run(STATE, 'shelter'), 'r08')).toEqual({ roof: 'r08', roofName: 'Teapot Terrace' });
  expect(detailOf(run(STATE, 'catwalk -'), 's:r06>r09')).toEqual({
    pose: 's',
    from: 'r06',
    fromName: 'Thimble Corner',
    to: 'r09',
    toName: 'Weathercock Hall',
  });
});

test('a roof without a name has its id there', () => {
  const island = sketch({ options: { board: ISLAND }, catwalks: 'g01=B' });
  expect(detailOf(run(island, 'catwalk'), 'g01')).toEqual({ gap: 'g01', oneName: 'r01', otherName: 'r02' });
});
