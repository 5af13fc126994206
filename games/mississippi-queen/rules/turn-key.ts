import type { State } from './state';
import { moverOf } from './state';

// Two moments of one turn with the same key have the same continuations. Searches of a turn meet the same moment on many ways.

const PHASES = [
  'first-tile',
  'placing',
  'speed',
  'stuck',
  'sailing',
  'pushing',
  'aligning',
  'offered',
  'laying',
  'closed',
  'over',
];
const STAGES = ['moving', 'stopped', 'docked', 'exchanged'];

/** A push needs two points: with fewer left, what was crossed bars nothing any more. */
const crossedMatters = (state: State): boolean =>
  state.phase.kind === 'pushing' || (state.turn.points >= 2 && state.options.pushTaboo === 'crossed');

/** `coalless` leaves out what the ship to move has left to burn: then the cheapest way to a moment stands for all. */
export const turnKey = (state: State, coalless = false): string => {
  const { turn, phase } = state;
  const codes: number[] = [
    PHASES.indexOf(phase.kind),
    'ship' in phase ? phase.ship : 9,
    turn.points,
    turn.turned ? 1 : 0,
    turn.logs,
    turn.mustGrow ? 1 : 0,
    STAGES.indexOf(turn.stage),
    coalless ? 0 : turn.bonus,
    coalless ? 0 : turn.roseCoal,
    state.roseGiven,
    moverOf(state),
  ];
  for (const [index, ship] of state.ships.entries()) {
    codes.push(
      ship.at + 1,
      ship.heading * 7 + ship.speed,
      coalless && index === moverOf(state) ? 0 : ship.coal,
      ship.aboard.length,
    );
    for (const tile of ship.aboard) codes.push(tile);
  }
  if (crossedMatters(state))
    codes.push(...[...turn.crossed].sort((a, b) => a - b), phase.kind === 'pushing' ? turn.crossed[turn.crossed.length - 1] : 0);
  return String.fromCharCode(...codes);
};
