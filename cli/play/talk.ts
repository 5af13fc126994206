import { type History, type OptionValues, type Rules, canUndo, formatRecord, present, undone, withMove } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { oneLine } from '../io';
import { findRules, formatRule, readRules } from '../rule-book';
import { say } from '../words';
import { writeNew } from '../files';

/** What comes of a line that the person typed. */
export interface Reply<State, Move> {
  readonly history: History<State, Move>;
  readonly lines: readonly string[];
  readonly wantsBoard?: true;
  readonly wantsToQuit?: true;
}

const HELP = [
  'Type a token of the list, or several in a row',
  '  u        take back the last step',
  '  ? TOKEN  why not? Also about a place of the board, or a rule by its number',
  '  b        the board',
  '  s FILE   save the record',
  '  q        quit',
];

const tokensOf = (words: readonly string[], wordsIn: (word: string) => number): readonly string[] => {
  const tokens: string[] = [];
  for (let index = 0; index < words.length; ) {
    const length = Math.max(1, wordsIn(words[index]));
    tokens.push(words.slice(index, index + length).join(' '));
    index += length;
  }
  return tokens;
};

/** Only the player here is ever asked: the deciding seat may undo what it did since others last acted. */
export const mayUndo = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  history: History<State, Move>,
): boolean => canUndo(game, history, () => true);

/** Token by token, as far as the rules and the person's turn go. */
const playTokens = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  start: History<State, Move>,
  tokens: readonly string[],
): Reply<State, Move> => {
  const { game } = entry;
  const seat = game.actor(present(start));
  let history = start;
  for (const token of tokens) {
    const state = present(history);
    if (game.actor(state) !== seat)
      return { history, lines: [`"${oneLine(token)}" and what follows must wait: the others go first.`] };
    const move = game.parseMove(state, token);
    const refusal = move.ok ? game.refuse(state, move.value) : move.refusal;
    if (!move.ok || refusal) return { history, lines: refusal ? [say(refusal, entry)] : [] };
    history = withMove(game, history, move.value);
  }
  return { history, lines: [] };
};

/** "Why not?" about a token, a space, or a rule by its number. */
const explain = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  state: State,
  question: string,
): readonly string[] => {
  if (question === '') return HELP;
  const rules = findRules(readRules(game.id), question);
  if (rules.length > 0) return rules.map(formatRule);
  const answer = words.answer(state, question);
  if (answer !== undefined) return [answer];
  const move = game.parseMove(state, question);
  if (!move.ok) return [say(move.refusal, { game, words })];
  const refusal = game.refuse(state, move.value);
  return [refusal ? say(refusal, { game, words }) : `"${question}" is possible: ${words.describeMove(state, move.value)}.`];
};

export const save = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  history: History<State, Move>,
  file: string,
): string => {
  const written = writeNew(file, formatRecord(game, game.optionsOf(present(history)), history.moves));
  return written.ok ? `Saved as ${file}.` : say(written.refusal);
};

export const replyTo = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  history: History<State, Move>,
  line: string,
  nameOfRecord: string,
): Reply<State, Move> => {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const text = rest.join(' ');
  if (first === '') return { history, lines: ['Type a token of the list, or ? for help.'] };
  if (first.startsWith('?')) return { history, lines: explain(entry, present(history), `${first.slice(1)} ${text}`.trim()) };
  if (first === 'q') return { history, lines: [], wantsToQuit: true };
  if (first === 'b') return { history, lines: [], wantsBoard: true };
  if (first === 's') return { history, lines: [save(entry, history, text === '' ? nameOfRecord : text)] };
  if (first === 'u') {
    return mayUndo(entry.game, history)
      ? { history: undone(history), lines: [] }
      : { history, lines: ['Nothing can be taken back: the others have seen it.'] };
  }
  return playTokens(
    entry,
    history,
    tokensOf([first, ...rest], (word) => entry.game.notation.wordsIn(word)),
  );
};
