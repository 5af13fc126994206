import { openStore, serve } from '@showboat/server';
import { isFault, withBusFault, withFault } from './faults';

// The real server as a process to be killed. Only here can it be given a fault, or a time ahead of the machine's: a leap of a day takes
// no day.

const { SITE = '', FAULT = '', LEAP_MS = '0', DATABASE_URL } = process.env;

// Whatever becomes of those who kill it, it does not outlive them.
process.stdin.resume().once('close', () => process.exit(1));

const outcome = await serve({
  env: process.env,
  root: SITE,
  say: (line) => process.stdout.write(`${line}\n`),
  untilStopped: () => new Promise((resolve) => void process.once('SIGTERM', () => resolve())),
  now: () => Date.now() + Number(LEAP_MS),
  openStore: async (settings) => {
    const { store, join } = await openStore(settings);
    if (!isFault(FAULT)) return { store, join };
    return { store: withFault(store, FAULT, DATABASE_URL), join: join && withBusFault(join, FAULT) };
  },
});
if (outcome !== 'stopped') throw new Error(outcome.problem);
process.stdin.removeAllListeners('close').destroy();
