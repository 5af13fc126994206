import { parentPort } from 'node:worker_threads';
import { type SealedPlayer, serveBots } from '@showboat/bots/worker';
import { nodePort } from '@showboat/bots/worker/node';
import { mind, mississippiQueen as game } from '@showboat/games/mississippi-queen';

// Broken minds, each under a game name of its own, and a sound one.

const FAULTS = {
  throws: () => {
    throw new Error('lost its mind');
  },
  exits: () => process.exit(3),
  hangs: () => {
    for (;;);
  },
  hoards: () => {
    for (const hoard: unknown[] = []; ; ) hoard.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
  },
} as const satisfies Record<string, () => never>;

const players: readonly SealedPlayer[] = [
  { id: 'sound', use: (visit) => visit({ game, mind }) },
  ...Object.entries(FAULTS).map(
    ([id, choices]): SealedPlayer => ({ id, use: (visit) => visit({ game, mind: { ...mind, choices } }) }),
  ),
];

if (!parentPort) throw new Error('this script is for a thread');
serveBots(nodePort(parentPort), players, () => performance.now());
