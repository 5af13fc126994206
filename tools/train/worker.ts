import { findTested } from '@showboat/games/testing';
import { type DuelJob, type PlayJob, jobsFor } from './jobs';

// One process of many: it plays what it is told to, one job at a time, and ends with the one that started it.

const { id, training } = findTested(process.argv[2]);
if (!training) throw new Error(`no net to train for ${id}`);
const jobs = jobsFor(training);

process.on('message', (job: PlayJob | DuelJob) => {
  process.send?.(job.kind === 'play' ? jobs.play(job) : jobs.duel(job));
});
process.on('disconnect', () => process.exit());
