import { expect, test } from 'vitest';
import { formatBot, parseBot } from './names';

test.each([
  ['captain', { name: 'captain', level: 'captain', style: 'steady' }],
  ['captain:pushy', { name: 'captain:pushy', level: 'captain', style: 'pushy' }],
  ['captain:steady', { name: 'captain', level: 'captain', style: 'steady' }],
  ['mate@50', { name: 'mate@50', level: 'mate', style: 'steady', iterations: 50 }],
  ['commodore:bold@300ms', { name: 'commodore:bold@300ms', level: 'commodore', style: 'bold', milliseconds: 300 }],
])('%s is a bot', (text, bot) => {
  expect(parseBot(text)).toEqual(bot);
  expect(formatBot(parseBot(bot.name) ?? { level: 'random', style: 'steady' }, parseBot(bot.name))).toBe(bot.name);
});

test.each([
  '',
  'admiral',
  'Captain',
  'captain:',
  'captain:meek',
  'mate@',
  'mate@0',
  'mate@-5',
  'mate@5s',
  'mate@1e3',
  'constructor',
])('"%s" is none', (text) => {
  expect(parseBot(text)).toBeUndefined();
});
