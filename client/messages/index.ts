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

/** What we say, in the language in use. A page that speaks of a topic asks for it before it is drawn: that is the door of late messages. */
export const messages: ReadonlySignal<FirstMessages & LateMessages> = computed(() => {
  if (!loaded.value) throw new Error('messages were asked for before they were loaded');
  return { ...loaded.value, ...late.value } as FirstMessages & LateMessages;
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
  for (;;) {
    const spoken = language.peek();
    const topics = await loadTopics(spoken);
    // Whoever asked draws now: where another language was chosen meanwhile, its words must be there first.
    if (language.peek() === spoken) {
      late.value = { ...late.peek(), ...topics };
      return;
    }
  }
};

/** Follows the language; where one cannot be loaded, the one before stays. `onFailure` hears of a first one that cannot. */
export const followLanguage = (onFailure: () => void): void => {
  effect(() => {
    load(language.value).catch(() => {
      if (!loaded.peek()) onFailure();
    });
  });
};
