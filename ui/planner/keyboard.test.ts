import { expect, test } from 'vitest';
import { keyEvent } from '../testing/test-frame';
import { ENTER, ESCAPE, type KeyRow, REDO, UNDO, createKeyboard, keyHelp, shortcutOf } from './keyboard';

type Command = 'go' | 'back' | 'less';

const ROWS: readonly KeyRow<Command>[] = [
  { help: 'ways', keys: { ArrowLeft: 'back', ArrowRight: 'go' }, repeats: true },
  { mode: 'asked', keys: { ArrowLeft: 'go' } },
  { help: 'less', keys: { '-': 'less', _: 'less' }, caps: ['−'] },
  { help: 'cards', digits: 6, caps: ['1', '6'] },
  ENTER,
  UNDO,
  REDO,
  ESCAPE,
];

const pressing = (mode?: string): { readonly done: string[]; key(key: string, more?: Partial<KeyboardEvent>): boolean } => {
  const done: string[] = [];
  const onKey = createKeyboard(ROWS, {
    mode: () => mode,
    digit: (digit) => done.push(`card ${digit}`),
    press: (command) => done.push(command),
    drop: () => done.push('drop') > 1,
  });
  return { done, key: (key, more) => onKey(keyEvent(key, more)) };
};

test('one table of rows is what keys do, what the help page tells and what buttons show', () => {
  const { done, key } = pressing();
  for (const name of ['ArrowLeft', '_', 'Enter', 'Z', 'y', '3']) expect(key(name)).toBe(true);
  expect(done).toEqual(['back', 'less', 'enter', 'undo', 'redo', 'card 3']);
  expect(keyHelp(ROWS, { ways: 'Ways', less: 'Less', whole: 'Whole' }).map(({ keys, does }) => `${keys.join(' ')} ${does}`)).toEqual([
    '← → Ways', '− Less', '1 6 ', 'Enter ', 'Z ', 'Y ', 'Esc ', '⇧ ← ⇧ → ', '[ ] ', 'Home Whole', 'C ',
  ]); // biome-ignore format: a table
  expect([shortcutOf(ROWS, 'go'), shortcutOf(ROWS, 'less'), shortcutOf(ROWS, 'undo'), shortcutOf(ROWS, 'build')]).toEqual([
    { shortcut: 'ArrowRight', cap: '→' },
    { shortcut: '-', cap: '−' },
    { shortcut: 'z', cap: 'Z' },
    { shortcut: 'Enter' },
  ]);
});

test('a mode has its own keys, and the plain ones besides', () => {
  const { done, key } = pressing('asked');
  for (const name of ['ArrowLeft', 'ArrowRight']) key(name);
  expect(done).toEqual(['go', 'go']);
});

test('the key of a figure is meant as one, also where it is printed as a minus', () => {
  const { done, key } = pressing();
  key('-', { code: 'Digit6' });
  key('_', { code: 'Digit8' });
  expect([key('8'), key('&', { code: 'Digit1' }), done]).toEqual([false, true, ['card 6', 'less', 'card 1']]);
});

test('only rows that say so may be held down; Shift and Z is redo; Escape is used where there was something', () => {
  const { done, key } = pressing();
  expect(['ArrowLeft', 'Enter', 'z', '1'].map((name) => key(name, { repeat: true }))).toEqual([true, true, true, true]);
  key('Z', { shiftKey: true });
  expect([key('Escape'), done]).toEqual([true, ['back', 'redo', 'drop']]);
  expect([pressing().key('Escape'), pressing().key('q'), pressing().key('z', { metaKey: true })]).toEqual([false, false, false]);
});
