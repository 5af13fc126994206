import { spawn } from 'node:child_process';
import type { Answered, Asked, Measured } from '../contestants/child';

export interface ServerProcess {
  readonly port: number;
  open(draws: readonly (readonly string[])[]): Promise<readonly (readonly string[])[]>;
  measure(): Promise<Measured>;
  stop(): Promise<void>;
}

/** As `npm start` runs ours: more room for what lives a moment, so that the garbage is collected less often. The same for all. */
const NODE_ARGUMENTS = ['--max-semi-space-size=8', '--expose-gc'];

/** A contestant in a process of its own; its output is not ours. */
export const startServer = async (script: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    [...NODE_ARGUMENTS, ...(process.env.BENCH_NODE_ARGS?.split(' ').filter(Boolean) ?? []), script],
    {
      stdio: ['ignore', 2, 2, 'ipc'],
      env: { ...process.env, ...env, NODE_ENV: 'production' },
    },
  );
  let hear: ((answer: Answered) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  child.on('message', (answer: Answered) => hear?.(answer));
  child.on('exit', (code) => fail?.(new Error(`${script} ended with code ${code}`)));
  const answer = <Kind extends Answered['kind']>(kind: Kind): Promise<Extract<Answered, { kind: Kind }>> =>
    new Promise((resolve, reject) => {
      fail = reject;
      hear = (given) => {
        // A door: one question at a time, so this is its answer.
        if (given.kind === kind) resolve(given as Extract<Answered, { kind: Kind }>);
      };
    });
  const ask = (asked: Asked): void => void child.send(asked);
  const { port } = await answer('listening');
  return {
    port,
    open: async (draws) => {
      ask({ kind: 'open', draws });
      return (await answer('opened')).doors;
    },
    measure: async () => {
      ask({ kind: 'measure' });
      return answer('measured');
    },
    stop: () =>
      new Promise((resolve) => {
        fail = () => resolve();
        child.disconnect();
      }),
  };
};
