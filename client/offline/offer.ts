import { update } from './update';
import { TAKE_OVER } from './worker-scope';

/** Milliseconds. */
const PATIENCE = 2000;

/** Lets the new version take over, and starts it. Games are saved move by move, so nothing is lost. */
const takeOver = (waiting: ServiceWorker): void => {
  // Another tab has let it take over already.
  if (waiting.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Browsers may let it wait for minutes, as long as they take the former one to be busy. The new page comes without it, too.
  setTimeout(() => location.reload(), PATIENCE);
  waiting.postMessage(TAKE_OVER);
};

/** A newer version is installed, and waits. */
export const offer = async (installed: ServiceWorker, isNewest: () => Promise<boolean>): Promise<void> => {
  // A page that was loaded after the release runs the new version already, and needs only its worker.
  if (await isNewest()) installed.postMessage(TAKE_OVER);
  else update.value = () => takeOver(installed);
};
