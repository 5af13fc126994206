import { findGame } from '../games';
import { type Answer, type Io, problem } from '../io';
import { bad } from '../refusals';
import { findRules, formatRule, readRules } from '../rule-book';
import { say } from '../words';

/** The whole rule book, one rule by its number, or a chapter by its prefix. */
export const rules = async (game: string, id: string | undefined, io: Io): Promise<Answer> => {
  const entry = findGame(game);
  if (!entry.ok) return problem(say(entry.refusal));
  const book = readRules(entry.value.id);
  if (id === undefined) {
    io.stdout.write(book);
    return 'done';
  }
  const found = findRules(book, id);
  if (found.length === 0)
    return problem(say(bad('unknown-rule', 'ID', { given: id.slice(0, 60), game: entry.value.id }).refusal));
  io.stdout.write(`${found.map(formatRule).join('\n')}\n`);
  return 'done';
};
