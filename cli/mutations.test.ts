import { type Random, createRandom, pick } from '@showboat/engine';
import { expect, test } from 'vitest';
import { readFixture, recordText } from './testing/fixtures';
import { runCli } from './testing/run-cli';

// Input may be anything: it is accepted, or refused in one line that names a field. It never throws.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const WEIRD: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  7,
  99,
  1.5,
  1e300,
  '',
  'x',
  '1c2',
  'S A5',
  '__proto__',
  '💥\n',
  [],
  [[]],
  [null],
  {},
  { a: 1 },
];

const isBranch = (value: Json): value is Json[] | { [key: string]: Json } => typeof value === 'object' && value !== null;

const mutated = (value: Json, random: Random): Json => {
  if (!isBranch(value)) return pick(random, WEIRD);
  const entries = Object.entries(value);
  if (entries.length === 0 || random() < 0.05) return pick(random, WEIRD);
  const [key, child] = pick(random, entries);
  const deeper = isBranch(child) && random() < 0.8;
  const changed = deeper ? mutated(child, random) : pick(random, WEIRD);
  const kind = deeper ? 'replace' : pick(random, ['delete', 'replace', 'replace', 'copy']);
  const rest = entries.filter(([other]) => other !== key);
  const [otherKey] = pick(random, entries);
  const after: [string, Json][] =
    kind === 'delete'
      ? rest
      : kind === 'replace'
        ? entries.map(([name, one]) => [name, name === key ? changed : one])
        : entries.map(([name, one]) => [name, name === otherKey ? child : one]);
  if (kind === 'copy' && !Array.isArray(value)) return { ...Object.fromEntries(entries), [`${key}2`]: child };
  if (kind === 'copy' && Array.isArray(value) && random() < 0.5) return [...value, child];
  return Array.isArray(value) ? after.map(([, one]) => one) : Object.fromEntries(after);
};

const FIELD =
  /^error: standard input: (?:[a-zA-Z_]\w*(?:\[\d+\])?(?:\.\w+(?:\[\d+\])?)*|line \d+(?:, ".*")?|\[Game\]|position): .+\n$/;
const WHOLE = /^error: standard input: must be (?:a position, an object in JSON|a record)/;

const expectTold = ({ code, err }: { readonly code: number; readonly err: string }, text: string): void => {
  if (code === 0) return;
  expect({ code, text: code === 2 ? '' : text }).toEqual({ code: 2, text: '' });
  expect(err.trimEnd()).not.toContain('\n');
  expect(WHOLE.test(err) || FIELD.test(err) ? '' : err).toBe('');
  // The fallback text of a code without a sentence.
  expect(err).not.toMatch(/refused|undefined|NaN|\[object/);
};

test.each(['0004-base4.json', '0054-two2both.json'])('200 mutations of %s', async (name) => {
  const position: Json = JSON.parse(readFixture(name));
  const random = createRandom(name);
  let refusals = 0;
  for (let round = 0; round < 200; round++) {
    const text = JSON.stringify(mutated(position, random));
    const ran = await runCli(['turns', '-', '--count'], { stdin: text });
    expectTold(ran, text);
    refusals += ran.code === 0 ? 0 : 1;
  }
  expect(refusals).toBeGreaterThan(100);
});

const JUNK = [
  '',
  '.',
  '9',
  'f',
  '=7',
  'beige',
  'chance',
  'dS A5',
  't red 2',
  '"',
  '[',
  '1.',
  '💥',
  '\u0000',
  '@9',
  'resign',
  '__proto__',
];

const mutatedText = (text: string, random: Random): string => {
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  const words = lines[at].split(' ');
  const word = Math.floor(random() * words.length);
  switch (
    pick(random, ['delete-line', 'repeat-line', 'swap-lines', 'delete-word', 'replace-word', 'repeat-word', 'replace-word'])
  ) {
    case 'delete-line':
      return lines.toSpliced(at, 1).join('\n');
    case 'repeat-line':
      return lines.toSpliced(at, 0, lines[at]).join('\n');
    case 'swap-lines':
      return lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at]).join('\n');
    case 'delete-word':
      return lines.with(at, words.toSpliced(word, 1).join(' ')).join('\n');
    case 'repeat-word':
      return lines.with(at, words.toSpliced(word, 0, words[word]).join(' ')).join('\n');
    default:
      return lines.with(at, words.with(word, pick(random, JUNK)).join(' ')).join('\n');
  }
};

test.each(['one', 'two'])('200 mutations of record %s', async (seed) => {
  const record = recordText(seed, seed === 'one' ? { seats: 3 } : { seats: 5, mode: 'school' });
  const random = createRandom(seed);
  let refusals = 0;
  for (let round = 0; round < 200; round++) {
    const text = mutatedText(record, random);
    const ran = await runCli(['replay', '-', '--json'], { stdin: text });
    expectTold(ran, text);
    refusals += ran.code === 0 ? 0 : 1;
  }
  expect(refusals).toBeGreaterThan(100);
});
