import { describe, expect, test } from 'vitest';
import { formatOptions, parseOptionText } from './option-text';
import { type OptionSchema, parseOptions } from './options';
import { unwrap } from './result';

const told = { help: 'A sentence.', rules: [] } as const;

const schema: OptionSchema = {
  mode: { ...told, kind: 'choice', fallback: 'passengers', values: ['passengers', 'school'] },
  seats: { ...told, kind: 'number', fallback: 3, min: 2, max: 6 },
  boatsEach: { ...told, kind: 'choice', fallback: 1, values: [1, 2] },
  rose: { ...told, kind: 'switch', fallback: false },
  'fish.3': { ...told, kind: 'number', fallback: 11, min: 0, max: 99 },
  tiles: { ...told, kind: 'list', fallback: [] },
  swap: { ...told, kind: 'pairs', fallback: [] },
};

const DEFAULTS = { mode: 'passengers', seats: 3, boatsEach: 1, rose: false, 'fish.3': 11, tiles: [], swap: [] };

const refusalOf = (input: unknown): unknown => {
  const parsed = parseOptions(schema, input);
  return parsed.ok ? 'accepted' : parsed.refusal;
};

const textRefusalOf = (text: string): unknown => {
  const parsed = parseOptionText(schema, text);
  return parsed.ok ? 'accepted' : parsed.refusal;
};

const bad = (field: string, detail: object): object => ({ code: 'bad-option', rule: 'OPTIONS', field, detail });

describe('parseOptions', () => {
  test('fills in the defaults, in the order of the schema', () => {
    expect(parseOptions(schema, {})).toEqual({ ok: true, value: DEFAULTS });
    expect(Object.keys(unwrap(parseOptions(schema, { rose: true, mode: 'school' })))).toEqual(Object.keys(schema));
  });

  test('takes values of every kind', () => {
    const given = { mode: 'school', seats: 5, boatsEach: 2, rose: true, 'fish.3': 0, tiles: ['A1', 'A2'], swap: [['A9', 'B1']] };
    expect(parseOptions(schema, given)).toEqual({ ok: true, value: given });
  });

  test('refuses unknown options', () => {
    expect(refusalOf({ speed: 3 })).toEqual(bad('options.speed', { problem: 'unknown' }));
  });

  test('refuses the names that every object inherits, and never takes a value from there', () => {
    expect(refusalOf(JSON.parse('{"__proto__":{"rose":true}}'))).toEqual(bad('options.__proto__', { problem: 'unknown' }));
    expect(refusalOf({ constructor: 1 })).toEqual(bad('options.constructor', { problem: 'unknown' }));
    expect(refusalOf({ toString: 1 })).toEqual(bad('options.toString', { problem: 'unknown' }));
    expect(parseOptions(schema, Object.create({ rose: true }))).toEqual({ ok: true, value: DEFAULTS });
    expect(textRefusalOf('__proto__=1')).toEqual(bad('options.__proto__', { problem: 'unknown' }));
    expect(textRefusalOf('constructor')).toEqual(bad('options.constructor', { problem: 'unknown' }));
  });

  test.each([[undefined], [null], [7], ['rose=true'], [[]], [() => 1]])('refuses %s instead of an object', (input) => {
    expect(refusalOf(input)).toMatchObject({ code: 'bad-option', field: 'options', detail: { problem: 'not-an-object' } });
  });

  test('refuses wrong types', () => {
    expect(refusalOf({ rose: 'true' })).toEqual(bad('options.rose', { problem: 'wrong-type', given: '"true"' }));
    expect(refusalOf({ seats: '3' })).toEqual(bad('options.seats', { problem: 'wrong-type', given: '"3"' }));
    expect(refusalOf({ seats: 2.5 })).toEqual(bad('options.seats', { problem: 'wrong-type', given: '2.5' }));
    expect(refusalOf({ seats: Number.NaN })).toEqual(bad('options.seats', { problem: 'wrong-type', given: 'null' }));
    expect(refusalOf({ seats: null })).toEqual(bad('options.seats', { problem: 'wrong-type', given: 'null' }));
    expect(refusalOf({ tiles: 'A1' })).toEqual(bad('options.tiles', { problem: 'wrong-type', given: '"A1"' }));
    expect(refusalOf({ seats: 3n })).toEqual(bad('options.seats', { problem: 'wrong-type', given: 'bigint' }));
    expect(refusalOf({ swap: {} })).toEqual(bad('options.swap', { problem: 'wrong-type', given: '{}' }));
  });

  test('refuses what is out of range or not a choice', () => {
    expect(refusalOf({ seats: 7 })).toEqual(bad('options.seats', { problem: 'out-of-range', given: '7', min: 2, max: 6 }));
    expect(refusalOf({ boatsEach: '2' })).toEqual(
      bad('options.boatsEach', { problem: 'not-a-choice', given: '"2"', values: '1 2' }),
    );
  });

  test('refuses entries that would be ambiguous in the text form', () => {
    for (const entry of ['', 'A 1', 'A+1', 'A,1', 'A=1', 'A:1', 7, null, ['A1']]) {
      expect(refusalOf({ tiles: ['A1', entry] })).toMatchObject({ field: 'options.tiles', detail: { problem: 'bad-entry' } });
      expect(refusalOf({ swap: [['A1', entry]] })).toMatchObject({ field: 'options.swap', detail: { problem: 'bad-entry' } });
    }
    expect(refusalOf({ swap: [['A1']] })).toMatchObject({ detail: { problem: 'bad-entry' } });
    expect(refusalOf({ tiles: Array.from({ length: 1001 }, () => 'A1') })).toMatchObject({ detail: { problem: 'wrong-type' } });
  });
});

describe('parseOptionText', () => {
  test('reads blanks and commas', () => {
    expect(parseOptionText(schema, 'mode=school seats=4')).toEqual({
      ok: true,
      value: { ...DEFAULTS, mode: 'school', seats: 4 },
    });
    expect(parseOptionText(schema, ' rose=true,boatsEach=2, fish.3=12 ')).toEqual({
      ok: true,
      value: { ...DEFAULTS, rose: true, boatsEach: 2, 'fish.3': 12 },
    });
    expect(parseOptionText(schema, '')).toEqual({ ok: true, value: DEFAULTS });
  });

  test('reads lists and pairs', () => {
    expect(parseOptionText(schema, 'tiles=A1+A2 swap=A9:B1+A10:B4')).toEqual({
      ok: true,
      value: {
        ...DEFAULTS,
        tiles: ['A1', 'A2'],
        swap: [
          ['A9', 'B1'],
          ['A10', 'B4'],
        ],
      },
    });
  });

  test.each([
    ['seats', 'options.seats', 'no-value'],
    ['seats=3 seats=4', 'options.seats', 'twice'],
    ['seats=three', 'options.seats', 'wrong-type'],
    ['seats=', 'options.seats', 'wrong-type'],
    ['seats=99999999999999999999', 'options.seats', 'wrong-type'],
    ['rose=yes', 'options.rose', 'wrong-type'],
    ['mode=lake', 'options.mode', 'not-a-choice'],
    ['tiles=A1++A2', 'options.tiles', 'bad-entry'],
    ['swap=A1', 'options.swap', 'bad-entry'],
    ['swap=A1:B1:C1', 'options.swap', 'bad-entry'],
    ['=3', 'options.', 'unknown'],
  ])('refuses %s', (text, field, problem) => {
    expect(textRefusalOf(text)).toMatchObject({ code: 'bad-option', rule: 'OPTIONS', field, detail: { problem } });
  });
});

describe('formatOptions', () => {
  test('lists what differs from the default, and what is always listed, in schema order', () => {
    expect(formatOptions(schema, DEFAULTS)).toBe('');
    expect(formatOptions(schema, DEFAULTS, ['seats', 'mode'])).toBe('mode=passengers seats=3');
    expect(formatOptions(schema, { ...DEFAULTS, swap: [['A9', 'B1']], tiles: ['A1', 'A2'], rose: true }, ['seats'])).toBe(
      'seats=3 rose=true tiles=A1+A2 swap=A9:B1',
    );
  });

  test('survives a round trip', () => {
    const values = { ...DEFAULTS, mode: 'school', tiles: ['A1', 'A2'], swap: [['A9', 'B1'] as const, ['A10', 'B4'] as const] };
    expect(parseOptionText(schema, formatOptions(schema, values))).toEqual({ ok: true, value: values });
  });

  test('lists an empty list where the default is not empty', () => {
    const full: OptionSchema = { tiles: { ...told, kind: 'list', fallback: ['A1'] } };
    expect(formatOptions(full, { tiles: [] })).toBe('tiles=');
    expect(parseOptionText(full, 'tiles=')).toEqual({ ok: true, value: { tiles: [] } });
  });
});

describe('an option that is JSON', () => {
  const withBoard: OptionSchema = { ...schema, board: { ...told, kind: 'json', fallback: 'standard' } };
  const boardOf = (board: unknown): unknown => {
    const parsed = parseOptions(withBoard, { board });
    return parsed.ok ? parsed.value.board : parsed.refusal.detail?.problem;
  };

  test('is the text of an object in canonical form, or the word for its default', () => {
    expect(boardOf('standard')).toBe('standard');
    expect(boardOf('{ "a": 1,\n "b": [2] }')).toBe('{"a":1,"b":[2]}');
    for (const given of ['', '{', '7', '[]', 'null', 'other', { a: 1 }, 7, ' '.repeat(200_001)])
      expect(boardOf(given)).toBe('wrong-type');
  });

  test('is abbreviated in a line of options, which cannot be parsed back', () => {
    const values = unwrap(parseOptions(withBoard, { board: '{"a":1}' }));
    expect(formatOptions(withBoard, values)).toBe('board=own');
    expect(formatOptions(withBoard, unwrap(parseOptions(withBoard, {})))).toBe('');
    expect(parseOptionText(withBoard, 'board=own').ok).toBe(false);
    expect(unwrap(parseOptionText(withBoard, 'board=standard')).board).toBe('standard');
  });
});
