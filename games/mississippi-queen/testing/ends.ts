import { type Random, pick } from '@showboat/engine';
import { mississippiQueen as game } from '../game';
import { carryOut } from '../rules/actions';
import { placeOf } from '../rules/cells';
import type { Move } from '../rules/moves';
import { type State, moverOf } from '../rules/state';
import { turnMoves } from '../rules/turn-moves';
import { coalLeft } from '../rules/turn';
import { turnKey } from '../rules/turn-key';

/** Everything that can come of a moment, found by the lists of moves alone. */
export interface Ends {
  /** Where a turn can end with what lies on the table. */
  readonly sure: ReadonlySet<number>;
  /** And where it can if a ship pushed onto the foremost tile makes the river grow, by way of the water that lay there before. */
  readonly afterGrowth: ReadonlySet<number>;
  /** With the help of the tile that was drawn. */
  readonly onNewWater: ReadonlySet<number>;
  /** Where the ship can be with movement points left. */
  readonly passed: ReadonlySet<number>;
  /** The river may grow with movement points left. */
  readonly mayGrow: boolean;
}

/** `legal`: what the game allows. `within-turn`: the same without what the Rose needs (BR-ROSE-8). */
export type Rules = 'legal' | 'within-turn';

/** A tile that may come, of those listed. */
export type Draw = (laying: State, moves: readonly Move[]) => readonly Move[];

/** One tile for all ways, or the moments would have nothing in common. */
export const drawnBy = (random: Random): Draw => {
  const drawn = new Map<string, Move>();
  return (laying, moves) => {
    const key = `${laying.river.tiles.length}${laying.river.pier}${laying.stack.length}`;
    const move = drawn.get(key) ?? pick(random, moves);
    drawn.set(key, move);
    return [move];
  };
};

export const everyTile: Draw = (_laying, moves) => moves;

const AFTER_MOVEMENT: readonly Move['kind'][] = ['board', 'refuel', 'exchange', 'end'];

/** What comes after the movement changes nothing about where it ended. */
const isStopped = ({ phase, turn }: State): boolean => phase.kind === 'sailing' && turn.points === 0;

interface Play {
  readonly rules: Rules;
  readonly draw: Draw;
  /** What is changed after each step, for worlds in which a rule holds at the beginning only. */
  readonly onward?: ((state: State) => State) | undefined;
}

export const endsOf = (opened: State, { rules, draw, onward = (state) => state }: Play): Ends => {
  const known = placeOf(opened.river.tiles.length, 0);
  const sure = new Set<number>();
  const afterGrowth = new Set<number>();
  const onNewWater = new Set<number>();
  const passed = new Set<number>();
  let mayGrow = false;
  // Of two equal moments the one with more coal can do all that the other can; what the Rose needs may depend on it either way.
  const isBound = rules === 'legal';
  const coalAt = new Map<string, number>();
  const open: { readonly state: State; readonly ends: Set<number> }[] = [{ state: opened, ends: sure }];
  for (let at = 0; at < open.length; at++) {
    const { state, ends } = open[at];
    const ship = state.ships[moverOf(state)];
    const goOn = (after: State): void => {
      const isNew = ends !== sure && after.ships.some((one) => one.at >= known);
      const into = isNew ? onNewWater : ends;
      const last = after.river.tiles[after.river.tiles.length - 1];
      const where = into === sure ? 's' : into === afterGrowth ? 'g' : 'n';
      const key = `${turnKey(after, !isBound)}${where}${last.id}${last.exit}${after.river.pier}`;
      const coal = coalLeft(after);
      if ((coalAt.get(key) ?? -1) >= coal) return;
      coalAt.set(key, coal);
      open.push({ state: after, ends: into });
    };
    if (state.phase.kind === 'laying') {
      if (state.turn.points === 0) afterGrowth.add(ship.at);
      else {
        mayGrow = true;
        for (const move of draw(state, game.legalMoves(state))) {
          const laid = game.apply(state, move);
          open.push({ state: laid, ends: ends === sure ? afterGrowth : ends });
        }
      }
    } else if (isStopped(state)) ends.add(ship.at);
    else {
      if (state.phase.kind === 'sailing') passed.add(ship.at);
      const moves = isBound ? game.legalMoves(state) : turnMoves(state);
      for (const move of moves) if (!AFTER_MOVEMENT.includes(move.kind)) goOn(onward(carryOut(state, move)));
    }
  }
  return { sure, afterGrowth, onNewWater, passed, mayGrow };
};

export const hasEnd = (ends: Ends, place: number): boolean => ends.sure.has(place) || ends.afterGrowth.has(place);
