import type { Turn } from '@showboat/ui';
import type { State } from '../../game';

/** The seats in the order of this round: a seat with one more card played has had its turn. */
export const orderOf = ({ players, turn, phase, options: { seats } }: State): readonly Turn[] => {
  const isPlaced = (kind: State['phase']['kind']): boolean =>
    ['building', 'moving', 'taking', 'refilling', 'placing'].includes(kind);
  const rounds = players[turn].played.length - (isPlaced(phase.kind) ? 1 : 0);
  const moved = players.filter(({ played }, seat) => seat !== turn && played.length > rounds).length;
  const isOver = phase.kind === 'over';
  const first = isOver ? turn : (turn - moved + seats) % seats;
  return Array.from(
    { length: seats },
    (_, i): Turn => ({
      seat: (first + i) % seats,
      is: isOver || i < moved ? 'moved' : i === moved ? 'now' : 'waits',
    }),
  );
};
