import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { nameLanguage } from './name-language';

test('languages are named in themselves', () => {
  expect(LANGUAGES.map(nameLanguage)).toEqual(expect.arrayContaining(['English', 'Deutsch', 'Français', 'Nederlands']));
});
