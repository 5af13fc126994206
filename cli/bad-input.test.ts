import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixturePath, readFixture, recordText } from './testing/fixtures';
import { runCli } from './testing/run-cli';

const folder = mkdtempSync(join(tmpdir(), 'showboat-'));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const GOOD = fixturePath('0004-base4.json');
const position = readFixture('0004-base4.json');
const record = recordText('bad', { seats: 3 });
const changed = (name: string, from: string | RegExp, to: string, text = position): string => {
  const after = text.replace(from, to);
  if (after === text) throw new Error(`${name}: nothing was changed`);
  return file(name, after);
};

const CASES: readonly (readonly [readonly string[], string])[] = [
  [['nonsense'], "unknown command 'nonsense'"],
  [['help', 'nonsense'], "unknown command 'nonsense'"],
  [['--nonsense'], "unknown option '--nonsense'"],
  [['turns'], "missing required argument 'files'"],
  [['turns', GOOD, '--nonsense'], "unknown option '--nonsense'"],
  [['turns', 'no-such-file.json'], 'no-such-file.json: there is no such file'],
  [['turns', ''], '"": there is no such file'],
  [['turns', GOOD, 'no-such-file.json'], 'no-such-file.json: there is no such file'],
  [['turns', folder], 'must be a file, is a folder'],
  [['turns', file('empty.json', '')], 'the file is empty'],
  [['turns', file('words.json', 'hello\nworld')], 'must be a position in JSON'],
  [['turns', file('list.json', '[]')], 'must be a position, an object in JSON, was a list'],
  [['turns', file('null.json', 'null')], 'was null'],
  [['turns', file('number.json', '7')], 'was a number'],
  [['turns', file('object.json', '{}')], 'game: is missing, must be "mississippi-queen" or "patrician" or "hot-tin-roof"'],
  [
    ['turns', file('other.json', '{"game":"chess"}')],
    'game: must be "mississippi-queen" or "patrician" or "hot-tin-roof", was "chess"',
  ],
  [['turns', file('odd.json', '{"game":{"a":[]}}')], 'game: must be "mississippi-queen" or "patrician" or "hot-tin-roof"'],
  [['turns', file('bare.json', '{"game":"mississippi-queen"}')], 'is missing'],
  [['turns', file('deep.json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`)], 'must have at most 100 levels of brackets'],
  [
    [
      'draw',
      file('deep-board.json', `{"game":"hot-tin-roof","options":{"board":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}}`),
    ],
    'must have at most 100 levels of brackets',
  ],
  [
    ['board', 'check', file('board.json', `{"format":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)],
    'at most 100 levels of brackets',
  ],
  [['turns', file('record.json', record)], 'is a record'],
  [['turns', changed('coal.json', /"coal": ?0/, '"coal":9')], 'coal.json: ships[0].coal: must be 0 to 6, was 9 (MQ-COMP-3)'],
  [['turns', changed('speed.json', /"speed": ?2/, '"speed":"fast"')], 'speed: must be 1 to 6, was "fast" (MQ-COMP-3)'],
  [
    ['turns', changed('option.json', /"options": ?\{/, '"options":{"sails":true,')],
    'options.sails: is not an option of this game',
  ],
  [
    ['turns', changed('limit.json', /"options": ?\{/, '"options":{"roundLimit":-1,')],
    'options.roundLimit: must be 0 to 1000, was -1 (VAR-14)',
  ],
  [['turns', changed('extra.json', /"seats":/, '"sails":1,"seats":')], 'sails: is not a field of a position'],
  [['draw', 'no-such-file'], 'there is no such file'],
  [['draw', file('draw.txt', 'hello')], 'must be a record'],
  [['draw', GOOD, GOOD], 'too many arguments'],
  [['replay', GOOD], 'must be a record, is a position in JSON'],
  [['replay', file('no-header.txt', '1. beige =1')], 'must be a record'],
  [
    ['replay', changed('game.txt', 'mississippi-queen', 'chess', record)],
    '[Game]: must be "mississippi-queen" or "patrician" or "hot-tin-roof", was "chess"',
  ],
  [['replay', changed('rules.txt', '[Rules "1"]', '[Rules "0"]', record)], 'rules: must be "1", was "0"'],
  [['replay', changed('no-rules.txt', '[Rules "1"]\n', '', record)], 'rules: must be "1", was not given'],
  [['replay', changed('options.txt', 'seats=3', 'seats=9', record)], 'options.seats: must be 2 to 6, was 9 (MQ-COMP-1)'],
  [['replay', changed('alone.txt', 'seats=3', 'seats=2', record)], 'options.seats: must be 3 to 6 with one boat each'],
  [['replay', changed('result.txt', /\[Result ".*"\]/, '[Result "1/1"]', record)], 'result: must be'],
  [['replay', changed('token.txt', /beige =\d/, 'beige =7', record)], '"=7"'],
  [['replay', changed('early.txt', /beige =\d/, 'beige f', record)], '"f": A turn begins with setting the speed (MQ-TURN-2)'],
  [['replay', changed('line.txt', '\n1. chance', '\nchance', record)], 'line 6: must be a number with a point'],
  [['replay', GOOD, '--jason'], "unknown option '--jason'"],
  [['simulate', 'chess'], 'GAME: must be "mississippi-queen" or "patrician" or "hot-tin-roof", was "chess"'],
  [['simulate', 'mississippi-queen', '--games', '0'], '--games: must be a whole number from 1 to 1000000, was "0"'],
  [['simulate', 'mississippi-queen', '--games', '-1'], '--games'],
  [['simulate', 'mississippi-queen', '--games=-1'], 'was "-1"'],
  [['simulate', 'mississippi-queen', '--games', '1e9'], 'was "1e9"'],
  [['simulate', 'mississippi-queen', '--games', '1.5'], 'was "1.5"'],
  [['simulate', 'mississippi-queen', '--games', '9'.repeat(400)], '--games: must be'],
  [['simulate', 'mississippi-queen', '--games', 'abc'], 'was "abc"'],
  [['simulate', 'mississippi-queen', '--games'], 'argument missing'],
  [['simulate', 'mississippi-queen', '--seed', ''], '--seed: must be a text of 1 to 100 characters'],
  [['simulate', 'mississippi-queen', '--preset', 'regatta'], '--preset: must be one of driving-school, passenger-game'],
  [['simulate', 'mississippi-queen', '--options', 'sails=true'], 'options.sails: is not an option of this game'],
  [['simulate', 'mississippi-queen', '--options', 'rose'], 'options.rose: must have a value'],
  [['simulate', 'mississippi-queen', '--options', 'rose=maybe'], 'options.rose: must be true or false, was "maybe" (VAR-3)'],
  [['simulate', 'mississippi-queen', '--options', 'seats=3,seats=4'], 'options.seats: must be given once'],
  [
    ['simulate', 'mississippi-queen', '--options', 'mode=school,rose=true'],
    'options.rose: must be false in the driving school (MQ-SET-7)',
  ],
  [['simulate', 'mississippi-queen', '--options', '__proto__=1'], 'options.__proto__: is not an option'],
  [['simulate', 'mississippi-queen', '--seats', 'x'], '--seats: must be a whole number from 2 to 6, was "x"'],
  [['simulate', 'mississippi-queen', '--preset', 'six', '--seats', '3'], 'seats: must be 6 with the preset six, was 3'],
  [['play', 'chess'], 'GAME: must be'],
  [['play', '--seats', '7'], '--seats: must be 2 to 6, was 7'],
  [['play', '--preset', 'regatta'], '--preset: must be one of'],
  [['rules', 'chess'], 'GAME: must be'],
  [['rules', 'mississippi-queen', 'MQ-NONE-1'], 'ID: must be the number of a rule, was "MQ-NONE-1"'],
  [['options', '../engine'], 'GAME: must be'],
  [['options'], "missing required argument 'game'"],
];

test.each(CASES)('%j: %s', async (argv, sentence) => {
  const { code, err } = await runCli(argv);
  expect(err).toMatch(/^error: [^\n]+\n$/);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

test('the contents of a file never reach the terminal unescaped', async () => {
  const { code, err } = await runCli(['turns', '-'], { stdin: '{"game":"\\u001b[2Jboo\\nboo"}' });
  expect(code).toBe(2);
  expect(err).toBe(
    'error: standard input: game: must be "mississippi-queen" or "patrician" or "hot-tin-roof", was " [2Jboo boo"\n',
  );
});
