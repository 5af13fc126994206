import { type GameWords, type OptionValues, type Rules, statesFrom } from '@showboat/engine';
import { createLog } from './log';

/** A turn that was not played, in words. */
export const sayTurn = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  words: GameWords<State, Move>,
  state: State,
  moves: readonly Move[],
): string => {
  const states = statesFrom(game, state, moves);
  const told = createLog(game, words)
    .tell(states, moves)
    .map(({ who, phrases }) => words.joinPhrases(who, phrases))
    .join(' ');
  // Some moves have no log line; here they are described as moves.
  return told || moves.map((move, i) => words.describeMove(states[i], move)).join(', ');
};

/** Only what it leads to. */
export const sayEnd = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  words: GameWords<State, Move>,
  state: State,
  moves: readonly Move[],
): string => {
  const lines = createLog(game, words).tell(statesFrom(game, state, moves), moves);
  return lines.findLast(({ phrases }) => phrases.length > 0)?.phrases.at(-1) ?? sayTurn(game, words, state, moves);
};
