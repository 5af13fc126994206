import { type Language, isLanguage } from '@showboat/engine';
import type { PushMessage } from '@showboat/protocol';
import { pushWords, pushedGame } from '../messages/push-words';
import type { PushData, PushScope } from '../offline/worker-scope';

// In the service worker: what a message of the server shows, and where it leads.

declare const self: PushScope;

const FALLBACK: Language = 'en';
const ICON = '/icon-192.png';

type Told = Partial<Record<keyof PushMessage, unknown>>;

const readMessage = (data: PushData | null): Told => {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Something is always shown: browsers forbid to be woken for nothing. */
const show = async (data: PushData | null): Promise<void> => {
  const message = readMessage(data);
  const [table, game, name] = [message.table, message.game, message.name].map(textOf);
  const told = textOf(message.language);
  const language = isLanguage(told) ? told : FALLBACK;
  const words = pushWords(language) ?? pushWords(FALLBACK);
  const body = game === '' ? words?.somewhere : words?.text(pushedGame(language, game) ?? game, name);
  await self.registration.showNotification(words?.title ?? '', {
    body: body ?? '',
    // A table that waits twice is one notification.
    tag: table,
    icon: ICON,
    lang: language,
    data: { table },
  });
};

const pathOf = (data: unknown): string => {
  const table = textOf(Object(data).table);
  return /^[\w-]{1,64}$/.test(table) ? `/t/${table}` : '/';
};

/** To the window that shows the table, or a new one: a game that is played in another must not be taken away. */
const open = async (path: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : self.clients.openWindow(path));
};

/** Shows what the server sends, and leads to the table. */
export const notifyOfTurns = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification.data)));
  });
};
