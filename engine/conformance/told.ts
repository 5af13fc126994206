import { type Rules, play } from '../game';
import type { OptionValues } from '../options';
import { unwrap } from '../result';
import type { GameWords } from '../words';

/** What words say about a line of moves, whose tokens have no blanks. */
export const toldBy =
  <State, Move, Options extends OptionValues>(
    game: Rules<State, Move, Options>,
    words: Pick<GameWords<State, Move>, 'describeEvent' | 'joinPhrases'>,
  ) =>
  (state: State, line: string): readonly string[] => {
    let now = state;
    return line.split(' ').flatMap((token) => {
      const before = now;
      const move = unwrap(game.parseMove(before, token));
      now = unwrap(play(game, before, move));
      return words.describeEvent(before, move, now).map(({ who, what }) => words.joinPhrases(who, what));
    });
  };
