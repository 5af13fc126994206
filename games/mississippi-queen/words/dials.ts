import { type Ship, type State, isRose, moverOf } from '../rules/state';

/** What the wheels and cabins of a ship show, in lower case, to be joined. */
export interface DialPhrases {
  speed(speed: number): string;
  coal(coal: number): string;
  readonly roseCoal: string;
  /** Passengers aboard, of two. */
  aboard(count: number): string;
  /** Movement points left. */
  points(count: number): string;
  /** 0 downstream and on clockwise. */
  way(way: number): string;
}

/** Speed, coal, passengers and, under way, movement points. */
export const dialsOf = (dials: DialPhrases, state: State, ship: Ship): readonly string[] => {
  const isUnderWay = state.phase.kind === 'sailing' || state.phase.kind === 'pushing';
  return [
    dials.speed(ship.speed),
    isRose(ship) ? dials.roseCoal : dials.coal(ship.coal),
    ...(state.options.mode === 'passengers' && !isRose(ship) ? [dials.aboard(ship.aboard.length)] : []),
    ...(isUnderWay && ship === state.ships[moverOf(state)] ? [dials.points(state.turn.points)] : []),
  ];
};
