import { DEEPEST, type Refusal, type Result, isTooDeep, ok } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { nameOf, readText } from '../files';
import { type Answer, type Io, problem } from '../io';
import { bad } from '../refusals';
import { say } from '../words';

/** A board names its game in its format: `hot-tin-roof-board/1`. */
const formatOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'format' in value ? String(value.format) : '';

const boardGames = (): readonly string[] =>
  CATALOG.filter(({ use }) => use(({ checkBoard }) => checkBoard !== undefined)).map(({ id }) => id);

/** Every problem of a board, in words. */
const problemsIn = (text: string): Result<readonly string[]> => {
  const known = boardGames();
  const not = bad('not-a-board', undefined, { known: known.map((id) => `"${id}-board/1"`).join(' or ') });
  if (isTooDeep(text)) return bad('too-deep', undefined, { deepest: DEEPEST });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return not;
  }
  const entry = CATALOG.find(({ id }) => known.includes(id) && formatOf(value).startsWith(`${id}-board/`));
  if (!entry) return not;
  return ok(
    entry.use(({ checkBoard, words }) => (checkBoard?.(value) ?? []).map((refusal: Refusal) => words.sayRefusal(refusal))),
  );
};

/** Whether files are good boards; a line for every problem. */
export const checkBoards = async (files: readonly string[], io: Io): Promise<Answer> => {
  let count = 0;
  for (const file of files) {
    const text = await readText(file, io);
    if (!text.ok) return problem(say(text.refusal));
    const found = problemsIn(text.value);
    if (!found.ok) return problem(`${nameOf(file)}: ${say(found.refusal)}`);
    if (found.value.length === 0) io.stdout.write(`${nameOf(file)}: a good board\n`);
    for (const sentence of found.value) io.stdout.write(`${nameOf(file)}: ${sentence}\n`);
    count += found.value.length;
  }
  return count === 0 ? 'done' : problem(`${count} ${count === 1 ? 'thing is' : 'things are'} wrong`);
};
