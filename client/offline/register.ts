import { isNewest } from './newest';
import { offer } from './offer';

const watch = (found: ServiceWorkerRegistration): void => {
  // It may have come before this page, or while it was starting.
  const look = (): void => {
    if (found.waiting) void offer(found.waiting, isNewest);
  };
  look();
  const follow = (installing: ServiceWorker | null): void =>
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first version, which replaces nothing.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) void offer(installing, isNewest);
    });
  follow(found.installing);
  found.addEventListener('updatefound', () => follow(found.installing));
  // A table may be open for days; returning to it is a good moment to check for updates.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    look();
    if (navigator.onLine) void found.update().catch(() => undefined);
  });
};

// From now on the page starts without a network. Where that is forbidden (private windows) it works as before, but not offline.
void navigator.serviceWorker
  .register('/sw.js')
  .then(watch)
  .catch(() => undefined);
