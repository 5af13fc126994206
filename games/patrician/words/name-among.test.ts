import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { CARDS, findCard } from '../rules/cards';
import { patrician as game } from '..';
import { sketch } from '../testing/sketch';
import { loadAllWords } from './load-late';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadAllWords));

const card = (id: string): number => findCard(id) ?? -1;

const TWINS = ['roma-1', 'roma-2'].map(card);

test.each([
  ['en', 'play Roma (two crests, 1 of 2 alike)', 'play Roma (two crests, 2 of 2 alike)'],
  ['de', 'Roma (zwei Wappen, 1 von 2 gleichen) spielen', 'Roma (zwei Wappen, 2 von 2 gleichen) spielen'],
  ['fr', 'jouer Roma (deux blasons, nº 1 de 2 identiques)', 'jouer Roma (deux blasons, nº 2 de 2 identiques)'],
  ['nl', 'Roma (twee wapens, 1 van 2 gelijke) spelen', 'Roma (twee wapens, 2 van 2 gelijke) spelen'],
])('two cards in hand that show the same are counted, %s', (language, one, other) => {
  const state = sketch({ hands: ['roma-1 roma-2 roma-3'] });
  const words = ALL_WORDS.find((each) => each.language === language);
  const said = game.legalMoves(state).map((move) => words?.describeMove(state, move));
  expect(said.slice(0, 2)).toEqual([one, other]);
  expect(new Set(said).size).toBe(3);
});

test('whatever is in hand, no two cards read alike', () => {
  const all = [...CARDS.keys()];
  for (const { nameAmong } of ALL_WORDS) expect(new Set(all.map((one) => nameAmong(all, one))).size).toBe(all.length);
});

test('alone a card has the name that it has everywhere', () => {
  for (const { nameAmong, nameCard } of ALL_WORDS) {
    for (const twin of TWINS) expect(nameAmong([twin, card('roma-3'), card('siena-1')], twin)).toBe(nameCard(twin));
    // Hidden ones are not counted.
    expect(nameAmong([-1, -1], -1)).toBe(nameCard(-1));
  }
});
