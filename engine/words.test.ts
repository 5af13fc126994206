import { describe, expect, test } from 'vitest';
import { optionWords, sayField } from './more-phrases';
import { sayRefusal } from './why-phrases';
import { type GameWords, type MoreWords, type WhyWords, allWords, capital, listed, pickLanguage } from './words';

test.each([
  [['fr-CA', 'de'], 'fr'],
  [['pt-BR', 'NL-be', 'de'], 'nl'],
  [['pt', 'it'], 'en'],
  [[], 'en'],
] as const)('who reads %j is spoken to in %s', (wanted, language) => {
  expect(pickLanguage(wanted)).toBe(language);
});

test('lists have no comma before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(capital('élan')).toBe('Élan');
});

describe('refusals', () => {
  const phrases = {
    sentences: { slow: ({ speed }: { readonly speed?: unknown }) => `Too slow at ${speed}` },
    unknown: (code: string) => `No (${code})`,
  };
  const said = (code: string, rest: object = {}): string =>
    sayRefusal(phrases, { code, rule: 'TOY-1', detail: { speed: 2, token: 's2' }, ...rest });

  test('are sentences with the number of their rule; of a field or a line, what follows its name', () => {
    expect(said('slow')).toBe('Too slow at 2 (TOY-1).');
    expect(said('slow', { rule: 'FORMAT', field: 'action' })).toBe('Too slow at 2.');
    expect(said('slow', { field: 'line 3' })).toBe('line 3, "s2": Too slow at 2 (TOY-1)');
    expect(said('unreadable-action', { field: 'line 3' })).toBe('line 3: No (unreadable-action) (TOY-1)');
    expect(said('toString')).toBe('No (toString) (TOY-1).');
  });

  test('of fields say what the field must be', () => {
    const fields = {
      needs: { 'ships[].at': 'a space' },
      list: 'a list',
      object: 'an object',
      bad: (need: string, given: string) => `must be ${need}, was ${given}`,
      missing: (need: string | undefined) => `is missing, must be ${need ?? 'there'}`,
      sentences: { twice: () => 'is there twice' },
    };
    const plan = { rules: { 'ships[].at': 'TOY-2' }, nameOf: (field: string) => field };
    const of = (code: string, field: string, given = '9'): string | undefined =>
      sayField(fields, plan, { code, rule: 'FORMAT', field, detail: { given, expected: 'x' } });
    expect(of('bad-field', 'ships[3].at')).toBe('must be a space, was 9 (TOY-2)');
    expect(of('bad-field', 'other', 'Array')).toBe('must be x, was a list');
    expect(of('missing-field', 'ships[3].at')).toBe('is missing, must be a space (TOY-2)');
    expect(of('missing-field', 'other')).toBe('is missing, must be there');
    expect([of('twice', 'other'), of('slow', 'other')]).toEqual(['is there twice', undefined]);
  });
});

test('options have titles, and their values words where they are no numbers', () => {
  const phrases = ['T', 'H.'] as const;
  const titled = { title: 'T', help: 'H.' };
  const { option, optionValue, preset } = optionWords<
    {
      readonly board: { readonly kind: 'json'; readonly fallback: 'standard'; readonly rules: [] };
      readonly limit: { readonly kind: 'number'; readonly fallback: 0; readonly min: 0; readonly max: 9; readonly rules: [] };
    },
    'six'
  >({
    options: { board: phrases, limit: phrases },
    values: { board: { standard: 'Ours', own: 'Yours' }, limit: { 0: 'None' } },
    on: 'On',
    off: 'Off',
    presets: { six: phrases },
  });
  expect([option('board'), preset('six'), option('valueOf')]).toEqual([titled, titled, { title: 'valueOf', help: '' }]);
  expect([optionValue('board', 'standard'), optionValue('board', '{"a":1}')]).toEqual(['Ours', 'Yours']);
  expect([optionValue('limit', 0), optionValue('limit', 3), optionValue('any', true)]).toEqual(['None', '3', 'On']);
});

test('all parts of the words call players by the same names', () => {
  const nothing = (): string => '';
  const words = (name: string): GameWords<number, number> => ({
    language: 'en',
    title: 'Toy',
    nameSeat: nothing,
    nameMover: nothing,
    describeMove: () => name,
    describeEvent: () => [],
    joinPhrases: nothing,
    sayEnding: nothing,
    describeStatus: nothing,
    describeTask: nothing,
    withNames: (call) => words(call(0, name)),
  });
  const why = (name: string): WhyWords => ({
    sayRefusal: () => 'of a move',
    sayReason: () => name,
    withNames: (call) => why(call(0, name)),
  });
  const more = (name: string): MoreWords<number> => ({
    sayRefusal: () => 'of anything',
    describeSurroundings: () => [],
    drawNear: nothing,
    describeTable: () => [name],
    answer: nothing,
    questionHint: '',
    option: () => ({ title: '', help: '' }),
    optionValue: nothing,
    preset: () => ({ title: '', help: '' }),
    withNames: (call) => more(call(0, name)),
  });
  const all = allWords(words('red'), why('red'), more('red'));
  expect(all.sayRefusal({ code: 'x', rule: 'TOY-1' })).toBe('of anything');
  const named = all.withNames?.((seat, own) => `Ada (${own} ${seat})`);
  const reason = { code: 'x', detail: {} };
  expect([named?.describeMove(0, 0), named?.sayReason(reason), named?.describeTable(0, 0)]).toEqual([
    'Ada (red 0)',
    'Ada (red 0)',
    ['Ada (red 0)'],
  ]);
});
