import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { Language, Translated } from '@showboat/ui';
import { language } from '../settings/settings';
import type { messages as english } from './en';

export type Messages = Translated<typeof english>;

/** Only the language in use is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en'),
  de: () => import('./en'),
  fr: () => import('./en'),
  nl: () => import('./en'),
};

const loaded = signal<Messages | undefined>(undefined);

/** Pages wait for this. */
export const hasMessages: ReadonlySignal<boolean> = computed(() => loaded.value !== undefined);

/** What we say, in the language in use. */
export const messages: ReadonlySignal<Messages> = computed(() => {
  if (!loaded.value) throw new Error('messages were asked for before any were loaded');
  return loaded.value;
});

const load = async (wanted: Language): Promise<void> => {
  const found = (await LOADERS[wanted]()).messages;
  // Somebody may have chosen another one in the meantime.
  if (language.peek() === wanted) loaded.value = found;
};

/** Follows the language; where one cannot be loaded, the one before stays. `onFailure` hears of a first one that cannot. */
export const followLanguage = (onFailure: () => void): void => {
  effect(() => {
    load(language.value).catch(() => {
      if (!loaded.peek()) onFailure();
    });
  });
};
