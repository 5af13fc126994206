import { toldBy } from '@showboat/engine/lines';
import { describe, expect, test } from 'vitest';
import { patrician as game } from '../..';
import { findCity } from '../../rules/cities';
import type { State } from '../../rules/state';
import { run, sketch, whyNot } from '../../testing/sketch';
import { loadAllWords } from '../load-late';

const en = await loadAllWords('en');

const STATE = sketch({
  options: { messengers: true },
  cities: {
    siena: '0101/22/roma-1',
    roma: '00/1/siena-2',
    lucca: '1/-/milano-2',
  },
  hands: ['roma-7 roma-3 roma-2', 'siena-4 lucca-3', 'roma-4'],
  played: ['siena-3', 'siena-1', 'siena-5'],
  placed: 'bologna-siena',
  turn: 1,
  pile: 'milano-1',
});

const told = toldBy(game, en);

test('events', () => {
  expect(told(STATE, 'siena-4 B take:siena')).toEqual([
    'White plays Siena (beard).',
    'White builds a floor on the right tower of Siena.',
    'White wins 7 points for the taller tower of Siena and 2 for messengers.',
    'Red wins 4 points for the shorter tower of Siena and 2 for messengers.',
    'White takes Roma (two crests) from Siena.',
  ]);
  expect(told(STATE, 'lucca-3 B take:lucca lucca=milano-1 messenger:ferrara-verona')).toEqual([
    'White plays Lucca (star, red cap).',
    'White builds a floor on the right tower of Lucca.',
    'White takes Milano (two crests) from Lucca.',
    'The pile shows Milano (two crests) at Lucca.',
    'White places a messenger on Ferrara–Verona.',
  ]);
});

test('one sentence of a turn', () => {
  const built = [
    'plays Roma (two crests)',
    'builds a floor on the left tower of Roma',
    'builds a floor on the left tower of Roma',
  ];
  expect(en.joinPhrases('black', built)).toBe('Black plays Roma (two crests) and builds two floors on the left tower of Roma.');
  expect(en.joinPhrases('red', ['is dealt a card', 'is dealt a card', 'is dealt a card'])).toBe('Red is dealt three cards.');
});

test('moves', () => {
  const said = (state: State, line: string): readonly string[] => {
    const now = line === '' ? state : run(state, line);
    return game.legalMoves(now).map((move) => en.describeMove(now, move));
  };
  expect(said(STATE, '')).toEqual(['play Lucca (star, red cap)', 'play Siena (beard)']);
  expect(said(STATE, 'siena-4')).toEqual([
    'build on the left tower of Siena, floor 5',
    'build on the right tower of Siena, floor 3',
  ]);
  expect(said({ ...STATE, turn: 0 }, 'roma-7 A')).toEqual([
    'move White’s top floor in Siena to the right tower',
    'move Red’s top floor in Siena to the left tower',
    'move no floor',
  ]);
});

describe('sentences', () => {
  const refused = (line: string, token: string): string => {
    const now = line === '' ? STATE : run(STATE, line);
    const move = game.parseMove(now, token);
    const refusal = move.ok ? game.refuse(now, move.value) : move.refusal;
    return refusal ? en.sayRefusal(refusal) : 'legal';
  };
  test.each([
    ['', 'roma-6', 'Only a card of the own hand can be played, Roma (any card) is not there (PAT-TURN-1).'],
    ['', 'A', 'A turn begins with playing a card (PAT-TURN-3).'],
    ['siena-4 A', 'take:roma', 'The card must be taken where you built, at Siena (PAT-REFILL-1).'],
    [
      'lucca-3 A take:lucca lucca=milano-1',
      'messenger:lucca-siena',
      'A messenger must keep away from the city built in, Lucca–Siena touches it (PAT-MSG-6).',
    ],
    ['', 'jump', '"jump" is not an action, these are: roma-3 A B move:siena:AB take:lucca messenger:lucca-milano n.'],
  ])('after "%s", %s: %s', (line, token, sentence) => {
    expect(refused(line, token)).toBe(sentence);
  });

  test('the codes of moves that are also codes of positions have their own sentences', () => {
    expect(whyNot(run(STATE, 'lucca-3 A take:lucca lucca=milano-1'), 'messenger:bologna-siena')).toBe('link-taken PAT-MSG-7');
    expect(refused('lucca-3 A take:lucca lucca=milano-1', 'messenger:bologna-siena')).toBe(
      'A link holds one messenger, Bologna–Siena has it already (PAT-MSG-7).',
    );
  });
});

test('how a city stands', () => {
  expect(en.answer(STATE, 'Siena')).toBe(
    'Siena: one floor missing; left tower 4 high (Black 2, White 2): White for 7, standing higher than Black; right tower 2 high (Red 2): Red for 4; messengers add 2 to each tower; Roma (two crests) lies there',
  );
  expect(en.answer(STATE, 'pistoia')).toBeUndefined();
  expect(en.answer(STATE, 'napoli')).toBeUndefined();
  expect(en.describeCity(STATE, findCity('verona'))).toBe(
    'Verona: five floors missing; left tower empty; right tower empty; no card lies there',
  );
});

test('status, tasks and the table', () => {
  expect(en.describeStatus(STATE)).toBe('Turn 2 of 16 · pile 1');
  expect([en.describeTask(STATE, 1), en.describeTask(STATE, 0)]).toEqual(['Play a card', 'Wait for White']);
  expect(en.describeTask(run(STATE, 'siena-4'), 1)).toBe('Build a floor in Siena');
  expect(en.describeTask(run(STATE, 'siena-4 A'), 1)).toBe('Take the card at Siena');
  expect(en.describeTable(STATE, 1)).toEqual([
    'Your hand',
    '  lucca-3: Lucca (star, red cap)',
    '  siena-4: Siena (beard)',
    '  Black: prestige 0; no two-point tokens; two messengers; three cards in hand; 1 played, the last Siena (star, lady); portraits lady 1, red cap 0, beard 0',
    '* White: prestige 0; no two-point tokens; two messengers; two cards in hand; 1 played, the last Siena (two crests); portraits lady 0, red cap 0, beard 0',
    '  Red: prestige 0; no two-point tokens; two messengers; one card in hand; 1 played, the last Siena (any card); portraits lady 0, red cap 0, beard 0',
  ]);
  expect(en.describeSurroundings(STATE, 1).map(({ heading }) => heading)).toEqual([
    'Your hand',
    'Cities',
    'Players',
    'Messengers',
  ]);
});
