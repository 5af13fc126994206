import { type WebWorkerScope, browserPort, serveBots } from '@showboat/bots/worker';
import { CATALOG } from '@showboat/games/catalog';

declare const self: WebWorkerScope;

/** The script of a Web Worker that runs the bots of all games. */
serveBots(browserPort(self), CATALOG, () => performance.now());
