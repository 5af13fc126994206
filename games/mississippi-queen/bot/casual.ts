import { carryOut } from '../rules/actions';
import { tileOf } from '../rules/cells';
import type { Move } from '../rules/moves';
import { speedCoal } from '../rules/prices';
import { type Stop, stopsFrom } from '../rules/reach';
import { type State, moverOf } from '../rules/state';

/** Faster ships hit the banks and burn their coal to get away from them. */
const EASY_SPEED = 3;

const cheapestStops = (state: State): readonly Stop[] => {
  const stops = [...stopsFrom(state).values()];
  const least = Math.min(...stops.map(({ coal }) => coal));
  return stops.filter(({ coal }) => coal === least);
};

const easySpeeds = (state: State, moves: readonly Move[]): readonly Move[] => {
  const { speed } = state.ships[moverOf(state)];
  const slow = moves.filter((move) => move.kind === 'speed' && move.to <= Math.max(EASY_SPEED, speed - 1));
  const price = (move: Move): number =>
    (move.kind === 'speed' ? speedCoal(speed, move.to) : 0) + (cheapestStops(carryOut(state, move))[0]?.coal ?? 0);
  const least = Math.min(...slow.map(price));
  return slow.filter((move) => price(move) === least);
};

/** The beginnings of all cheapest ways to end the turn, leaving out those that go back upstream; a way to each space. */
const easyWays = (state: State): readonly Move[] => {
  const tile = tileOf(state.ships[moverOf(state)].at);
  const stops = cheapestStops(state);
  const onward = stops.filter(({ place }) => tileOf(place) >= tile);
  return (onward.length > 0 ? onward : stops).flatMap(({ moves }) => moves.slice(0, 1));
};

/**
 * The moves that a ship sailing at random chooses from; a move may be there more than once. Any legal move would do, but a ship that turns
 * on the spot until its coal is gone is no company: so all set out downstream, and none burns coal that it need not.
 */
export const casualMoves = (state: State, moves: readonly Move[]): readonly Move[] => {
  if (state.phase.kind === 'placing') return moves.filter((move) => move.kind === 'align' && move.heading === 0);
  const docking = moves.filter((move) => move.kind === 'board' || move.kind === 'refuel');
  if (docking.length > 0) return docking;
  const end = moves.filter((move) => move.kind === 'end');
  if (end.length > 0) return end;
  const wanted =
    state.phase.kind === 'speed' ? easySpeeds(state, moves) : state.phase.kind === 'sailing' ? easyWays(state) : moves;
  // Ways do not consider what else the Black Rose forbids.
  const easy = wanted.filter((move) => moves.includes(move));
  return easy.length > 0 ? easy : moves;
};
