import type { Detail, Refusal } from '@showboat/engine';
import { carryOut } from './actions';
import { YARD, formatPlace, placeOf } from './cells';
import { type Chart, LAND, LOGS, SAND, chartOf, kindAt } from './chart';
import { type Stop, stopsFrom, withPlentyOfCoal } from './reach';
import { roseOf } from './rose';
import { type State, TOP_SPEED, isRose, moverOf, sailingAt } from './state';
import { coalLeft } from './turn';
import { type TurnOutcome, outcomesFrom } from './turns';

/** Why a ship cannot end its turn on a space, by the rule that stops it. */
export const END_BARS = {
  'not-a-space': 'MQ-REM-4',
  'end-on-land': 'MQ-MOVE-3',
  'end-not-now': 'MQ-TURN-2',
  'end-cannot-move': 'MQ-ELIM-4',
  'end-needs-coal': 'MQ-COAL-3',
  'end-needs-rose-coal': 'BR-ROSE-4',
  'end-rose-in-need': 'BR-ROSE-8',
  'end-ship-aground': 'BR-SAND-7',
  'end-ship-in-the-way': 'MQ-PUSH-1',
  'end-too-far': 'MQ-MOVE-1',
  'end-on-logs': 'BR-LOG-1',
  'end-off-sand-bar': 'BR-SAND-3',
  'end-points-left': 'MQ-MOVE-1',
} as const satisfies Readonly<Record<string, string>>;

export type EndBar = keyof typeof END_BARS;

export type Explanation =
  | { readonly kind: 'can-end'; readonly stop: Stop }
  | { readonly kind: 'cannot-end'; readonly refusal: Refusal<EndBar> };

const because = (code: EndBar, detail?: Detail): Explanation => ({
  kind: 'cannot-end',
  refusal: detail ? { code, rule: END_BARS[code], detail } : { code, rule: END_BARS[code] },
});

/** "Why can my ship not end here?" Or the cheapest way, if it can. */
export const explain = (state: State, place: number): Explanation => {
  const chart = chartOf(state.river, state.options);
  if (place < placeOf(state.river.first, 0) || place >= chart.marks.length) return because('not-a-space');
  if (kindAt(chart, place) === LAND) return because('end-on-land', { place: formatPlace(place) });
  if (state.phase.kind === 'stuck') return because('end-cannot-move');
  if (state.phase.kind !== 'speed' && state.phase.kind !== 'sailing' && state.phase.kind !== 'pushing')
    return because('end-not-now');
  const stop = stopsFrom(state).get(place);
  if (stop) return isBarredByRose(state, place) ? because('end-rose-in-need') : { kind: 'can-end', stop };
  const rich = stopsFrom(withPlentyOfCoal(state)).get(place);
  if (rich) {
    const code = isRose(state.ships[moverOf(state)]) ? 'end-needs-rose-coal' : 'end-needs-coal';
    return because(code, { needed: rich.coal, left: coalLeft(state) });
  }
  return barOfSpace(state, chart, place);
};

const isBarredByRose = (state: State, place: number): boolean =>
  roseOf(state) >= 0 && !outcomesFrom(state).some((end) => endPlace(state, end) === place);

/** Where the mover stopped; a ship that landed has left the river with its last action. */
const endPlace = (state: State, end: TurnOutcome): number => {
  const mover = moverOf(state);
  if (end.state.ships[mover].status === 'sailing') return end.state.ships[mover].at;
  return end.moves.slice(0, -1).reduce(carryOut, state).ships[mover].at;
};

/** No amount of coal helps: what lies there or between. */
const barOfSpace = (state: State, chart: Chart, place: number): Explanation => {
  const ship = state.ships[moverOf(state)];
  const met = sailingAt(state.ships, place);
  const points = state.phase.kind === 'speed' ? TOP_SPEED : state.turn.points;
  const steps = stepsTo(chart, ship.at, place);
  if (met >= 0 && met !== moverOf(state)) {
    const detail = { ship: state.ships[met].id };
    return because(kindAt(chart, place) === SAND ? 'end-ship-aground' : 'end-ship-in-the-way', detail);
  }
  if (steps === undefined || steps > points) return because('end-too-far', steps === undefined ? { points } : { steps, points });
  if (kindAt(chart, ship.at) === SAND) return because('end-off-sand-bar');
  return because(kindAt(chart, place) === LOGS ? 'end-on-logs' : 'end-points-left', { points });
};

/** Spaces between two places over water, ships not minded. */
const stepsTo = (chart: Chart, from: number, to: number): number | undefined => {
  const steps = new Map([[from, 0]]);
  for (const [place, count] of steps) {
    if (place === to) return count;
    for (let way = 0; way < 6; way++) {
      const next = chart.beside[place * 6 + way];
      if (next >= 0 && next !== YARD && kindAt(chart, next) !== LAND && !steps.has(next)) steps.set(next, count + 1);
    }
  }
  return undefined;
};
