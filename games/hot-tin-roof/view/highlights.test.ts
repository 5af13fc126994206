import { LANGUAGES, play, unwrap } from '@showboat/engine';
import type { Highlight } from '@showboat/ui';
import { expect, test } from 'vitest';
import { findGap, findRoof, boardIn, hotTinRoof as game } from '../game';
import { type Sketch, sketch } from '../testing/sketch';
import { loadHighlights } from './highlights';
import { freshIn } from './quarter/since';

const NAMES = ['Anna', 'Bert', 'Carla'];

const MEETING: Sketch = { cats: ['r06+r08/-'], catwalks: 'g12=A', at: 'moving' };

const told = async (
  drawn: Sketch,
  token: string,
  you?: number,
  language: (typeof LANGUAGES)[number] = 'en',
): Promise<Highlight | undefined> => {
  const words = (await loadHighlights(language)).withNames?.((seat) => NAMES[seat]);
  const before = sketch(drawn);
  const move = unwrap(game.parseMove(before, token));
  return words?.tell({ before, move, after: unwrap(play(game, before, move)), past: { states: [before], moves: [] } }, you);
};

test('[HTR-END-1] the last fish and the one before it are told, to whoever takes it as theirs', async () => {
  expect(await told({ ...MEETING, market: 1 }, 's:r06>r08')).toEqual({
    kind: 'last-fish',
    who: 'ginger',
    text: 'Anna takes the last fish: the night is over',
  });
  expect(await told({ ...MEETING, market: 1 }, 's:r06>r08', 0)).toMatchObject({
    text: 'You take the last fish: the night is over',
    isYours: true,
  });
  expect((await told({ ...MEETING, market: 2 }, 's:r06>r08', 1))?.text).toBe('Anna takes a fish: only one is left');
  expect(await told({ ...MEETING, market: 3 }, 's:r06>r08', 1)).toBeUndefined();
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => (await told({ ...MEETING, market: 1 }, 's:r06>r08', 1, language))?.text),
  );
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});

test('what others built and where their cats went is marked, and nothing else', () => {
  const from = sketch({ cats: ['r06+r08/-', 'r01+r02/r05+r09'], catwalks: 'g12=A', shelters: 'r03=B' });
  const to = sketch({ cats: ['r06+r08/-', 'r02+r10/-'], catwalks: 'g12=A g13=B', shelters: 'r03=B r04=C' });
  const board = boardIn(to);
  expect(freshIn({ from, to })).toEqual({
    gaps: [findGap(board, 'g13')],
    shelters: [findRoof(board, 'r04')],
    cats: [findRoof(board, 'r10')],
  });
});
