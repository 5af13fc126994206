import { LANGUAGES, play, unwrap } from '@showboat/engine';
import type { Highlight } from '@showboat/ui';
import { expect, test } from 'vitest';
import { after as reached } from '../../../ui/testing/test-frame';
import { type State, patrician as game } from '../game';
import { type Sketch, sketch } from '../testing/sketch';
import { freshLevels, isFreshCard } from './city/since';
import { loadHighlights } from './highlights';

const NAMES = ['Anna', 'Bert', 'Carla'];

/** What is told of the last of these moves. */
const told = async (
  drawn: Sketch,
  line: string,
  you?: number,
  language: (typeof LANGUAGES)[number] = 'en',
): Promise<Highlight | undefined> => {
  const words = (await loadHighlights(language)).withNames?.((seat) => NAMES[seat]);
  const tokens = line.split(' ');
  const before = reached(game, sketch(drawn), tokens.slice(0, -1).join(' '));
  const move = unwrap(game.parseMove(before, tokens.at(-1) ?? ''));
  return words?.tell({ before, move, after: unwrap(play(game, before, move)), past: { states: [before], moves: [] } }, you);
};

/** Parma, five floors: four stand, Anna adds the last. */
const LAST: Sketch = { hands: ['parma-2 roma-1 siena-5'], cities: { parma: '01/11/roma-4' }, pile: 'ferrara-3' };

test('[PAT-SCORE-1] a tower decided is told: to its winners as theirs, to others by name', async () => {
  expect(await told(LAST, 'parma-2 A')).toEqual({
    kind: 'decided',
    who: 'black',
    text: 'Parma is decided: Anna takes 5 and Bert takes 2',
  });
  expect(await told(LAST, 'parma-2 A', 0)).toMatchObject({
    text: 'Parma is decided: you take 5 and Bert takes 2',
    isYours: true,
  });
  expect(await told(LAST, 'parma-2 A', 2)).not.toHaveProperty('isYours');
  expect(await told(LAST, 'parma-2 A', 1, 'de')).toMatchObject({
    text: 'Parma ist entschieden: Anna bekommt 5 und du bekommst 2',
  });
  expect((await told({ ...LAST, cities: { parma: '10/00/roma-4' } }, 'parma-2 A', 0))?.text).toBe(
    'Parma is decided: you take both towers, 5 + 2',
  );
  expect(await told({ ...LAST, cities: { parma: '0/11/roma-4' } }, 'parma-2 A')).toBeUndefined();
});

test('[PAT-REFILL-9] the last card of the pile is told, in every language', async () => {
  const drawn: Sketch = { ...LAST, cities: { parma: '0/1/roma-4' } };
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => (await told(drawn, 'parma-2 A take:parma parma=ferrara-3', 0, language))?.text),
  );
  expect(texts[0]).toBe('The draw pile is empty: what lies open is all there is');
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  expect(await told({ ...drawn, pile: 'ferrara-3 roma-5' }, 'parma-2 A take:parma parma=ferrara-3')).toBeUndefined();
});

test('what others built, moved and turned up since is marked, and nothing else', () => {
  const from: State = sketch({ cities: { roma: '01/2/siena-4', siena: '1/-/lucca-4' } });
  const to: State = sketch({ cities: { roma: '0120/-/siena-4', siena: '1/-/verona-4' } });
  const changed = to.towers.flatMap((_, tower) => {
    const levels = freshLevels({ from, to }, tower);
    return levels.length > 0 ? [levels] : [];
  });
  expect(changed).toEqual([[2, 3]]);
  expect(to.lying.map((_, city) => isFreshCard({ from, to }, city)).filter(Boolean)).toHaveLength(1);
  expect([freshLevels(undefined, 0), isFreshCard(undefined, 0)]).toEqual([[], false]);
});
