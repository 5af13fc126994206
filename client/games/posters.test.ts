import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VIEWS } from '@showboat/games/views';
import { LANGUAGES } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../messages/load';
import { pictureOf } from './posters';

describe.each(VIEWS)('the poster of $id', ({ id, poster }) => {
  test('has a small picture in light and dark mode', () => {
    for (const isNight of [false, true])
      expect(statSync(fileURLToPath(pictureOf(id, isNight)?.source ?? '')).size).toBeLessThan(40_000);
  });

  test('is dimmed in dark mode only, and only without a picture for it', () => {
    expect(pictureOf(id, false)?.isDimmed).toBe(false);
    expect(pictureOf(id, true)?.isDimmed).toBe(poster.pictures.night === undefined);
  });

  test.each(LANGUAGES)('speaks %s', async (language) => {
    expect((await loadMessages(language)).posters[id]).toMatchObject({
      title: expect.stringMatching(/\w/),
      line: expect.stringMatching(/\w.*\.$/),
    });
  });
});

test('newcomers are invited in every language, or in none', async () => {
  const invited = await Promise.all(
    LANGUAGES.map(async (language) =>
      Object.entries((await loadMessages(language)).posters)
        .filter(([, words]) => words?.newcomers)
        .map(([id]) => id),
    ),
  );
  expect(new Set(invited.map(String)).size).toBe(1);
});

test('an unknown game has no picture', () => {
  expect(pictureOf('ludo', false)).toBeUndefined();
});
