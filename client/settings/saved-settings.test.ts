import { describe, expect, test } from 'vitest';
import { DEFAULTS, LONGEST_NAME, type Settings, cleanName, parseSettings } from './saved-settings';

describe('settings from the storage', () => {
  test('survive a round trip', () => {
    const chosen: Settings = {
      language: 'nl',
      theme: 'night',
      motion: 'reduced',
      textMode: true,
      pace: 'instant',
      playsForced: false,
      name: 'Mara',
      level: 'captain',
    };
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([undefined, '', 'night', 'null', '7', '[]', '{"theme":', '"{}"'])('%j: the defaults', (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  });

  test('an invalid field does not affect the others', () => {
    const text = JSON.stringify({
      theme: 'dusk',
      pace: 'brisk',
      language: 'xx',
      textMode: 'yes',
      playsForced: 'no',
      name: 7,
      level: 'admiral',
    });
    expect(parseSettings(text)).toEqual({ ...DEFAULTS, pace: 'brisk' });
  });

  test('a yardstick level cannot be chosen as an opponent', () => {
    expect(parseSettings('{"level":"random"}').level).toBe(DEFAULTS.level);
  });

  test('inherited fields are not settings', () => {
    expect(parseSettings('{"__proto__":{"theme":"night"}}')).toEqual(DEFAULTS);
  });
});

describe('names', () => {
  test('spaces and line breaks are normalised', () => {
    expect(cleanName('  Mara \n of\tNatchez ')).toBe('Mara of Natchez');
  });

  test('the length limit counts visible characters, not code units', () => {
    expect(cleanName('⛵'.repeat(40))).toBe('⛵'.repeat(LONGEST_NAME));
    expect(cleanName('🚢'.repeat(40))).toBe('🚢'.repeat(LONGEST_NAME));
  });
});
