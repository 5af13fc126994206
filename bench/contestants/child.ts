/** What the load generator asks of a server in a process of its own, and what it is answered. */
export type Asked =
  /** Makes tables; `draws` is what chance decides at each of them. */
  { readonly kind: 'open'; readonly draws: readonly (readonly string[])[] } | { readonly kind: 'measure' };

export interface Measured {
  /** Of all threads, since the process began. */
  readonly cpuSeconds: number;
  /** In use after a garbage collection, by the main thread and its buffers. */
  readonly bytes: number;
}

export type Answered =
  | { readonly kind: 'listening'; readonly port: number }
  /** For each table and seat, where it connects. */
  | { readonly kind: 'opened'; readonly doors: readonly (readonly string[])[] }
  | ({ readonly kind: 'measured' } & Measured);

const measure = (): Measured => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  return { cpuSeconds: (user + system) / 1e6, bytes: heapUsed + external };
};

type Open = (draws: readonly (readonly string[])[]) => Promise<readonly (readonly string[])[]>;

const say = (answer: Answered): void => void process.send?.(answer);

/** Called in the child when it listens. It ends with its parent. */
export const serveParent = (port: number, open: Open): void => {
  process.on('message', async (asked: Asked) => {
    if (asked.kind === 'open') say({ kind: 'opened', doors: await open(asked.draws) });
    else say({ kind: 'measured', ...measure() });
  });
  process.on('disconnect', () => process.exit());
  say({ kind: 'listening', port });
};
