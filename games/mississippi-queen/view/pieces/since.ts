import type { Since } from '@showboat/ui';
import { NOWHERE, type Ship, type State, tileOf } from '../../game';

// What others changed since the player here last decided, as chess sites mark the last move.

/** The way of one ship through some moments of a game. */
export interface ShipWay {
  readonly ship: Ship['id'];
  /** Without repetitions; a single place if it stood still. */
  readonly places: readonly number[];
  /** As it lay where the way begins. */
  readonly heading: Ship['heading'];
  /** It went out of the race where the way ends. */
  readonly isGone: boolean;
}

/** On the tiles from `first` on: those behind them are removed. */
export const wayOf = (moments: readonly State[], { id }: Pick<Ship, 'id'>, first = 0): ShipWay | undefined => {
  const seen = moments.flatMap(({ ships }) => ships.find((ship) => ship.id === id) ?? []);
  const afloat = seen.filter(({ at }) => at !== NOWHERE && tileOf(at) >= first);
  if (afloat.length === 0) return undefined;
  const places = afloat.flatMap(({ at }, i) => (at === afloat[i - 1]?.at ? [] : [at]));
  return { ship: id, places, heading: afloat[0].heading, isGone: seen[seen.length - 1].status === 'out' };
};

/** All moments of what others did; the ends alone where the game between them is not known. */
const momentsOf = ({ from, to }: Since<State>, past: readonly State[]): readonly State[] => {
  const last = past.lastIndexOf(to);
  const first = past.lastIndexOf(from, last);
  return first >= 0 && first < last ? past.slice(first, last + 1) : [from, to];
};

/** The ways of the ships that moved or went out, on the water that is left. */
export const waysSince = (since: Since<State>, past: readonly State[]): readonly ShipWay[] =>
  since.from.ships.flatMap((ship) => {
    const way = wayOf(momentsOf(since, past), ship, since.to.river.first);
    return way && (way.places.length > 1 || (way.isGone && ship.status === 'sailing')) ? [way] : [];
  });
