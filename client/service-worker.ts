import { serveOffline } from './offline/sw';
import { notifyOfTurns } from './player/notify';

// What runs without a page.
serveOffline();
notifyOfTurns();
