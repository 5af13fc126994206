import type { Turn } from '@showboat/ui';
import type { State } from '../../game';

/** The seats in the order of this round; turns are numbered from 1. Empty when the game is over: the result shows the places. */
export const orderOf = ({ turn, number, phase, options: { seats } }: State): readonly Turn[] => {
  if (phase.kind === 'over') return [];
  const moved = Math.max(0, number - 1) % seats;
  const first = (turn - moved + seats) % seats;
  return Array.from(
    { length: seats },
    (_, i): Turn => ({
      seat: (first + i) % seats,
      is: i < moved ? 'moved' : i === moved ? 'now' : 'waits',
    }),
  );
};
