import { parentPort } from 'node:worker_threads';
import { serveBots } from '@showboat/bots/worker';
import { nodePort } from '@showboat/bots/worker/node';
import { CATALOG, EARLIER } from '@showboat/games/catalog';

/** The script of a thread that runs the bots of all games. */
if (!parentPort) throw new Error('this script is for a thread');
serveBots(nodePort(parentPort), [...CATALOG, ...EARLIER], () => performance.now());
