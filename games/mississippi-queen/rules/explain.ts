import type { Detail, Refusal } from '@showboat/engine';
import { perhapsAfterGrowth } from './after-growth';
import { NOWHERE, YARD, formatPlace, placeOf } from './cells';
import { type Chart, LAND, LOGS, SAND, chartOf, kindAt } from './chart';
import type { Options } from './options';
import { type Stop, reachOf } from './reach';
import { roseOf } from './rose';
import { SAILING, type State, TOP_SPEED, isRose, moverOf, withShip } from './state';
import { legalStops } from './stops';
import { coalLeft } from './turn';

/** Why a ship cannot end its turn on a space, by the rule that stops it. */
export const END_BARS = {
  'not-a-space': 'MQ-REM-4',
  'end-off-river': 'MQ-MOVE-3',
  'end-on-land': 'MQ-MOVE-3',
  'end-not-now': 'MQ-TURN-2',
  'end-cannot-move': 'MQ-ELIM-4',
  'end-known-later': 'MQ-PUSH-11',
  'end-needs-coal': 'MQ-COAL-3',
  'end-needs-rose-coal': 'BR-ROSE-4',
  'end-rose-in-need': 'BR-ROSE-8',
  'end-ship-aground': 'BR-SAND-7',
  'end-ship-in-the-way': 'MQ-PUSH-1',
  'end-ships-between': 'MQ-MOVE-4',
  'end-behind-pier': 'MQ-FIN-5',
  'end-on-logs': 'BR-LOG-1',
  'end-behind-logs': 'BR-LOG-1',
  'end-off-sand-bar': 'BR-SAND-3',
  'end-behind-sand': 'BR-SAND-1',
  'end-too-far': 'MQ-MOVE-1',
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

const once = <Value>(find: () => Value): (() => Value) => {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
};

type Stops = ReadonlyMap<number, Stop>;

const NONE: Stops = new Map();

const withoutShips = (state: State, isGone: (index: number) => boolean): State => {
  const { phase } = state;
  return {
    ...state,
    ships: state.ships.map((ship, index) => (isGone(index) ? { ...ship, at: NOWHERE } : ship)),
    phase: phase.kind === 'pushing' && isGone(phase.ship) ? SAILING : phase,
  };
};

const withOptions = (state: State, changed: Partial<Options>): State => ({ ...state, options: { ...state.options, ...changed } });

/** More than the dearest way a turn can go: five steps of speed, six abouts, a sand bar. */
const COAL_FOR_ANYTHING = 40;

/** The same moment with so much coal to burn. */
const withCoal = (state: State, coal: number): State => {
  const index = moverOf(state);
  const ship = state.ships[index];
  if (isRose(ship)) return { ...state, turn: { ...state.turn, roseCoal: coal } };
  return { ...state, turn: { ...state.turn, bonus: 0 }, ships: withShip(state.ships, index, { ...ship, coal }) };
};

/** VAR-8: who pushes must be able to finish whatever the other answers, which may ask for more coal than the cheapest way burns. */
const coalNeeded = (state: State, { place, coal }: Stop): number => {
  let needed = coal;
  if (state.options.noPushAstern) while (!reachOf(withCoal(state, needed)).stops.has(place)) needed++;
  return needed;
};

/**
 * "Why can my ship not end here?" Or the cheapest way, if it can. The rule that is named does forbid it: the rules in question are lifted one
 * after the other, and the answer is the first without which it would be possible. For many questions about one moment.
 */
export const explainer = (state: State): ((place: number) => Explanation) => {
  const { phase, river, options } = state;
  const chart = chartOf(river, options);
  const mover = moverOf(state);
  const legal = once((): Stops => legalStops(state));
  const reach = once(() => reachOf(state));
  /** Ways that the Rose's needs may bar, depending on the tile. */
  const afterGrowth = once((): Stops => (roseOf(state) < 0 ? NONE : reachOf(state, ({ growsFirst }) => growsFirst).stops));
  const perhaps = once(() => perhapsAfterGrowth(reach().reveals));
  const rich = withCoal(state, COAL_FOR_ANYTHING);
  const withPlenty = once((): Stops => reachOf(rich).stops);
  const alone = withoutShips(rich, (index) => index !== mover);
  const withoutOthers = once((): Stops => reachOf(alone).stops);
  const sailedOn = withOptions(alone, { mode: 'passengers' });
  const pastPier = once((): Stops => (options.mode === 'school' ? reachOf(sailedOn).stops : withoutOthers()));
  const withoutLogs = withOptions(sailedOn, { logs: false });
  const overLogs = once((): Stops => (options.logs ? reachOf(withoutLogs).stops : pastPier()));
  const withoutSand = withOptions(withoutLogs, { sandBars: false });
  const overSand = once((): Stops => (options.sandBars ? reachOf(withoutSand).stops : overLogs()));

  /** No amount of coal helps: what lies there or between. */
  const barOfSpace = (place: number): Explanation => {
    const held = state.ships.findIndex(({ at }, index) => at === place && index !== mover);
    if (held >= 0 && reachOf(withoutShips(rich, (index) => index === held)).stops.has(place))
      return because(kindAt(chart, place) === SAND ? 'end-ship-aground' : 'end-ship-in-the-way', { ship: state.ships[held].id });
    if (withoutOthers().has(place)) return because('end-ships-between');
    if (pastPier().has(place)) return because('end-behind-pier');
    const points = phase.kind === 'speed' ? TOP_SPEED : state.turn.points;
    if (overLogs().has(place)) return because(kindAt(chart, place) === LOGS ? 'end-on-logs' : 'end-behind-logs', { points });
    const { at } = state.ships[mover];
    if (overSand().has(place)) return because(kindAt(chart, at) === SAND ? 'end-off-sand-bar' : 'end-behind-sand');
    const steps = stepsTo(chart, at, place);
    if (steps === undefined) return because('end-too-far', { points });
    return steps > points ? because('end-too-far', { steps, points }) : because('end-points-left', { points });
  };

  return (place) => {
    if (place < placeOf(river.first, 0)) return because('not-a-space');
    if (place >= chart.marks.length) return because('end-off-river');
    if (kindAt(chart, place) === LAND) return because('end-on-land', { place: formatPlace(place) });
    if (phase.kind === 'stuck') return because('end-cannot-move');
    if (phase.kind !== 'speed' && phase.kind !== 'sailing' && phase.kind !== 'pushing') return because('end-not-now');
    const stop = legal().get(place);
    if (stop) return { kind: 'can-end', stop };
    if (perhaps()(place) || afterGrowth().has(place)) return because('end-known-later');
    if (roseOf(state) >= 0 && reach().stops.has(place)) return because('end-rose-in-need');
    const dear = withPlenty().get(place);
    if (!dear) return barOfSpace(place);
    const code = isRose(state.ships[mover]) ? 'end-needs-rose-coal' : 'end-needs-coal';
    return because(code, { needed: coalNeeded(state, dear), left: coalLeft(state) });
  };
};

export const explain = (state: State, place: number): Explanation => explainer(state)(place);

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
