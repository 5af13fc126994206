import { type ReadonlySignal, batch, computed, effect, signal } from '@preact/signals';
import type { Language } from '@showboat/engine';
import { language } from '../settings/settings';
import { type FirstMessages, type LateMessages, loadMessages } from './load';

export type { FormMessages, Messages, ReplayMessages, SchoolMessages } from './load';

export type Topic = keyof LateMessages;

const loaded = signal<FirstMessages | undefined>(undefined);
const late = signal<Partial<LateMessages>>({});
const wanted = new Set<Topic>();

/** Pages wait for this. */
export const hasMessages: ReadonlySignal<boolean> = computed(() => loaded.value !== undefined);

const isHere = <T>(found: T | undefined, what: string): T => {
  if (!found) throw new Error(`${what} were asked for before they were loaded`);
  return found;
};

/** What we say, in the language in use. A page that speaks of a topic asks for it before it is drawn. */
export const messages: ReadonlySignal<FirstMessages & LateMessages> = computed(() => {
  const base = isHere(loaded.value, 'messages');
  const topics = late.value;
  return {
    ...base,
    get dialogs() {
      return isHere(topics.dialogs, 'messages of dialogs');
    },
    get forms() {
      return isHere(topics.forms, 'messages of forms');
    },
    get replay() {
      return isHere(topics.replay, 'messages of replays');
    },
    get saved() {
      return isHere(topics.saved, 'messages of saved games');
    },
    get school() {
      return isHere(topics.school, 'messages of the school');
    },
  };
});

const loadTopics = async (spoken: Language): Promise<Partial<LateMessages>> =>
  wanted.size > 0 ? (await import('./load-topics')).loadTopics(spoken, wanted) : {};

const load = async (spoken: Language): Promise<void> => {
  const [base, topics] = await Promise.all([loadMessages(spoken), loadTopics(spoken)]);
  // Somebody may have chosen another one in the meantime.
  if (language.peek() !== spoken) return;
  batch(() => {
    loaded.value = base;
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
