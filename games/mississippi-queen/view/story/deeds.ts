import type { History } from '@showboat/engine';
import { type Move, type ShipId, type State, moverOf } from '../../game';
import { racers, standingIn } from './voyage';

type Voyage = History<State, Move>;

/** What the racers did, each by its place among them. */
export interface Deeds {
  readonly pushes: readonly number[];
  readonly pushed: readonly number[];
  /** Coal that went into speed and turns; what was given away is not burnt. */
  readonly burnt: readonly number[];
}

/** Of the ship to move; on a mere view of a state nothing is different. */
const burntBy = (before: State, move: Move, after: State): number => {
  if (move.kind === 'exchange' || move.kind === 'lay' || move.kind === 'resign') return 0;
  const mover = moverOf(before);
  return mover === undefined ? 0 : Math.max(0, before.ships[mover].coal - after.ships[mover].coal);
};

export const deedsOf = ({ states, moves }: Voyage): Deeds => {
  const ids = racers(states[0]).map(({ id }) => id);
  const count = (of: (i: number) => readonly [id: ShipId | undefined, count: number]): readonly number[] => {
    const counts = ids.map(() => 0);
    moves.forEach((_, i) => {
      const [id, many] = of(i);
      const racer = ids.findIndex((one) => one === id);
      if (racer >= 0) counts[racer] += many;
    });
    return counts;
  };
  return {
    pushes: count((i) => (moves[i].kind === 'push' ? [states[i].ships[moverOf(states[i])].id, 1] : [undefined, 0])),
    pushed: count((i) => {
      const { phase, ships } = states[i];
      return moves[i].kind === 'push' && phase.kind === 'pushing' ? [ships[phase.ship].id, 1] : [undefined, 0];
    }),
    burnt: count((i) => [states[i].ships[moverOf(states[i])]?.id, burntBy(states[i], moves[i], states[i + 1])]),
  };
};

export interface Push {
  /** Its number among the moves. */
  readonly move: number;
  readonly pusher: ShipId;
  readonly pushed: ShipId;
  /** Spaces that it threw the pushed ship back; less than none where it went on downstream. */
  readonly back: number;
  readonly placeBefore: number;
  readonly placeAfter: number;
}

const placeIn = (steps: readonly (number | undefined)[], racer: number): number => {
  const own = steps[racer] ?? Infinity;
  return 1 + steps.filter((other) => (other ?? Infinity) < own).length;
};

/** All pushes of racers that stayed on the river. */
export const pushesIn = ({ states, moves }: Voyage, home: readonly number[]): readonly Push[] =>
  moves.flatMap((move, i): readonly Push[] => {
    const before = states[i];
    if (move.kind !== 'push' || before.phase.kind !== 'pushing') return [];
    const pushed = before.ships[before.phase.ship].id;
    const racer = racers(before).findIndex(({ id }) => id === pushed);
    const [then, now] = [standingIn(home, before).steps, standingIn(home, states[i + 1]).steps];
    const [from, to] = [then[racer], now[racer]];
    if (racer < 0 || from === undefined || to === undefined) return [];
    const pusher = before.ships[moverOf(before)].id;
    return [{ move: i, pusher, pushed, back: to - from, placeBefore: placeIn(then, racer), placeAfter: placeIn(now, racer) }];
  });

/** The one that cost most places, then most spaces; of equals the one against who was further ahead, then the first. */
export const biggestPush = (pushes: readonly Push[]): Push | undefined =>
  [...pushes].sort(
    (a, b) =>
      b.placeAfter - b.placeBefore - (a.placeAfter - a.placeBefore) ||
      b.back - a.back ||
      a.placeBefore - b.placeBefore ||
      a.move - b.move,
  )[0];

export interface Landing {
  readonly move: number;
  readonly racer: number;
  /** Who was next, and how far away; `undefined` if nobody was left. */
  readonly next: { readonly racer: number; readonly steps: number } | undefined;
}

/** The first ship at the pier. */
export const firstLanding = ({ states, moves }: Voyage, home: readonly number[]): Landing | undefined => {
  const isHome = (state: State): number => racers(state).findIndex(({ status, place }) => status === 'landed' && place === 1);
  const move = moves.findIndex((_, i) => isHome(states[i + 1]) >= 0);
  if (move < 0) return undefined;
  const racer = isHome(states[move + 1]);
  const others = standingIn(home, states[move + 1]).steps.flatMap((steps, other) =>
    other === racer || steps === undefined ? [] : [{ racer: other, steps }],
  );
  return { move, racer, next: others.sort((a, b) => a.steps - b.steps)[0] };
};
