import { language } from '../settings/settings';
import { createAsk } from '../online/ask';

// Notifications when the page is closed. Nobody is asked before they want it.

/** `denied`: the browser forbids it here. `missing`: it cannot, or the server does not answer. */
export type PushState = 'on' | 'off' | 'denied' | 'missing';

const ask = createAsk();

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Where there is none, waiting for one would be for ever. */
const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration()) === undefined ? undefined : (await navigator.serviceWorker.ready).pushManager;

const tell = async (subscription: PushSubscription): Promise<boolean> => {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (endpoint === undefined) return false;
  const body = { endpoint, keys: { p256dh, auth }, language: language.peek() };
  return (await ask('subscribe', { body })).ok;
};

const subscribed = async (): Promise<PushSubscription | undefined> =>
  isPossible() ? ((await (await manager())?.getSubscription()) ?? undefined) : undefined;

export const pushState = async (): Promise<PushState> => {
  try {
    if (!isPossible() || !(await manager())) return 'missing';
    if (Notification.permission === 'denied') return 'denied';
    return (await subscribed()) && Notification.permission === 'granted' ? 'on' : 'off';
  } catch {
    return 'missing';
  }
};

/** Asks the browser for permission, and the server for notifications in the language in use. To be called when somebody wants it. */
export const askForPush = async (): Promise<PushState> => {
  try {
    const pushes = isPossible() ? await manager() : undefined;
    if (!pushes) return 'missing';
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const key = await ask('getPushKey', {});
    if (!key.ok) return 'missing';
    const subscription =
      (await pushes.getSubscription()) ??
      (await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key }));
    return (await tell(subscription)) ? 'on' : 'missing';
  } catch {
    return 'missing';
  }
};

export const endPush = async (): Promise<PushState> => {
  try {
    const subscription = await subscribed();
    if (subscription) {
      await ask('unsubscribe', { body: { endpoint: subscription.endpoint } });
      await subscription.unsubscribe();
    }
  } catch {
    // What the server still has is gone with the first message that does not arrive.
  }
  return pushState();
};

/** The player or the language of this browser has changed. */
export const renewPush = async (): Promise<void> => {
  try {
    const subscription = await subscribed();
    if (subscription) await tell(subscription);
  } catch {
    // As it was.
  }
};
