import { loadPrograms, readSettings } from '@showboat/server';
import { type Answer, EXIT, type Io, problem } from '../io';

/** Stopped by a key or by the system: open requests are finished first. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** The page and what it needs, on the port that the environment names. */
export const serve = async (io: Io): Promise<Answer> => {
  const settings = readSettings(process.env);
  if ('problem' in settings) return problem(settings.problem, EXIT.badInput);
  const { serve: serveAll } = await loadPrograms();
  const outcome = await serveAll({ env: process.env, say: (line) => io.stdout.write(`${line}\n`), untilStopped });
  if (outcome === 'stopped') return 'done';
  return problem(outcome.problem, outcome.with === 'machine' ? EXIT.failed : EXIT.badInput);
};
