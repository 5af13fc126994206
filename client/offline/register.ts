import { type ReadonlySignal, signal } from '@preact/signals';
import { TAKE_OVER } from './worker-scope';

const ready = signal(false);

/** A newer version is installed and waits until the player agrees: a game is never interrupted. */
export const updateReady: ReadonlySignal<boolean> = ready;

let registration: ServiceWorkerRegistration | undefined;

/** Lets the new version take over, and starts it. Games are saved move by move, so nothing is lost. */
export const applyUpdate = (): void => {
  const waiting = registration?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
};

const watch = (found: ServiceWorkerRegistration): void => {
  registration = found;
  // The page has only just been loaded, from the network if there is one: a waiting version may take over now.
  found.waiting?.postMessage(TAKE_OVER);
  found.addEventListener('updatefound', () => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first version, which replaces nothing.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) ready.value = true;
    });
  });
  // A table may be open for days; returning to it is a good moment to check for updates.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) void found.update().catch(() => undefined);
  });
};

/** From now on the page starts without a network. Not in development, where it would serve stale files. */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Where it is forbidden (private windows) the page works as before, but not offline.
    void navigator.serviceWorker
      .register('/sw.js')
      .then(watch)
      .catch(() => undefined);
  };
  // What the first page needs is loaded first.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
