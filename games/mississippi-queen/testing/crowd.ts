import { HEADINGS, type Random, pick } from '@showboat/engine';
import { mississippiQueen as game } from '../game';
import { lay } from '../rules/actions';
import { cellOf, placeOf, tileOf } from '../rules/cells';
import { LAND, SAND, chartOf, kindAt } from '../rules/chart';
import { growthMoves, tilesToCome } from '../rules/growth';
import { type Ship, type State, isRose } from '../rules/state';
import { turnOpening } from '../rules/turn';
import { startOf } from './cases';

// Moments for checks of reach: random, and more crowded than games are.

/** Ships close together behind the foremost tile of a random river: there a push makes it grow. Seldom it has its pier. */
export const crowd = (begun: State, random: Random): State | 'out' => {
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
export const steered = (opened: State, random: Random): State => {
  let state = opened;
  for (let moves = random() < 0.03 ? 0 : 2 + Math.floor(random() * 3); moves > 0; moves--) {
    const after = game.apply(state, pick(random, game.legalMoves(state)));
    if (!isInTurn(after)) return state;
    state = after;
  }
  return state;
};

export const isInTurn = ({ phase, turn }: State): boolean =>
  phase.kind === 'speed' || phase.kind === 'pushing' || (phase.kind === 'sailing' && turn.points > 0);

export const begun = (options: Readonly<Record<string, unknown>>, random: Random): State => {
  let state = startOf(options);
  while (state.phase.kind !== 'speed') state = game.apply(state, pick(random, game.legalMoves(state)));
  return state;
};
