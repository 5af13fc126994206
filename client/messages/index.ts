import { type ReadonlySignal, batch, computed, effect, signal } from '@preact/signals';
import type { Language, Translated } from '@showboat/ui';
import { language } from '../settings/settings';
import type { messages as english } from './en';
import type { replay as englishReplay } from './en/replay';
import type { school as englishSchool } from './en/school';

/** What every page may need. */
export type Messages = Translated<typeof english>;
export type ReplayMessages = Translated<typeof englishReplay>;
export type SchoolMessages = Translated<typeof englishSchool>;

/** What only some pages need comes with them. */
interface LateMessages {
  readonly replay: ReplayMessages;
  readonly school: SchoolMessages;
}

export type Topic = keyof LateMessages;

interface Loaders {
  base(): Promise<{ readonly messages: Messages }>;
  replay(): Promise<{ readonly replay: ReplayMessages }>;
  school(): Promise<{ readonly school: SchoolMessages }>;
}

/** Only the language in use is loaded. */
const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: { base: () => import('./en'), replay: () => import('./en/replay'), school: () => import('./en/school') },
  de: { base: () => import('./de'), replay: () => import('./de/replay'), school: () => import('./de/school') },
  fr: { base: () => import('./fr'), replay: () => import('./fr/replay'), school: () => import('./fr/school') },
  nl: { base: () => import('./nl'), replay: () => import('./nl/replay'), school: () => import('./nl/school') },
};

const loaded = signal<Messages | undefined>(undefined);
const late = signal<Partial<LateMessages>>({});
const wanted = new Set<Topic>();

/** Pages wait for this. */
export const hasMessages: ReadonlySignal<boolean> = computed(() => loaded.value !== undefined);

const isHere = <T>(found: T | undefined, what: string): T => {
  if (!found) throw new Error(`${what} were asked for before they were loaded`);
  return found;
};

/** What we say, in the language in use. A page that speaks of a topic asks for it before it is drawn. */
export const messages: ReadonlySignal<Messages & LateMessages> = computed(() => {
  const base = isHere(loaded.value, 'messages');
  const topics = late.value;
  return {
    ...base,
    get replay() {
      return isHere(topics.replay, 'messages of replays');
    },
    get school() {
      return isHere(topics.school, 'messages of the school');
    },
  };
});

const loadTopics = async (spoken: Language): Promise<Partial<LateMessages>> => ({
  ...(wanted.has('replay') ? await LOADERS[spoken].replay() : {}),
  ...(wanted.has('school') ? await LOADERS[spoken].school() : {}),
});

const load = async (spoken: Language): Promise<void> => {
  const [base, topics] = await Promise.all([LOADERS[spoken].base(), loadTopics(spoken)]);
  // Somebody may have chosen another one in the meantime.
  if (language.peek() !== spoken) return;
  batch(() => {
    loaded.value = base.messages;
    late.value = { ...late.peek(), ...topics };
  });
};

export const needTopic = async (topic: Topic): Promise<void> => {
  wanted.add(topic);
  const spoken = language.peek();
  const topics = await loadTopics(spoken);
  if (language.peek() === spoken) late.value = { ...late.peek(), ...topics };
};

/** Follows the language; where one cannot be loaded, the one before stays. `onFailure` hears of a first one that cannot. */
export const followLanguage = (onFailure: () => void): void => {
  effect(() => {
    load(language.value).catch(() => {
      if (!loaded.peek()) onFailure();
    });
  });
};
