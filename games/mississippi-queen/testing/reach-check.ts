import { HEADINGS, type Random, createRandom, pick } from '@showboat/engine';
import { mississippiQueen as game } from '../game';
import { carryOut, lay } from '../rules/actions';
import { cellOf, formatPlace, placeOf, tileOf } from '../rules/cells';
import { LAND, SAND, chartOf, kindAt } from '../rules/chart';
import { type Explanation, explainer } from '../rules/explain';
import { growthMoves, tilesToCome } from '../rules/growth';
import { END, type Move } from '../rules/moves';
import type { Stop } from '../rules/reach';
import { roseOf } from '../rules/rose';
import { type Ship, type State, isRose, moverOf } from '../rules/state';
import { legalStops } from '../rules/stops';
import { turnOpening } from '../rules/turn';
import { turnKey } from '../rules/turn-key';
import { CASES, startOf } from './cases';

// What lights up and what "why not?" answers, held against every turn there is: found by the list of legal moves alone.

interface Ends {
  /** Where a turn can end with what lies on the table. */
  readonly sure: ReadonlySet<number>;
  /** And where it can if a ship pushed onto the foremost tile makes the river grow, by way of the water that lay there before. */
  readonly afterGrowth: ReadonlySet<number>;
  /** The river may grow with movement points left. */
  readonly mayGrow: boolean;
  /** With the help of the tile that was drawn. */
  readonly onNewWater: ReadonlySet<number>;
}

/** Everything that can come of this moment, the tiles drawn by `random`. */
const endsOf = (opened: State, random: Random): Ends => {
  const known = placeOf(opened.river.tiles.length, 0);
  const sure = new Set<number>();
  const afterGrowth = new Set<number>();
  const onNewWater = new Set<number>();
  let mayGrow = false;
  const drawn = new Map<string, Move>();
  const seen = new Set<string>();
  const open: { readonly state: State; readonly ends: Set<number> }[] = [{ state: opened, ends: sure }];
  for (const { state, ends } of open) {
    const mover = moverOf(state);
    if (state.phase.kind === 'laying') {
      if (state.turn.points === 0) afterGrowth.add(state.ships[mover].at);
      else {
        mayGrow = true;
        const moves = game.legalMoves(state);
        // The same tile on all ways, or the moments would have nothing in common.
        const key = `${state.river.tiles.length}${state.river.pier}${state.stack.length}`;
        const move = drawn.get(key) ?? pick(random, moves);
        drawn.set(key, move);
        open.push({ state: game.apply(state, move), ends: afterGrowth });
      }
      continue;
    }
    const moves = game.legalMoves(state);
    // What comes after the movement changes nothing about where it ended.
    if (moves.includes(END)) {
      ends.add(state.ships[mover].at);
      continue;
    }
    for (const move of moves) {
      const after = carryOut(state, move);
      const isNew = ends !== sure && after.ships.some(({ at }) => at >= known);
      const into = isNew ? onNewWater : ends;
      const key = `${turnKey(after)}${into === sure ? 's' : into === afterGrowth ? 'g' : 'n'}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ state: after, ends: into });
    }
  }
  return { sure, afterGrowth, onNewWater, mayGrow };
};

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

const withCoal = (state: State, coal: number): State => ({
  ...state,
  turn: { ...state.turn, bonus: 0 },
  ships: state.ships.map((ship, i) => (i === moverOf(state) && !isRose(ship) ? { ...ship, coal } : ship)),
});

const has = (ends: Ends, place: number): boolean => ends.sure.has(place) || ends.afterGrowth.has(place);

/** The share of dark spaces that are asked about. */
const ASKED = 0.005;

/** The dearest ways have too many relatives to try them all. */
const MOST_COAL_TRIED = 3;

const problemOfAnswer = (state: State, place: number, ends: Ends, answer: Explanation, random: Random): string | undefined => {
  if (answer.kind === 'can-end') return 'it can end there, and it is not lit';
  const { code, detail } = answer.refusal;
  if (code === 'end-known-later') return ends.mayGrow ? undefined : 'nothing grows';
  if (ends.onNewWater.has(place)) return `${code}, but with a tile that may come it can`;
  if (code !== 'end-needs-coal') return undefined;
  const needed = Number(detail?.needed);
  if (needed > MOST_COAL_TRIED) return undefined;
  if (has(endsOf(withCoal(state, needed - 1), random), place)) return `less than ${needed} coal would do`;
  return has(endsOf(withCoal(state, needed), random), place) || roseOf(state) >= 0 ? undefined : `${needed} coal would not do`;
};

/** Of one moment in a turn. */
export const problemsOfReach = (state: State, random: Random): readonly string[] => {
  const ends = endsOf(state, random);
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
      // The reasons take longer to check than everything else.
      else if (random() < ASKED) tell(problemOfAnswer(state, place, ends, why(place), random));
      continue;
    }
    if (!has(ends, place)) tell('lit, and no turn can end there');
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

/** Ships close together behind the foremost tile of a random river: there a push makes it grow. */
const crowd = (begun: State, random: Random): State | 'out' => {
  let state = begun;
  const tiles = 1 + Math.floor(random() * 3);
  for (let i = 1; i < tiles && tilesToCome(state) > 1; i++) state = lay(state, pick(random, growthMoves(state)));
  const frontier = state.river.tiles.length - 1;
  const first = Math.max(0, frontier - 2);
  const chart = chartOf(state.river, state.options);
  const water = Array.from({ length: 20 * (frontier - first) }, (_, i) => placeOf(first, i)).filter(
    (place) => kindAt(chart, place) !== LAND && ((cellOf(place) >= 10 && frontier - tileOf(place) === 1) || random() < 0.2),
  );
  const taken = new Set<number>();
  const ships = state.ships.map((ship): Ship => {
    const at = pick(
      random,
      water.filter((place) => !taken.has(place)),
    );
    taken.add(at);
    const speed = kindAt(chart, at) === SAND ? 1 : 1 + Math.floor(random() * 4);
    return { ...ship, at, heading: pick(random, HEADINGS), speed, coal: isRose(ship) ? ship.coal : Math.floor(random() * 2) };
  });
  const next = Math.floor(random() * state.order.length);
  return turnOpening({ ...state, ships, next, river: { ...state.river, first }, bonusCoal: false });
};

/** A few legal moves further, but not beyond the turn. */
const steered = (opened: State, random: Random): State => {
  let state = opened;
  for (let moves = random() < 0.03 ? 0 : 2 + Math.floor(random() * 3); moves > 0; moves--) {
    const after = game.apply(state, pick(random, game.legalMoves(state)));
    if (!isInTurn(after)) return state;
    state = after;
  }
  return state;
};

const isInTurn = ({ phase, turn }: State): boolean =>
  phase.kind === 'speed' || phase.kind === 'pushing' || (phase.kind === 'sailing' && turn.points > 0);

const begun = (options: Readonly<Record<string, unknown>>, random: Random): State => {
  let state = startOf(options);
  while (state.phase.kind !== 'speed') state = game.apply(state, pick(random, game.legalMoves(state)));
  return state;
};

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
