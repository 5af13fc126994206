import type { Tile } from './board';
import { isStuck } from './finish';
import { DIVING, type Dumpster, OVER, type Phase, type Player, type State, withEntry, withoutTile } from './state';

/** HTR-END-8 */
export const mostQuiet = ({ options: { noProgressRounds, seats } }: State): number => noProgressRounds * seats;

/** HTR-TURN-7, HTR-END-7, HTR-END-8: the next player clockwise, unless nothing goes on any more. */
export const endTurn = (state: State, players: readonly Player[]): State => {
  const quiet = state.hasProgressed ? 0 : state.quiet + 1;
  const phase: Phase = isStuck(state, players) ? OVER.stuck : quiet >= mostQuiet(state) ? OVER.quiet : DIVING;
  const isOver = phase !== DIVING;
  return {
    options: state.options,
    players,
    built: state.built,
    dumpsters: state.dumpsters,
    open: state.open,
    stack: state.stack,
    discards: state.discards,
    fish: state.fish,
    turn: isOver ? state.turn : (state.turn + 1) % state.options.seats,
    number: isOver ? state.number : state.number + 1,
    quiet,
    hasProgressed: false,
    phase,
  };
};

/** A tile comes out of the stack, in the set-up and in turns. */
export const turnUp = (state: State, dumpster: Dumpster, tile: Tile, phase: Phase): State => ({
  options: state.options,
  players: state.players,
  built: state.built,
  dumpsters: state.dumpsters,
  open: withEntry(state.open, dumpster, tile),
  stack: withoutTile(state.stack, tile),
  discards: state.discards,
  fish: state.fish,
  turn: state.turn,
  number: state.number,
  quiet: state.quiet,
  hasProgressed: state.hasProgressed,
  phase,
});
