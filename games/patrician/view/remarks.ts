import type { Remark } from '@showboat/ui';
import { CITIES, type Move, type State, controllerOf, isComplete } from '../game';

/** Only what lies open to everybody: hands are never spoken of. */
export const remarkOf = (before: State, move: Move, after: State): Remark | undefined => {
  const seat = before.turn;
  const decided = CITIES.findIndex((_, city) => isComplete(after.towers, city) && !isComplete(before.towers, city));
  if (decided >= 0) {
    const owners = [2 * decided, 2 * decided + 1].map((site) => controllerOf(after.towers[site]));
    const loser = [...(after.towers[2 * decided] + after.towers[2 * decided + 1])]
      .map(Number)
      .find((one) => !owners.includes(one));
    const isLoserHeard = loser !== undefined && decided % 2 === 0;
    return isLoserHeard
      ? { seat: loser, about: 'lost', isGreat: true }
      : { seat: owners[0] < 0 ? owners[1] : owners[0], about: 'won', isGreat: true };
  }
  switch (move.kind) {
    case 'move':
    case 'build':
    case 'take':
    case 'messenger':
      return { seat, about: move.kind };
    default:
      return undefined;
  }
};
