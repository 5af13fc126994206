import type { Remark } from '@showboat/ui';
import type { Move, State } from '../game';

export const remarkOf = (before: State, move: Move, after: State): Remark | undefined => {
  const seat = before.turn;
  switch (move.kind) {
    case 'walk': {
      if (after.players[seat].fish > before.players[seat].fish) return { seat, about: 'fish', isGreat: true };
      const paid = move.pays.findIndex((cans, one) => one !== seat && cans > 0);
      return paid < 0 ? undefined : { seat: paid, about: 'toll' };
    }
    case 'dive':
    case 'poor':
    case 'lay':
    case 'shelter':
      return { seat, about: move.kind };
    default:
      return undefined;
  }
};
