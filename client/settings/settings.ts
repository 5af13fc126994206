import { type Language, pickLanguage } from '@showboat/engine';
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { LevelId } from '@showboat/bots';
import { type Pace, type Settings, parseSettings } from './saved-settings';
import { readText, writeText } from './storage';

const KEY = 'showboat.settings';

const chosen = signal<Settings>(parseSettings(readText(KEY)));

export const settings: ReadonlySignal<Settings> = chosen;

export const changeSettings = (change: Partial<Settings>): void => {
  chosen.value = { ...chosen.value, ...change };
  writeText(KEY, JSON.stringify(chosen.value));
};

/** A media query as a signal. False outside a browser. */
const watchMedia = (query: string): ReadonlySignal<boolean> => {
  if (typeof matchMedia === 'undefined') return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

const prefersNight = watchMedia('(prefers-color-scheme: dark)');
const prefersStillness = watchMedia('(prefers-reduced-motion: reduce)');

export const language: ReadonlySignal<Language> = computed(() =>
  chosen.value.language === 'auto' ? pickLanguage(navigator.languages) : chosen.value.language,
);

export const isNight: ReadonlySignal<boolean> = computed(() =>
  chosen.value.theme === 'auto' ? prefersNight.value : chosen.value.theme === 'night',
);

export const isMotionReduced: ReadonlySignal<boolean> = computed(
  () => chosen.value.motion === 'reduced' || prefersStillness.value,
);

export const isTextMode: ReadonlySignal<boolean> = computed(() => chosen.value.textMode);
export const pace: ReadonlySignal<Pace> = computed(() => chosen.value.pace);
export const playsForced: ReadonlySignal<boolean> = computed(() => chosen.value.playsForced);
export const playerName: ReadonlySignal<string> = computed(() => chosen.value.name);
export const favouriteLevel: ReadonlySignal<LevelId> = computed(() => chosen.value.level);

/** Applies the settings to the document, and follows changes made in other tabs. */
export const applySettings = (): void => {
  const { documentElement: root } = document;
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = isNight.value ? 'night' : 'day';
    root.dataset.motion = isMotionReduced.value ? 'reduced' : 'full';
    const paper = getComputedStyle(root).getPropertyValue('--paper');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) chosen.value = parseSettings(event.newValue ?? undefined);
  });
};
