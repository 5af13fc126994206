import type { Remark } from '@showboat/ui';
import { type Move, NOBODY, type State, moverOf } from '../game';

/** Coal for a turn that is worth a word. */
const MUCH = 2;

/** What river people remark on: the seat that speaks, and what about. */
export const remarkOf = (before: State, move: Move, after: State): Remark | undefined => {
  const about = (seat: number, what: string, isGreat = false): Remark | undefined =>
    seat === NOBODY ? undefined : { seat, about: what, ...(isGreat ? { isGreat } : {}) };
  for (const [i, ship] of after.ships.entries()) {
    if (before.ships[i].status !== 'sailing') continue;
    if (ship.status === 'landed') return about(ship.seat, ship.place === 1 ? 'first' : 'landed', true);
    if (ship.status === 'out') return about(ship.seat, 'out', true);
  }
  const mover = moverOf(before);
  const ship = before.ships[mover];
  switch (move.kind) {
    case 'push': {
      // Every other time it is the pushed one who speaks.
      const pushed = before.phase.kind === 'pushing' ? before.ships[before.phase.ship] : undefined;
      return pushed && before.round % 2 === 0 ? about(pushed.seat, 'pushed') : about(ship.seat, 'push');
    }
    case 'board':
      return about(ship.seat, 'board');
    case 'speed':
      return ship.coal - after.ships[mover].coal >= MUCH ? about(ship.seat, 'coal') : undefined;
    default:
      return undefined;
  }
};
