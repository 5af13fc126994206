import { loadPrograms, readSettings } from '@showboat/server';
import { type Answer, EXIT, type Io, problem } from '../io';
import { parseCount } from '../numbers';
import { say } from '../words';
import { untilStopped } from './serve';

export interface BotsOptions {
  readonly database?: string;
  readonly workers?: string;
}

/** Thinks for the bots of servers that were started with BOTS=off, or helps those that were not. */
export const bots = async ({ database, workers }: BotsOptions, io: Io): Promise<Answer> => {
  const settings = readSettings({ ...process.env, ...(database !== undefined && { DATABASE_URL: database }) });
  if ('problem' in settings) return problem(settings.problem, EXIT.badInput);
  const threads = workers === undefined ? undefined : parseCount(workers, '--workers', { min: 1, max: 256 });
  if (threads && !threads.ok) return problem(say(threads.refusal));
  if (settings.databaseUrl === undefined) return problem('bots need the database of the servers: --database or DATABASE_URL');
  const { runBots } = await loadPrograms();
  const outcome = await runBots({
    settings,
    workers: threads?.value,
    say: (line: string) => io.stdout.write(`${line}\n`),
    untilStopped,
  });
  return outcome === 'stopped' ? 'done' : problem(outcome.problem, EXIT.failed);
};
