import { type Language, LANGUAGES, type OptionValue } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import { describe, expect, test } from 'vitest';
import { loadReplay } from '../messages/load-topics';
import { loadGameSetup } from './game-setup';
import { fillOptions } from './fill-options';
import { sayProblem } from './say-problem';

/** What the page says about one option of an otherwise default game. */
const said = async (game: string, language: Language, key: string, value: OptionValue): Promise<string | undefined> => {
  const setup = await loadGameSetup(game, language);
  if (!setup) throw new Error(`there is no ${game}`);
  const refusal = setup.check({ ...fillOptions(setup.options, {}), [key]: value });
  return refusal && sayProblem(refusal, setup.words, (await loadReplay(language)).replay.optionRefusals);
};

describe('Hot Tin Roof', () => {
  test.each([
    ['en', 'must be a multiple of five, was 7 (HTR-TURN-3).'],
    ['de', 'muss ein Vielfaches von fünf sein, war 7 (HTR-TURN-3).'],
    ['fr', 'doit être un multiple de cinq, était 7 (HTR-TURN-3).'],
    ['nl', 'moet een veelvoud van vijf zijn, was 7 (HTR-TURN-3).'],
  ] as const)('an ante of seven, in %s', async (language, sentence) => {
    expect(await said('hot-tin-roof', language, 'ante', 7)).toBe(sentence);
  });

  test.each([
    ['pairsEach', 3, 'It must be 1 to 2, and is 3.'],
    ['pairsEach', 0, 'It must be 1 to 2, and is 0.'],
    ['startCans', -3, 'It must be 0 or more, and is -3.'],
    ['fishByPlayers.3', 0, 'It must be 1 or more, and is 0.'],
  ])('%s of %d', async (key, value, sentence) => {
    expect(await said('hot-tin-roof', 'en', key, value)).toBe(sentence);
  });

  test.each([
    ['de', 'Es muss 1 bis 2 sein und ist 3.', 'Es muss mindestens 0 sein und ist -3.'],
    ['fr', 'Il faut 1 à 2, et c’est 3.', 'Il faut au moins 0, et c’est -3.'],
    ['nl', 'Het moet 1 t/m 2 zijn, en is 3.', 'Het moet 0 of meer zijn, en is -3.'],
  ] as const)('numbers in %s', async (language, pairs, cans) => {
    expect(await said('hot-tin-roof', language, 'pairsEach', 3)).toBe(pairs);
    expect(await said('hot-tin-roof', language, 'startCans', -3)).toBe(cans);
  });
});

test('Mississippi Queen: its own sentence, without the name from the schema', async () => {
  expect(await said('mississippi-queen', 'en', 'tiles', ['A1'])).toBe('must leave at least 2 stations, there is 1 (BR-TILE-4).');
  expect(await said('mississippi-queen', 'en', 'roundLimit', -1)).toBe('It must be 0 to 1000, and is -1.');
});

/** One step beyond either end of each range; everything else on the form is a choice. */
test.each(VIEWS.map(({ id }) => id))('%s: no number is refused without its range', async (id) => {
  for (const language of LANGUAGES) {
    const setup = await loadGameSetup(id, language);
    for (const [key, spec] of Object.entries(setup?.options ?? {})) {
      if (spec.kind !== 'number') continue;
      for (const value of [spec.min - 1, spec.max + 1]) {
        const sentence = await said(id, language, key, value);
        expect(sentence).toContain(String(spec.min));
        expect(sentence).not.toMatch(/bad-option|undefined|options\./);
      }
    }
  }
});
