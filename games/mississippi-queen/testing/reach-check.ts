import { type Random, createRandom, pick } from '@showboat/engine';
import { mississippiQueen as game } from '../game';
import { formatPlace, placeOf } from '../rules/cells';
import { chartOf } from '../rules/chart';
import { explainer } from '../rules/explain';
import type { Move } from '../rules/moves';
import type { Stop } from '../rules/reach';
import { roseOf } from '../rules/rose';
import { type State, moverOf } from '../rules/state';
import { legalStops } from '../rules/stops';
import { CASES } from './cases';
import { begun, crowd, steered } from './crowd';
import { drawnBy, endsOf, hasEnd } from './ends';

// What lights up, held against every turn there is: found by the list of legal moves alone.

/** The way is legal to its end, whatever tile is drawn in place of the one in it. */
const problemOfWay = (state: State, stop: Stop, random: Random): string | undefined => {
  let now = state;
  for (const move of stop.moves) {
    const next: Move = move.kind === 'lay' ? pick(random, game.legalMoves(now)) : move;
    const refusal = game.refuse(now, next);
    if (refusal) return `${game.formatMove(now, next)} on the way to ${formatPlace(stop.place)} is refused: ${refusal.code}`;
    now = game.apply(now, next);
  }
  const ship = now.ships[moverOf(now)];
  if (ship.at !== stop.place || now.turn.points > 0)
    return `the way to ${formatPlace(stop.place)} ends on ${formatPlace(ship.at)}`;
  return undefined;
};

/** Of one moment in a turn. */
export const problemsOfReach = (state: State, random: Random): readonly string[] => {
  const ends = endsOf(state, { rules: 'legal', draw: drawnBy(random) });
  const lit = legalStops(state);
  const why = explainer(state);
  const problems: string[] = [];
  const isLater = (place: number): boolean => {
    const answer = why(place);
    return answer.kind === 'cannot-end' && answer.refusal.code === 'end-known-later';
  };
  for (let place = placeOf(state.river.first, 0); place < chartOf(state.river, state.options).marks.length; place++) {
    const stop = lit.get(place);
    const tell = (problem: string | undefined): void => {
      if (problem !== undefined) problems.push(`${formatPlace(place)}: ${problem}`);
    };
    if (!stop) {
      if (ends.sure.has(place)) tell('a turn can end there, and it is not lit');
      // BR-ROSE-8: what the Rose needs once the river has grown depends on the tile.
      else if (ends.afterGrowth.has(place) && !(roseOf(state) >= 0 && isLater(place)))
        tell('a turn can end there after the river has grown, and it is not lit');
      continue;
    }
    if (!hasEnd(ends, place)) tell('lit, and no turn can end there');
    if (!stop.growsFirst && !ends.sure.has(place)) tell('the river must grow first, and it does not say so');
    tell(problemOfWay(state, stop, random));
  }
  return problems;
};

export interface ReachReport {
  readonly positions: number;
  /** Of them, those where the river may grow in the middle of the turn. */
  readonly growing: number;
  readonly problems: readonly string[];
}

/** That many moments of turns at every kind of table. */
export const checkReach = (positions: number, seed: string): ReachReport => {
  const random = createRandom(seed);
  const problems: string[] = [];
  let checked = 0;
  let growing = 0;
  for (let round = 0; checked < positions; round++) {
    const table = CASES[round % CASES.length];
    const opened = crowd(begun(table.options, random), random);
    if (opened === 'out' || opened.phase.kind !== 'speed') continue;
    const state = steered(opened, random);
    checked++;
    if ([...legalStops(state).values()].some(({ growsFirst }) => growsFirst)) growing++;
    for (const problem of problemsOfReach(state, random)) problems.push(`${table.name}, ${round}: ${problem}`);
  }
  return { positions: checked, growing, problems };
};
