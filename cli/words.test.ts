import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mississippiQueen } from '@showboat/games/mississippi-queen';
import { runCli } from './testing/run-cli';
import { CLI_CODES, CLI_RULE } from './refusals';
import { say } from './words';

const source = (path: string): string => readFileSync(new URL(`../engine/${path}`, import.meta.url), 'utf8');

test.each([...CLI_CODES])('%s has a sentence', (code) => {
  expect(say({ code, rule: CLI_RULE, field: 'x' })).toMatch(/^x: (?!is refused).+/);
});

test('every refusal of the engine has a sentence', () => {
  const records = [...source('record.ts').matchAll(/bad\(\s*'([a-z-]+)'/g)].map(([, code]) => ({ code, rule: 'RECORD' }));
  const draws = [...source('sealed-chance.ts').matchAll(/code: '([a-z-]+)'/g)].map(([, code]) => ({ code, rule: 'CHANCE' }));
  expect(records.length).toBeGreaterThan(8);
  expect(draws).toHaveLength(3);
  for (const refusal of [...records, ...draws]) expect(say({ ...refusal, field: 'x' })).toMatch(/^x: (?!is refused)/);
});

test('every problem of an option has a sentence', () => {
  const engine = source('options.ts') + source('option-text.ts');
  const problems = [...engine.matchAll(/badOption\([^']*'([a-z-]+)'/g)].map(([, problem]) => problem);
  expect(new Set(problems).size).toBe(8);
  for (const problem of problems) {
    const refusal = {
      code: 'bad-option',
      rule: 'OPTIONS',
      field: 'options.seats',
      detail: { problem, given: '9', min: 2, max: 6, values: '2 3' },
    };
    expect(say(refusal, { game: mississippiQueen })).toMatch(/^options\.seats: (?:must|is not).* \(MQ-COMP-1\)$/);
    expect(say(refusal)).toMatch(/^options\.seats: (?:must|is not)/);
  }
});

test('an internal error is one line, with the stack on request', async () => {
  const answers = (): string => {
    throw new Error('the keyboard\nis on fire');
  };
  const argv = ['play', '--seed', '1'];
  const quiet = await runCli(argv, { answers });
  expect(quiet.code).toBe(70);
  expect(quiet.err).toBe('internal error: the keyboard is on fire (SHOWBOAT_DEBUG=1 shows where)\n');
  const loud = await runCli(argv, { answers, isDebug: true });
  expect(loud.err).toContain('    at ');
});
