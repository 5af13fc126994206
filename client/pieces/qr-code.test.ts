import { expect, test } from 'vitest';
import { encodeQr } from './qr-code';
import { decodeQr } from './qr-decoder-for-tests';

test.each([
  ['1 block', 'A'],
  ['the longest link of version 3', 'https://showboat.example/j/amber-heron-k7q'],
  ['two blocks', 'https://showboat.example/j/amber-heron-k7q2w9?seat=2'],
  ['with its version in the code', `https://showboat.example/${'x'.repeat(90)}`],
  ['blocks of two lengths', `https://showboat.example/${'x'.repeat(140)}`],
  ['as much as there is room for', 'y'.repeat(213)],
  ['text beyond Latin', 'https://showboat.example/ü/船'],
])('is read again: %s', (_, text) => {
  expect(decodeQr(encodeQr(text))).toBe(text);
});

test('what is too long is refused', () => {
  expect(() => encodeQr('y'.repeat(214))).toThrow('214 bytes');
});
