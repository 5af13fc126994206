import { expect, test } from 'vitest';
import { importsOf, scanSource } from './source';

test('comments are blanked, lines stay', () => {
  expect(scanSource('a // b\nc /* d\ne */ f').code).toBe('a     \nc     \n     f');
});

test('strings are blanked in the bare text only', () => {
  const { code, bare } = scanSource(`x = 'a // b' + "it's"; // c`);
  expect(code).toBe(`x = 'a // b' + "it's";     `);
  expect(bare).toBe(`x = '      ' + "    ";     `);
});

test('templates keep the code within', () => {
  expect(scanSource('`a ${f({ b: `c` })} d` + e').bare).toBe('`   {f({ b: ` ` })}  ` + e');
});

test('regular expressions are neither strings nor comments', () => {
  expect(scanSource(`const a = /['"/*]\\//; b`).bare).toBe(`const a = /        /; b`);
  expect(scanSource('a / b; // c').bare).toBe('a / b;     ');
});

test.each([`'open`, '`open', '`${', '/* open', '/open', "'\\", '}'])('survives %j', (text) => {
  expect(scanSource(text).code).toHaveLength(text.length);
  expect(scanSource(text).bare).toHaveLength(text.length);
});

test('imports of every form', () => {
  const text = `import a from './a';
import { type B,
  c } from "../b";
import type { D } from '@showboat/engine';
export * from './e';
export { f } from './f';
import './g';
const h = await import('./h');
const i = require('node:fs');
// import j from './j';
const k = "import l from './l'";
const from = 'x';
export const m = 'n';`;
  expect(importsOf(scanSource(text))).toEqual(['./a', '../b', '@showboat/engine', './e', './f', './g', './h', 'node:fs']);
});
