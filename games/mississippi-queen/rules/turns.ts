import { carryOut } from './actions';
import { turnMoves } from './turn-moves';
import { formatPlace } from './cells';
import type { Move } from './moves';
import { isRoseAtEase } from './plan';
import { roseOf } from './rose';
import { SHIP_IDS, type Ship, type State, isRose } from './state';
import { type Trail, movesOf, trailFrom } from './trail';
import { turnOpening, withMoverOut } from './turn';
import { turnKey } from './turn-key';

/** One way a turn can end, or be interrupted by chance; the tiles are not yet laid or removed. */
export interface TurnOutcome {
  readonly line: string;
  readonly state: State;
  /** One way there, answers of other seats included. */
  readonly moves: readonly Move[];
}

/** Every distinct outcome of the turn of the ship to move, each once, in no particular order (format `turns`). */
export const outcomesOfTurn = (position: State): readonly TurnOutcome[] => {
  const opened = turnOpening(position);
  if (opened === 'out') {
    const state = withMoverOut(position);
    return [{ line: outcomeLine(state), state, moves: [] }];
  }
  return outcomesFrom(opened);
};

/** The same from any moment within a turn. */
export const outcomesFrom = (opened: State): readonly TurnOutcome[] => {
  const ends = endsFrom(opened);
  const rose = roseOf(opened);
  // BR-ROSE-8: what needs more than one coal of her is legal only if everything does; a `mid` outcome needs none.
  const bound = rose < 0 ? ends : ends.filter((end) => end.state.phase.kind === 'laying' || isRoseAtEase(end.state, rose));
  const byLine = new Map<string, Trail>();
  for (const end of bound.length > 0 ? bound : ends) {
    const line = outcomeLine(end.state);
    if (!byLine.has(line)) byLine.set(line, end);
  }
  return [...byLine].map(([line, end]) => ({ line, state: end.state, moves: movesOf(end) }));
};

const endsFrom = (opened: State): readonly Trail[] => {
  const ends: Trail[] = [];
  const seen = new Set<string>();
  const open: Trail[] = [trailFrom(opened)];
  // First in, first out: the first way to an outcome is one of the shortest.
  for (const trail of open) {
    const { state } = trail;
    if (state.phase.kind === 'closed' || state.phase.kind === 'laying') {
      ends.push(trail);
      continue;
    }
    for (const move of turnMoves(state)) {
      const after = carryOut(state, move);
      const key = turnKey(after);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ state: after, move, before: trail });
    }
  }
  return ends;
};

const ALPHABETICAL = SHIP_IDS.toSorted();

const shipLine = (ship: Ship): string => {
  if (ship.status !== 'sailing') return `${ship.id}:${ship.status}`;
  const aboard = ship.aboard.length > 0 ? ship.aboard.join('+') : '-';
  return `${ship.id}:${formatPlace(ship.at)}/${ship.heading}/${ship.speed}/${isRose(ship) ? '-' : ship.coal}/${aboard}/sailing`;
};

const waitingLine = (waiting: readonly number[]): string => {
  const stations = waiting.flatMap((count, tile) => (count > 0 ? [`${tile}=${count}`] : []));
  return stations.length > 0 ? stations.join(' ') : '-';
};

const ending = (state: State): string => {
  if (state.phase.kind === 'laying') return 'mid';
  return state.phase.kind === 'closed' && state.turn.mustGrow ? 'grow' : 'next';
};

export const outcomeLine = (state: State): string => {
  const ships = ALPHABETICAL.flatMap((id) => state.ships.filter((ship) => ship.id === id));
  const given = state.options.rose ? ` | given ${state.roseGiven}` : '';
  return `${ships.map(shipLine).join(' ')} | waiting ${waitingLine(state.waiting)}${given} | ${ending(state)}`;
};

/** The lines of `turns`, sorted by bytes (they are plain ASCII). */
export const turnLines = (position: State): readonly string[] =>
  outcomesOfTurn(position)
    .map(({ line }) => line)
    .sort();
