import type { Turn } from '@showboat/ui';
import type { State } from '../../board';

/** The seats in the order of this round; turns are numbered from 1. */
export const orderOf = ({ turn, number, phase, options: { seats } }: State): readonly Turn[] => {
  const moved = Math.max(0, number - 1) % seats;
  const first = (turn - moved + seats) % seats;
  const isOver = phase.kind === 'over';
  return Array.from(
    { length: seats },
    (_, i): Turn => ({
      seat: (first + i) % seats,
      is: isOver || i < moved ? 'moved' : i === moved ? 'now' : 'waits',
    }),
  );
};
