import type { History, Seat } from '@showboat/engine';
import type { Move, State, Walk } from '../../game';

type Game = History<State, Move>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** By seat. */
export interface Deeds {
  readonly walks: readonly number[];
  /** Catwalks and shelters. */
  readonly built: readonly number[];
  /** Cans that the others paid. */
  readonly tolls: readonly number[];
}

export const deedsOf = ({ states, moves }: Game): Deeds => {
  const { players } = states[0];
  const walks = players.map(() => 0);
  const built = players.map(() => 0);
  const tolls = players.map(() => 0);
  moves.forEach((move, i) => {
    const seat = states[i].turn;
    if (move.kind === 'walk') {
      walks[seat]++;
      move.pays.forEach((cans, to) => {
        if (to !== seat) tolls[to] += cans;
      });
    }
    if (move.kind === 'lay' || move.kind === 'shelter') built[seat]++;
  });
  return { walks, built, tolls };
};

export interface Toll {
  readonly move: number;
  readonly seat: Seat;
  readonly walk: Walk;
  readonly cans: number;
}

/** The first of those that cost most; `undefined` if nobody ever paid. */
export const dearestWalk = ({ states, moves }: Game): Toll | undefined => {
  let dearest: Toll | undefined;
  moves.forEach((move, i) => {
    if (move.kind !== 'walk') return;
    const cans = sum(move.pays);
    if (cans > (dearest?.cans ?? 0)) dearest = { move: i, seat: states[i].turn, walk: move, cans };
  });
  return dearest;
};

/** The walk that brought the first fish of all. */
export const firstFish = ({ states, moves }: Game): Omit<Toll, 'cans'> | undefined => {
  for (const [i, move] of moves.entries())
    if (move.kind === 'walk' && states[i + 1].fish < states[i].fish) return { move: i, seat: states[i].turn, walk: move };
  return undefined;
};
