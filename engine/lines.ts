import type { Advisor } from './advisor';
import { type Rules, play } from './game';
import { type History, present } from './history';
import type { OptionValues } from './options';
import { unwrap } from './result';
import type { GameWords, WhyWords } from './words';

// Lines of moves for tests, written as tokens without blanks: 'catwalk g16 .'. Every move must be legal.

export const playLine = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  state: State,
  line: string,
): History<State, Move> => {
  const states = [state];
  const moves: Move[] = [];
  for (const token of line.split(' ').filter((word) => word !== '')) {
    const now = states[states.length - 1];
    const move = unwrap(game.parseMove(now, token));
    moves.push(move);
    states.push(unwrap(play(game, now, move)));
  }
  return { states, moves, undone: [] };
};

export interface Lines<State> {
  /** The state after a line. */
  run(state: State, line: string): State;
  /** The legal tokens after a line. */
  may(state: State, line?: string): readonly string[];
  /** Why a token is refused, code and rule. */
  whyNot(state: State, token: string): string;
}

export const linesOf = <State, Move, Options extends OptionValues>(game: Rules<State, Move, Options>): Lines<State> => {
  const run = (state: State, line: string): State => present(playLine(game, state, line));
  return {
    run,
    may: (state, line = '') => {
      const now = run(state, line);
      return game.legalMoves(now).map((move) => game.formatMove(now, move));
    },
    whyNot: (state, token) => {
      const refusal = game.refuse(state, unwrap(game.parseMove(state, token)));
      return refusal ? `${refusal.code} ${refusal.rule}` : 'legal';
    },
  };
};

/** What words say about a line. */
export const toldBy =
  <State, Move, Options extends OptionValues>(
    game: Rules<State, Move, Options>,
    words: Pick<GameWords<State, Move>, 'describeEvent' | 'joinPhrases'>,
  ) =>
  (state: State, line: string): readonly string[] => {
    const { states, moves } = playLine(game, state, line);
    const events = moves.flatMap((move, i) => words.describeEvent(states[i], move, states[i + 1]));
    return events.map(({ who, what }) => words.joinPhrases(who, what));
  };

/** What an advisor says for a line, compared with others. */
export const reasonsBy =
  <State, Move, Options extends OptionValues>(
    game: Rules<State, Move, Options>,
    advisor: Advisor<State, Move>,
    words: Pick<WhyWords, 'sayReason'>,
  ) =>
  (state: State, line: string, others: readonly string[] = []): readonly string[] => {
    const [choice, ...rest] = [line, ...others].map((text) => {
      const history = playLine(game, state, text);
      return { moves: history.moves, state: present(history), values: [] };
    });
    return advisor.reasons(state, choice, rest).map((reason) => words.sayReason(reason));
  };
