import { parentPort } from 'node:worker_threads';
import { type DealPlan, type PlayedDeal, playDeal } from '@showboat/bots';
import { type OptionValues, setUp, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';

/** A deal to play, as it goes to a worker. */
export interface DealJob {
  readonly game: string;
  readonly options: OptionValues;
  readonly plan: DealPlan;
  readonly deal: number;
}

const playJob = ({ game, options, plan, deal }: DealJob): PlayedDeal => {
  const entry = CATALOG.find(({ id }) => id === game);
  if (!entry) throw new Error(`no game ${game}`);
  return entry.use((one) => playDeal({ ...one, start: unwrap(setUp(one.game, options)) }, plan, deal, () => performance.now()));
};

// An error ends the worker; that is how the pool learns of it.
parentPort?.on('message', (job: DealJob) => parentPort?.postMessage(playJob(job)));
