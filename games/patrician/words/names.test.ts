import { LANGUAGES, createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { patrician as game } from '../index';
import { COLOURS } from '../rules/state';
import { run, sketch } from '../testing/sketch';
import { loadAllWords } from './load-late';
import type { Words } from './words';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadAllWords));
const [en, de, fr, nl] = ALL_WORDS;

type AllWords = (typeof ALL_WORDS)[number];

const NAMES = ['Tess', 'Odile', 'Jonas', 'Pilar', 'Ezra'];

const named = (words: Words): Words => words.withNames((seat) => NAMES[seat]);

/** After a card that moves a floor; the top floor of Siena's first tower is white's. */
const MOVING = run(
  sketch({
    cities: { siena: '0101/22/roma-1', roma: '00/1/siena-2' },
    hands: ['roma-7', '', ''],
    played: ['siena-3', 'siena-1', 'siena-5'],
    pile: 'milano-1',
  }),
  'roma-7 A',
);

const toldMove = (words: Words): readonly string[] => {
  const [move] = game.legalMoves(MOVING);
  const [{ who, what }] = words.describeEvent(MOVING, move, game.apply(MOVING, move));
  return [words.joinPhrases(who, what), words.describeMove(MOVING, move), words.describeTask(MOVING, 2)];
};

test.each([
  [
    en,
    'Tess moves Odile’s floor in Siena to the right tower.',
    'move Odile’s top floor in Siena to the right tower',
    'Wait for Tess',
  ],
  [
    de,
    'Tess versetzt in Siena ein Stockwerk von Odile auf den Turm rechts.',
    'in Siena das oberste Stockwerk von Odile auf den Turm rechts versetzen',
    'Warte auf Tess',
  ],
  [
    fr,
    'Tess déplace un étage d’Odile vers la tour de droite de Siena.',
    'déplacer l’étage du haut d’Odile vers la tour de droite de Siena',
    'Attendez Tess',
  ],
  [
    nl,
    'Tess verplaatst een verdieping van Odile in Siena naar de rechtertoren.',
    'de bovenste verdieping van Odile in Siena naar de rechtertoren verplaatsen',
    'Wacht op Tess',
  ],
])('$language: sentences with the names of players', (words, ...sentences) => {
  expect(toldMove(named(words))).toEqual(sentences);
});

test('what the game calls a seat is handed on, and stays its name', () => {
  const words = en.withNames((seat, own) => `${own} (${NAMES[seat]})`);
  expect(toldMove(words).slice(0, 2)).toEqual([
    'Black (Tess) moves the floor of White (Odile) in Siena to the right tower.',
    'move the top floor of White (Odile) in Siena to the right tower',
  ]);
  expect([named(en).nameSeat(MOVING, 1), named(en).nameMover('white')]).toEqual(['White', 'White']);
  expect(named(en).joinPhrases('chance', ['shows a card'])).toBe('The pile shows a card.');
});

test('cities and standings in words, with names', () => {
  const [english] = ALL_WORDS.map((words) => words.withNames((seat) => NAMES[seat]));
  expect(english.answer(MOVING, 'siena')).toContain('left tower 4 high (Tess 2, Odile 2): Odile');
  expect(english.describeSurroundings(MOVING, 0).at(-1)?.lines[1]).toMatch(/^Odile: prestige 0; /);
});

test.each(ALL_WORDS.map((words): readonly [string, AllWords] => [words.language, words]))(
  '%s: in a whole game of named players nobody is called by a colour',
  (_language, words) => {
    const start = unwrap(setUp(game, { seats: 5, messengers: true }));
    const colours = COLOURS.map((colour) => words.nameMover(colour));
    const isColour = new RegExp(`(?<!\\p{L})(?:${colours.join('|')})(?!\\p{L})`, 'u');
    const all = words.withNames((seat) => NAMES[seat]);
    const said: string[] = [];
    playRandomly(game, start, createRandom(7), {
      maxMoves: 2000,
      onMove: (state, move) => {
        const events = all.describeEvent(state, move, game.apply(state, move));
        said.push(...events.map(({ who, what }) => all.joinPhrases(who, what)));
        said.push(all.describeMove(state, move), all.describeTask(state, 0));
        said.push(...all.describeSurroundings(state, 0).flatMap(({ lines }) => lines));
      },
    });
    expect(said.filter((line) => isColour.test(line))).toEqual([]);
    expect(NAMES.filter((name) => !said.some((line) => line.startsWith(name)))).toEqual([]);
  },
);
