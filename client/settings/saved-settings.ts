import { type Language, LANGUAGES } from '@showboat/engine';
import type { LevelId } from '@showboat/bots/levels';
import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';

export const THEMES = ['auto', 'day', 'night'] as const;
export const MOTIONS = ['auto', 'reduced'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
/** How long the moves of others are displayed. */
export type Pace = (typeof PACES)[number];

/** The player's choices; `auto` follows the browser and the system. */
export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: Theme;
  readonly motion: Motion;
  /** Text mode: the table in words. */
  readonly textMode: boolean;
  readonly pace: Pace;
  /** The only possible thing is done by itself. */
  readonly playsForced: boolean;
  /** Empty until a name is given. */
  readonly name: string;
  /** Of the bots in a quick game. */
  readonly level: LevelId;
}

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  textMode: false,
  pace: 'calm',
  playsForced: true,
  name: '',
  level: 'mate',
};

export const LONGEST_NAME = 24;

/** A name as displayed: trimmed, no line breaks, not too long. */
export const cleanName = (text: string): string => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');

const oneOf = <T>(values: readonly T[], value: unknown, fallback: T): T => values.find((known) => known === value) ?? fallback;

/** From the browser's storage, which may contain anything: invalid fields fall back to their defaults. */
export const parseSettings = (text: string | undefined): Settings => {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return DEFAULTS;
  }
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const field = (key: keyof Settings): unknown => (Object.hasOwn(stored, key) ? Reflect.get(stored, key) : undefined);
  const name = field('name');
  return {
    language: oneOf<Language | 'auto'>(LANGUAGES, field('language'), DEFAULTS.language),
    theme: oneOf(THEMES, field('theme'), DEFAULTS.theme),
    motion: oneOf(MOTIONS, field('motion'), DEFAULTS.motion),
    textMode: field('textMode') === true,
    pace: oneOf(PACES, field('pace'), DEFAULTS.pace),
    playsForced: field('playsForced') !== false,
    name: typeof name === 'string' ? cleanName(name) : DEFAULTS.name,
    level: oneOf<LevelId>(OFFERED_LEVELS, field('level'), DEFAULTS.level),
  };
};
