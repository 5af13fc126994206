import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { nameLanguage } from './name-language';

test('languages are called as those call them who speak them', () => {
  expect(LANGUAGES.map(nameLanguage)).toEqual(expect.arrayContaining(['English', 'Deutsch', 'Français', 'Nederlands']));
});
