import { type OptionValues, formatRecord, play } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { oneLine } from '../io';
import { findRules, formatRule, readRules } from '../rule-book';
import { say } from '../words';
import { writeNew } from '../files';
import { type Table, undone, withOwnMove } from './table';

/** What comes of a line that the person typed. */
export interface Reply<State, Move> {
  readonly table: Table<State, Move>;
  readonly lines: readonly string[];
  readonly wantsBoard?: true;
  readonly wantsToQuit?: true;
}

export const HELP = [
  'Type a token of the list, or several in a row: =2 f f .',
  '  u        take back the last step',
  '  ? TOKEN  why not? And `? 1c3`: can the ship end there? `? MQ-PUSH-2`: the rule',
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

/** Token by token, as far as the rules and the person's turn go. */
const playTokens = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  start: Table<State, Move>,
  tokens: readonly string[],
): Reply<State, Move> => {
  const { game } = entry;
  const seat = game.actor(start.state);
  let table = start;
  for (const token of tokens) {
    if (game.actor(table.state) !== seat)
      return { table, lines: [`"${oneLine(token)}" and what follows must wait: the others go first.`] };
    const move = game.parseMove(table.state, token);
    if (!move.ok) return { table, lines: [say(move.refusal, entry)] };
    const next = play(game, table.state, move.value);
    if (!next.ok) return { table, lines: [say(next.refusal, entry)] };
    table = withOwnMove(game, table, move.value);
  }
  return { table, lines: [] };
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
  table: Table<State, Move>,
  file: string,
): string => {
  const written = writeNew(file, formatRecord(game, game.optionsOf(table.state), table.moves));
  return written.ok ? `Saved as ${file}.` : say(written.refusal);
};

export const replyTo = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  table: Table<State, Move>,
  line: string,
  nameOfRecord: string,
): Reply<State, Move> => {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const text = rest.join(' ');
  if (first === '') return { table, lines: ['Type a token of the list, or ? for help.'] };
  if (first.startsWith('?')) return { table, lines: explain(entry, table.state, `${first.slice(1)} ${text}`.trim()) };
  if (first === 'q') return { table, lines: [], wantsToQuit: true };
  if (first === 'b') return { table, lines: [], wantsBoard: true };
  if (first === 's') return { table, lines: [save(entry, table, text === '' ? nameOfRecord : text)] };
  if (first === 'u') {
    const before = undone(table);
    return before ? { table: before, lines: [] } : { table, lines: ['Nothing can be taken back: the others have seen it.'] };
  }
  return playTokens(
    entry,
    table,
    tokensOf([first, ...rest], (word) => entry.game.notation.wordsIn(word)),
  );
};
