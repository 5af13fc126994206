import type { Positions, Rules } from './game';
import type { OptionValues } from './options';
import type { Result } from './result';
import { setUp } from './setup';

/** Where a game began: with a set-up, or with a given position. */
export type Beginning =
  | { readonly kind: 'options'; readonly options: OptionValues }
  | { readonly kind: 'position'; readonly position: unknown };

type ReadsPositions<State> = Pick<Positions<State>, 'parsePosition'>;

/** The first state of a game. */
export const firstStateOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options> & ReadsPositions<State>,
  beginning: Beginning,
): Result<State> => (beginning.kind === 'options' ? setUp(game, beginning.options) : game.parsePosition(beginning.position));

/** The same, for programs that load the parser of positions on demand. */
export const loadFirstState = async <State, Move, Options extends OptionValues>(
  { game, loadPositions }: { readonly game: Rules<State, Move, Options>; loadPositions(): Promise<ReadsPositions<State>> },
  beginning: Beginning,
): Promise<Result<State>> =>
  beginning.kind === 'options' ? setUp(game, beginning.options) : (await loadPositions()).parsePosition(beginning.position);
