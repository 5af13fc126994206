import { describe, expect, test } from 'vitest';
import { DEFAULTS, LONGEST_NAME, type Settings, cleanName, parseSettings } from './saved-settings';

describe('settings from the storage', () => {
  test('what was chosen is read back', () => {
    const chosen: Settings = {
      language: 'nl',
      theme: 'night',
      motion: 'reduced',
      textMode: true,
      pace: 'instant',
      name: 'Mara',
      level: 'captain',
    };
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([undefined, '', 'night', 'null', '7', '[]', '{"theme":', '"{}"'])('%j: the defaults', (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  });

  test('a field that cannot be read does not spoil the others', () => {
    const text = JSON.stringify({ theme: 'dusk', pace: 'brisk', language: 'xx', textMode: 'yes', name: 7, level: 'admiral' });
    expect(parseSettings(text)).toEqual({ ...DEFAULTS, pace: 'brisk' });
  });

  test('a yardstick is no opponent to choose', () => {
    expect(parseSettings('{"level":"random"}').level).toBe(DEFAULTS.level);
  });

  test('what every object inherits is no setting', () => {
    expect(parseSettings('{"__proto__":{"theme":"night"}}')).toEqual(DEFAULTS);
  });
});

describe('names', () => {
  test('blanks and line breaks are tidied up', () => {
    expect(cleanName('  Mara \n of\tNatchez ')).toBe('Mara of Natchez');
  });

  test('the longest is counted in letters that people see, not in halves of them', () => {
    expect(cleanName('⛵'.repeat(40))).toBe('⛵'.repeat(LONGEST_NAME));
    expect(cleanName('🚢'.repeat(40))).toBe('🚢'.repeat(LONGEST_NAME));
  });
});
