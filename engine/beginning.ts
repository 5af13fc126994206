import type { Positions, Rules } from './game';
import type { OptionValues } from './options';
import type { Result } from './result';
import { setUp } from './setup';

/** Where a game began: in the set-up, or in a position that somebody brought. */
export type Beginning =
  | { readonly kind: 'options'; readonly options: OptionValues }
  | { readonly kind: 'position'; readonly position: unknown };

type ReadsPositions<State> = Pick<Positions<State>, 'parsePosition'>;

/** The first state of a game, wherever it began. */
export const firstStateOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options> & ReadsPositions<State>,
  beginning: Beginning,
): Result<State> => (beginning.kind === 'options' ? setUp(game, beginning.options) : game.parsePosition(beginning.position));

/** The same for those who load the reading of positions when there is one to read. */
export const loadFirstState = async <State, Move, Options extends OptionValues>(
  { game, loadPositions }: { readonly game: Rules<State, Move, Options>; loadPositions(): Promise<ReadsPositions<State>> },
  beginning: Beginning,
): Promise<Result<State>> =>
  beginning.kind === 'options' ? setUp(game, beginning.options) : (await loadPositions()).parsePosition(beginning.position);
