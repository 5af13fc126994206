import type { Io } from './io';

export interface Progress {
  readonly update: (done: number, total: number) => void;
  readonly stop: () => void;
}

/** A progress bar, for terminals only. */
export const progressOf = async (io: Io, things: string): Promise<Progress> => {
  if (!io.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({ format: `{bar} {value}/{total} ${things}, {eta_formatted} left`, clearOnComplete: true });
  bar.start(1, 0);
  return {
    update: (done, total) => {
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
};
