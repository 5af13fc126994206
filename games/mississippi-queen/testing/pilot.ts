import { type Random, chooseChance } from '@showboat/engine';
import { mississippiQueen as game } from '../index';
import { placeOf, tileOf } from '../rules/cells';
import { type Chart, LAND, chartOf, isJetty, isLanding, kindAt } from '../rules/chart';
import { type Move, isSameMove } from '../rules/moves';
import { PASSENGERS, type Ship, type State, isRose, moverOf } from '../rules/state';
import { outcomesFrom } from '../rules/turns';

// A pilot with a goal, for recorded games that read like games. Not a bot: it looks one turn ahead and ignores the others.

/** Steps over water from every place to the nearest goal. */
const waysTo = (chart: Chart, goals: readonly number[]): ReadonlyMap<number, number> => {
  const steps = new Map(goals.map((place) => [place, 0]));
  for (const [place, count] of steps) {
    for (let way = 0; way < 6; way++) {
      const beside = chart.beside[place * 6 + way];
      if (beside >= 0 && kindAt(chart, beside) !== LAND && !steps.has(beside)) steps.set(beside, count + 1);
    }
  }
  return steps;
};

const placesOf = (state: State, wanted: (place: number) => boolean): readonly number[] => {
  const first = placeOf(state.river.first, 0);
  const count = placeOf(state.river.tiles.length, 0);
  return Array.from({ length: count - first }, (_, i) => first + i).filter(wanted);
};

const goalsOf = (state: State, chart: Chart, ship: Ship): readonly number[] => {
  const isWanted = (place: number): boolean =>
    isJetty(chart, place) &&
    state.waiting[tileOf(place)] > 0 &&
    !ship.aboard.includes(tileOf(place)) &&
    tileOf(place) >= tileOf(ship.at);
  const stations = ship.aboard.length < PASSENGERS && !isRose(ship) ? placesOf(state, isWanted) : [];
  if (stations.length > 0) return stations;
  const pier = placesOf(state, (place) => isLanding(chart, place) && kindAt(chart, place) !== LAND);
  return pier.length > 0
    ? pier
    : placesOf(state, (place) => tileOf(place) === state.river.tiles.length - 1 && kindAt(chart, place) !== LAND);
};

/** How good it is to end a turn like this, seen by the ship that moved: less is better. */
const worry = (before: State, after: State): number => {
  const index = moverOf(before);
  const ship = after.ships[index];
  if (ship.status === 'landed') return -1000;
  const chart = chartOf(after.river, after.options);
  const ways = waysTo(chart, goalsOf(after, chart, ship));
  const steps = ways.get(ship.at) ?? 50;
  const ahead = chart.beside[ship.at * 6 + ship.heading];
  const isFacingWater = ahead >= 0 && kindAt(chart, ahead) !== LAND;
  const headway = isFacingWater ? (ways.get(ahead) ?? 50) - steps : 3;
  const bestSpeed = Math.max(1, Math.min(4, Math.round(steps / 2)));
  return (
    steps * 3 +
    headway * 2 +
    Math.abs(ship.speed - bestSpeed) * 2 +
    (isFacingWater ? 0 : 4) -
    ship.coal * 2 -
    ship.aboard.length * 40
  );
};

/** The moves of the whole turn as the pilot likes it; answers of other seats among them are what he hopes for. */
const bestTurn = (state: State): readonly Move[] => {
  const outcomes = outcomesFrom(state);
  let best = outcomes[0];
  let least = Infinity;
  for (const outcome of outcomes) {
    const cost = worry(state, outcome.state);
    if (cost >= least) continue;
    least = cost;
    best = outcome;
  }
  return best.moves;
};

/** A whole game of pilots. Each keeps to his plan until an answer or a new tile upsets it. */
export const pilotGame = (start: State, random: Random, mostMoves = 5000): readonly Move[] => {
  const moves: Move[] = [];
  let plan: readonly Move[] = [];
  for (let state = start; game.outcome(state) === undefined; ) {
    let move: Move;
    const { kind } = state.phase;
    const legal = game.legalMoves(state);
    if (game.actor(state) === 'chance') move = chooseChance(game.chances(state), random());
    else if (kind === 'aligning' || kind === 'offered')
      move = legal[kind === 'offered' ? 0 : Math.floor(random() * legal.length)];
    else if (kind === 'placing' || legal.length === 1) move = legal[0];
    else {
      if (plan.length === 0 || !legal.some((known) => isSameMove(known, plan[0]))) plan = bestTurn(state);
      move = plan[0];
    }
    plan = plan.length > 0 && isSameMove(plan[0], move) ? plan.slice(1) : [];
    moves.push(move);
    state = game.apply(state, move);
    if (moves.length > mostMoves) throw new Error(`no end after ${mostMoves} moves`);
  }
  return moves;
};
