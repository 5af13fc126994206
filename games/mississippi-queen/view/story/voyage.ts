import type { History } from '@showboat/engine';
import { type Course, type CourseLine, roundEnds } from '@showboat/ui/story';
import {
  CELLS_ON_TILE,
  LAND,
  type Move,
  NOWHERE,
  type River,
  type Ship,
  type State,
  chartOf,
  isLanding,
  isRose,
  kindAt,
  orderOfPlay,
  placeOf,
} from '../../game';

// How far everybody had come, round by round. A river loses tiles behind the last ship, but the numbers of tiles and spaces never
// change: the whole of it is the last one with all its tiles.

type Voyage = History<State, Move>;

export const wholeRiver = (river: River): River => ({ tiles: river.tiles, first: 0, pier: river.pier });

const lastState = ({ states }: Voyage): State => states[states.length - 1];

const FRONT = [15, 16, 17, 18, 19];
const YARD = placeOf(0, 0);

/** Steps from every space to the pier; where none was found, to the front of the last tile. Islands are gone around. */
export const stepsHome = (state: State): readonly number[] => {
  const river = wholeRiver(state.river);
  const chart = chartOf(river, state.options);
  const count = river.tiles.length * CELLS_ON_TILE;
  const steps = Array.from({ length: count }, () => Infinity);
  const last = river.tiles.length - 1;
  const goals =
    river.pier === 'none'
      ? FRONT.map((cell) => placeOf(last, cell))
      : steps.flatMap((_, place) => (isLanding(chart, place) ? [place] : []));
  const open = goals.filter((place) => kindAt(chart, place) !== LAND);
  for (const place of open) steps[place] = 0;
  for (const place of open)
    for (let heading = 0; heading < 6; heading++) {
      const next = chart.beside[place * 6 + heading];
      if (next < 0 || steps[next] < Infinity || (kindAt(chart, next) === LAND && next !== YARD)) continue;
      steps[next] = steps[place] + 1;
      open.push(next);
    }
  return steps;
};

/** All but the Rose, who races for nobody. */
export const racers = ({ ships }: State): readonly Ship[] => ships.filter((ship) => !isRose(ship));

export interface Standing {
  /** By racer: steps to the pier; 0 once it has landed, `undefined` when it is out. */
  readonly steps: readonly (number | undefined)[];
  /** The steps of the first. */
  readonly least: number;
}

export const standingIn = (home: readonly number[], state: State): Standing => {
  const steps = racers(state).map(({ status, at }) => (status === 'landed' ? 0 : at === NOWHERE ? undefined : home[at]));
  return { steps, least: Math.min(...steps.flatMap((one) => one ?? [])) };
};

/** The column in which each racer landed. */
const landings = (voyage: Voyage, ends: readonly { readonly end: number }[]): readonly (number | undefined)[] =>
  racers(voyage.states[0]).map(({ id }) => {
    const column = ends.findIndex(({ end }) => voyage.states[end].ships.find((ship) => ship.id === id)?.status === 'landed');
    return column < 0 ? undefined : column;
  });

/** The foremost in the order of play, which knows no equals; the first that landed in the column in which it did. */
const leaderIn = (state: State, { steps, least }: Standing): number | undefined => {
  const ships = racers(state);
  const landed = ships.findIndex(({ status, place }) => status === 'landed' && place === 1);
  if (landed >= 0) return landed;
  const first = orderOfPlay(state)
    .map((index) => ships.indexOf(state.ships[index]))
    .find((racer) => racer >= 0 && steps[racer] === least);
  return first ?? (least < Infinity ? steps.indexOf(least) : undefined);
};

/** Everybody's way behind the first. */
export const courseOf = (voyage: Voyage): Course => {
  const { states, moves } = voyage;
  const home = stepsHome(lastState(voyage));
  const ends = roundEnds(moves.map((_, i) => states[i].round));
  const standings = ends.map(({ end }) => standingIn(home, states[end]));
  const landed = landings(voyage, ends);
  const firstHome = Math.min(...landed.map((column) => column ?? Infinity));
  const lines = racers(states[0]).map(({ id, seat }, racer): CourseLine => {
    const column = landed[racer];
    const aboard = ends.map(({ end }) => states[end].ships.find((ship) => ship.id === id)?.aboard.length ?? 0);
    return {
      who: id,
      seat,
      values: standings.map(({ steps, least }, i) => {
        const one = steps[racer];
        return one === undefined || (column !== undefined && i > column) ? undefined : one - least;
      }),
      marks: aboard.flatMap((count, i) => (count > (aboard[i - 1] ?? 0) ? [i] : [])),
      ...(column !== undefined && { home: column }),
    };
  });
  return {
    kind: 'behind',
    rounds: ends.map(({ round }) => round),
    ends: ends.map(({ end }) => end),
    lines,
    leaders: ends.map(({ end }, i) => (i > firstHome ? undefined : leaderIn(states[end], standings[i]))),
  };
};
