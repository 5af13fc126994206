import { type GameWords, type OptionValues, type Past, roundOf, type Rules } from '@showboat/engine';

/** A turn, or what chance did, in one line. */
export interface LogLine {
  /** Of its first move. */
  readonly index: number;
  /** The round. */
  readonly number: number;
  readonly who: string;
  readonly phrases: readonly string[];
}

/** Incremental: moves already in the log are not described again. */
export interface LogKeeper<State, Move> {
  tell(states: readonly State[], moves: readonly Move[]): readonly LogLine[];
}

const isContinued = (line: LogLine | undefined, who: string, opensLine: boolean): line is LogLine =>
  line !== undefined && line.who === who && !opensLine;

/** `see`: the part of a state that may be shown; nothing else ever is. */
export const createLog = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  words: GameWords<State, Move>,
  see: (state: State) => State = (state) => state,
): LogKeeper<State, Move> => {
  /** By number of moves, so that an undo just drops the rest. */
  let logs: (readonly LogLine[])[] = [[]];
  let told: readonly Move[] = [];

  const add = (lines: readonly LogLine[], index: number, { states, moves }: Past<State, Move>): readonly LogLine[] => {
    const { notation } = game;
    const [state, move, after] = [states[index], moves[index], states[index + 1]];
    const past = (): Past<State, Move> => ({ states: states.slice(0, index + 1).map(see), moves: moves.slice(0, index) });
    const opensLine = notation.opensLine(state, move);
    const number = roundOf(game, state);
    const result = [...lines];
    for (const [i, { who, what }] of words.describeEvent(see(state), move, see(after), past).entries()) {
      const line = result.at(-1);
      if (isContinued(line, who, opensLine && i === 0))
        result[result.length - 1] = { ...line, phrases: [...line.phrases, ...what] };
      else result.push({ index, number, who, phrases: what });
    }
    return result;
  };

  return {
    tell: (states, moves) => {
      let known = 0;
      while (known < told.length && known < moves.length && told[known] === moves[known]) known++;
      logs = logs.slice(0, known + 1);
      for (let i = known; i < moves.length; i++) {
        logs.push(add(logs[i], i, { states, moves }));
      }
      told = moves;
      return logs[moves.length];
    },
  };
};
