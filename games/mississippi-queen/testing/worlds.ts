import { NOWHERE } from '../rules/cells';
import type { Options } from '../rules/options';
import { SAILING, type State, isRose, moverOf } from '../rules/state';
import { type Draw, type Ends, endsOf, everyTile } from './ends';

/** The moment as it is, and as it would be without some of the rules. Each is played out once, when it is asked for. */
export interface Worlds {
  readonly state: State;
  /** What the game allows, and the same without what the Rose needs. */
  legal(): Ends;
  /** The mover could burn so much. */
  withCoal(coal: number): Ends;
  /** And a ship were not there. */
  without(ship: number): Ends;
  /** And no other ship were there. */
  alone(): Ends;
  /** And voyages went on beyond the pier. */
  pastPier(): Ends;
  /** And no logs floated. */
  overLogs(): Ends;
  /** And there were no sand bars. */
  overSand(): Ends;
  /** And only the sand bar on which it lies were there. */
  offBar(): Ends;
  /** With every tile that may come. */
  withAnyTile(): Ends;
}

/** More than a turn can burn. */
export const PLENTY = 60;

export const lying = (state: State): number => state.ships[moverOf(state)].at;

const burning = (state: State, coal: number): State => ({
  ...state,
  turn: isRose(state.ships[moverOf(state)]) ? { ...state.turn, roseCoal: coal } : { ...state.turn, bonus: 0 },
  ships: state.ships.map((ship, i) => (i === moverOf(state) && !isRose(ship) ? { ...ship, coal } : ship)),
});

const sunk = (state: State, isGone: (ship: number) => boolean): State => {
  const { phase } = state;
  return {
    ...state,
    ships: state.ships.map((ship, i) => (isGone(i) ? { ...ship, at: NOWHERE } : ship)),
    phase: phase.kind === 'pushing' && isGone(phase.ship) ? SAILING : phase,
  };
};

const under = (state: State, changed: Partial<Options>): State => ({ ...state, options: { ...state.options, ...changed } });

/** Only the sand bar that the mover lies on. */
const withoutOtherBars = (opened: State): ((state: State) => State) => {
  const { options } = under(opened, { sandBars: false });
  return (state) => (lying(state) === lying(opened) ? state : { ...state, options });
};

export const worldsOf = (state: State, draw: Draw): Worlds => {
  const known = new Map<string, Ends>();
  const once = (name: string, find: () => Ends): Ends => {
    const found = known.get(name) ?? find();
    known.set(name, found);
    return found;
  };
  const play = (name: string, from: () => State): Ends => once(name, () => endsOf(from(), { rules: 'within-turn', draw }));
  const rich = burning(state, PLENTY);
  // What was crossed bars nothing where nobody is pushed.
  const alone = under(
    sunk(rich, (ship) => ship !== moverOf(state)),
    { pushTaboo: 'left' },
  );
  const beyond = under(alone, { mode: 'passengers' });
  const clear = under(beyond, { logs: false });
  return {
    state,
    legal: () => once('legal', () => endsOf(state, { rules: 'legal', draw })),
    withCoal: (coal) => play(`${coal} coal`, () => burning(state, coal)),
    without: (ship) => play(`without ${ship}`, () => sunk(rich, (one) => one === ship)),
    alone: () => play('alone', () => alone),
    pastPier: () => play('beyond', () => beyond),
    overLogs: () => play('clear', () => clear),
    overSand: () => play('open', () => under(clear, { sandBars: false })),
    offBar: () => once('off bar', () => endsOf(clear, { rules: 'within-turn', draw, onward: withoutOtherBars(clear) })),
    withAnyTile: () => once('any tile', () => endsOf(state, { rules: 'within-turn', draw: everyTile })),
  };
};
