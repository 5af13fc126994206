import {
  NOWHERE,
  type State,
  formatPlace,
  isDoomed,
  isRose,
  mississippiQueen as game,
  moverOf,
  stopsFrom,
} from '@showboat/games/mississippi-queen';
import { createMoments } from '../../../../client/tests/harness/moments';
import type { SavedGame } from '../../../../client/session/saved';
import { findMoment, recorded, savedGame } from './saved';
import { CHART } from './positions';

const PASSENGERS = { mode: 'passengers', seats: 4 } as const;
const TWO_BOATS = { mode: 'passengers', seats: 2, boatsEach: 2 } as const;
const WITH_ROSE = { mode: 'passengers', seats: 3, rose: true } as const;

/** Late enough that the river has bends. */
const isUnderWay = (state: State): boolean => state.round >= 4;

/** A space where the ship to move had better not stop. */
export const doomedStop = (state: State): string | undefined => {
  if (state.phase.kind !== 'speed' || state.ships[moverOf(state)].at === NOWHERE) return undefined;
  const stop = [...stopsFrom(state).values()].find((one) => isDoomed(one.state));
  return stop && formatPlace(stop.place);
};

const isSteeringRose = (state: State): boolean => state.phase.kind === 'speed' && isRose(state.ships[moverOf(state)]);

/** The games that the pictures show. */
export const MOMENTS = {
  chart: () => savedGame({ id: 'chart', beginning: { kind: 'position', position: CHART } }),
  push: () => findMoment('push', PASSENGERS, (state) => isUnderWay(state) && state.phase.kind === 'pushing'),
  align: () => findMoment('align', PASSENGERS, (state) => isUnderWay(state) && state.phase.kind === 'aligning'),
  offer: () =>
    findMoment('offer', PASSENGERS, (state) => isUnderWay(state) && game.legalMoves(state).some(({ kind }) => kind === 'board')),
  exchange: () => findMoment('exchange', TWO_BOATS, (state) => game.legalMoves(state).some(({ kind }) => kind === 'exchange')),
  rose: () => findMoment('rose', WITH_ROSE, (state) => isUnderWay(state) && isSteeringRose(state)),
  warning: () => findMoment('warning', PASSENGERS, (state) => isUnderWay(state) && doomedStop(state) !== undefined),
  over: () => recorded('over', 'places-settled'),
  /** The same in six rounds. */
  home: () => recorded('home', 'places-settled-school'),
} satisfies Readonly<Record<string, () => SavedGame>>;

export type MomentId = keyof typeof MOMENTS;

export const moment = createMoments<MomentId>(MOMENTS);
