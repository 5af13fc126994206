import { linesOf } from '@showboat/engine/lines';
import { hotTinRoof as game } from '../game';
import { seatOf } from '../rules/sketch';
import { IN_HAND, type State, boardIn } from '../rules/state';

export { type Sketch, sketch } from '../rules/sketch';

export const { run, may, whyNot } = linesOf(game);

export const cansOf = ({ players }: State): readonly number[] => players.map(({ cans }) => cans);

/** The pairs of a seat, as in a sketch. */
export const catsOf = (state: State, letter: string): string => {
  const { roofs } = boardIn(state);
  const { cats } = state.players[seatOf(letter)];
  const pair = (at: number): string => (cats[at] === IN_HAND ? '-' : `${roofs[cats[at]]}+${roofs[cats[at + 1]]}`);
  return `${pair(0)}/${pair(2)}`;
};
