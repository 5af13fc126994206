import type { Rules } from './game';
import { type OptionValues, parseOptions } from './options';
import type { Result } from './result';

/** The first state of a game from options given from outside: checked against the schema, defaults filled in. */
export const setUp = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  input: unknown,
): Result<State> => {
  const parsed = parseOptions(game.options, input);
  // The door from values to the game's own type: the schema has just vouched for them.
  return parsed.ok ? game.setup(parsed.value as Options) : parsed;
};
