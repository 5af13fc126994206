import { describe, expect, test } from 'vitest';
import { type ToyMove, toy } from './conformance/toy';
import { formatRecord, parseRecord, replay } from './record';
import { unwrap } from './result';

const MOVES: readonly ToyMove[] = [
  { kind: 'deal', boost: 2 },
  { kind: 'deal', boost: 1 },
  { kind: 'throw', pips: 3 },
  { kind: 'boost' },
  { kind: 'throw', pips: 1 },
  { kind: 'walk' },
  { kind: 'throw', pips: 2 },
  { kind: 'resign', seat: 1 },
];

const TEXT = `[Game "toy"]
[Rules "1"]
[Options "seats=2"]
[Result "1 2 resigned"]

0. chance deal 2 deal 1
1. chance die 3  red b
2. chance die 1  blue w
3. chance die 2  blue resign
`;

const OPTIONS = { seats: 2, goal: 10 };

const refusalOf = (text: string): unknown => {
  const parsed = parseRecord(toy, text);
  return parsed.ok ? 'accepted' : parsed.refusal;
};

describe('formatRecord', () => {
  test('a finished game', () => {
    expect(formatRecord(toy, OPTIONS, MOVES)).toBe(TEXT);
  });

  test('a running game, options that differ from the default', () => {
    expect(formatRecord(toy, { seats: 3, goal: 12 }, MOVES.slice(0, 1))).toBe(
      '[Game "toy"]\n[Rules "1"]\n[Options "seats=3 goal=12"]\n[Result "*"]\n\n0. chance deal 2\n',
    );
    expect(formatRecord(toy, OPTIONS, [])).toBe('[Game "toy"]\n[Rules "1"]\n[Options "seats=2"]\n[Result "*"]\n\n');
  });

  test('moves that do not make a game are a programming error', () => {
    expect(() => formatRecord(toy, OPTIONS, MOVES.slice(1, 4))).toThrow('not-now');
  });
});

describe('parseRecord', () => {
  test('reads what formatRecord writes', () => {
    const { record, state } = unwrap(parseRecord(toy, TEXT));
    expect(record).toEqual({ game: 'toy', rules: '1', options: OPTIONS, moves: MOVES, result: '1 2 resigned' });
    expect(state).toEqual(unwrap(replay(toy, record)));
    expect(state.at).toEqual([5, 1]);
  });

  test('ignores spaces, comments, line endings and foreign headers', () => {
    const text = `\uFEFF; found in a drawer\r\n  [Game   "toy"]\r\n[Date "1998-10-03"]\n[Rules "1"]\n\n# dealt\n\n  0.chance   deal   2\tdeal 1 \n0001.   chance die 3 red b`;
    expect(unwrap(parseRecord(toy, text)).record).toEqual({
      game: 'toy',
      rules: '1',
      options: OPTIONS,
      moves: MOVES.slice(0, 4),
    });
  });

  test('names may be omitted', () => {
    expect(unwrap(parseRecord(toy, '[Game "toy"]\n[Rules "1"]\n0. deal 2 deal 1\n1. die 3 b')).record.moves).toEqual(
      MOVES.slice(0, 4),
    );
  });

  test('a game that goes on has a star, or no result at all', () => {
    const running = TEXT.replace('  blue resign', '');
    expect(unwrap(parseRecord(toy, running.replace('1 2 resigned', '*'))).record.result).toBeUndefined();
    expect(unwrap(parseRecord(toy, running.replace('[Result "1 2 resigned"]\n', ''))).record.result).toBeUndefined();
  });

  test.each([
    ['', { code: 'other-game', field: 'game', detail: { expected: 'toy', found: '' } }],
    [TEXT.replace('"toy"', '"chess"'), { code: 'other-game', detail: { expected: 'toy', found: 'chess' } }],
    [TEXT.replace('Rules "1"', 'Rules "2"'), { code: 'other-rules', field: 'rules', detail: { expected: '1', found: '2' } }],
    [TEXT.replace('[Rules "1"]\n', ''), { code: 'other-rules', detail: { found: '' } }],
    [TEXT.replace('[Rules "1"]', '[Game "toy"]'), { code: 'header-twice', field: 'line 2', detail: { header: 'Game' } }],
    [TEXT.replace('[Rules "1"]', '[Rules 1]'), { code: 'bad-header', field: 'line 2', detail: { text: '[Rules 1]' } }],
    [TEXT.replace('seats=2', '__proto__=2'), { code: 'bad-option', field: 'options.__proto__' }],
    [TEXT.replace('1 2 resigned', '*'), { code: 'wrong-result', detail: { expected: '1 2 resigned', found: '*' } }],
    [TEXT.replace('1 2 resigned', '2 1 goal'), { code: 'wrong-result', detail: { expected: '1 2 resigned', found: '2 1 goal' } }],
    [
      TEXT.replace('1 2 resigned', '2 1 resigned'),
      { code: 'wrong-result', detail: { expected: '1 2 resigned', found: '2 1 resigned' } },
    ],
    [TEXT.replace('  blue resign', ''), { code: 'wrong-result', detail: { expected: '*', found: '1 2 resigned' } }],
    [`${TEXT}...\n`, { code: 'bad-line', field: 'line 10', detail: { text: '...' } }],
    [`${TEXT}[Date "1998"]\n`, { code: 'bad-line', field: 'line 10' }],
    [
      TEXT.replace('red b', 'blue b'),
      { code: 'wrong-name', field: 'line 7', detail: { token: 'b', expected: 'red', found: 'blue' } },
    ],
    [TEXT.replace('\n2.', '\n3.'), { code: 'wrong-number', field: 'line 8', detail: { token: 'die 1', expected: 2, found: 3 } }],
    [TEXT.replace('red b', 'red jump'), { code: 'unknown-token', rule: 'TOY-3', field: 'line 7', detail: { token: 'jump' } }],
    [TEXT.replace('die 1', 'deal 1'), { code: 'not-now', rule: 'TOY-1', field: 'line 8', detail: { token: 'deal 1' } }],
    [TEXT.replace('die 2  blue resign', 'die'), { code: 'unknown-token', field: 'line 9', detail: { token: 'die' } }],
    [TEXT.replace('red b', 'red'), { code: 'missing-move', field: 'line 7', detail: { name: 'red' } }],
    [TEXT.replace('red b', 'red blue b'), { code: 'missing-move', field: 'line 7', detail: { name: 'red' } }],
    [`${TEXT}4.`, { code: 'missing-move', field: 'line 10' }],
    [`${TEXT}4. chance die 1`, { code: 'over', rule: 'TOY-2', field: 'line 10' }],
    ['x'.repeat(1_000_001), { code: 'too-long', field: 'text', detail: { longest: 1_000_000, found: 1_000_001 } }],
  ])('refuses %#', (text, refusal) => {
    expect(refusalOf(text)).toMatchObject(refusal);
  });
});

describe('replay', () => {
  const record = { game: 'toy', rules: '1', options: OPTIONS, moves: MOVES };

  test('leads to the state', () => {
    expect(unwrap(replay(toy, record))).toMatchObject({ at: [5, 1], boosts: [0, 1], turn: 3, quitter: 1 });
    expect(replay(toy, { ...record, result: '1 2 resigned' })).toMatchObject({ ok: true });
  });

  test('refuses other games, other rules, bad options, illegal moves and wrong results', () => {
    expect(replay(toy, { ...record, game: 'chess' })).toMatchObject({
      refusal: { code: 'other-game', rule: 'RECORD', field: 'game' },
    });
    expect(replay(toy, { ...record, rules: '0' })).toMatchObject({ refusal: { code: 'other-rules', field: 'rules' } });
    expect(replay(toy, { ...record, options: { goal: 1 } })).toMatchObject({
      refusal: { code: 'bad-option', field: 'options.goal' },
    });
    expect(replay(toy, { ...record, moves: [...MOVES.slice(0, 3), { kind: 'throw', pips: 1 }] })).toEqual({
      ok: false,
      refusal: { code: 'not-now', rule: 'TOY-1', field: 'moves[3]' },
    });
    expect(replay(toy, { ...record, result: '1 1 goal' })).toMatchObject({ refusal: { code: 'wrong-result', field: 'result' } });
  });
});
