import { update } from './update';
import { TAKE_OVER } from './worker-scope';

/** Lets the new version take over, and starts it. Games are saved move by move, so nothing is lost. */
const takeOver = (waiting: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
};

const watch = (found: ServiceWorkerRegistration): void => {
  // The page has only just been loaded, from the network if there is one: a waiting version may take over now.
  found.waiting?.postMessage(TAKE_OVER);
  found.addEventListener('updatefound', () => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first version, which replaces nothing.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) update.value = () => takeOver(installing);
    });
  });
  // A table may be open for days; returning to it is a good moment to check for updates.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) void found.update().catch(() => undefined);
  });
};

// From now on the page starts without a network. Where that is forbidden (private windows) it works as before, but not offline.
void navigator.serviceWorker
  .register('/sw.js')
  .then(watch)
  .catch(() => undefined);
