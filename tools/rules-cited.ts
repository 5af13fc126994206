import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { sourceFiles } from './layers';
import { scanSource } from './source';

// Rules have numbers, and tests cite them: a rule without a test and a citation without a rule are both mistakes.

const RULE_ID = /(?<![\w-])(?:(?:MQ|BR|PAT|HTR)-[A-Z0-9]+-\d+|(?:VAR|AMB)-\d+)(?![\w-])/g;
const ANY_ID = /(?<![\w-])[A-Z]{2,}(?:-[A-Z0-9]+)*-\d+[a-z]?(?![\w-])/g;
const NOT_BUILT = '(not built)';

export interface RuleBook {
  readonly built: readonly string[];
  readonly notBuilt: readonly string[];
}

/** The rules defined by a RULES.md: ids in the first cell of a table row or at the start of a heading; elsewhere they are references. */
export const rulesIn = (markdown: string): RuleBook => {
  const built: string[] = [];
  const notBuilt: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, cell] = /^\s*\|([^|]*)\|/.exec(line) ?? [];
    const [, heading] = /^#+\s+[[*`]*([A-Z][A-Z0-9-]*)/.exec(line) ?? [];
    const ids = (cell ?? heading ?? '').match(RULE_ID) ?? [];
    (line.includes(NOT_BUILT) ? notBuilt : built).push(...ids);
  }
  return { built, notBuilt };
};

const endOfParentheses = (bare: string, start: number): number => {
  let depth = 0;
  for (let index = start; index < bare.length; index++) {
    if (bare[index] === '(') depth++;
    if (bare[index] === ')' && --depth === 0) return index + 1;
  }
  return bare.length;
};

/** The titles of the tests that run: not of groups, not of skipped or unwritten tests. */
export const titlesIn = (text: string): readonly string[] => {
  const { code, bare } = scanSource(text);
  const titles: string[] = [];
  for (const match of bare.matchAll(/(?<![\w.$])(?:test|it)((?:\.\w+)*)\s*\(/g)) {
    if (/\.(?:skip|todo)\b/.test(match[1])) continue;
    const open = match.index + match[0].length - 1;
    const isTable = /\.(?:each|for|runIf|skipIf)$/.test(match[1]);
    const rest = isTable ? endOfParentheses(bare, open) : open;
    const [call, quote] = /^\s*\(\s*(['"`])/.exec(bare.slice(rest)) ?? [];
    if (call === undefined) continue;
    const start = rest + call.length;
    titles.push(code.slice(start, bare.indexOf(quote, start)));
  }
  return titles;
};

/** The ids in square brackets, one or several. */
export const citationsIn = (text: string): readonly string[] =>
  titlesIn(text).flatMap((title) => (title.match(/\[[^\]]*\]/g) ?? []).flatMap((bracket) => bracket.match(ANY_ID) ?? []));

/** Mismatches between a rule book and the citations of its tests. */
export const citationProblems = (game: string, rules: RuleBook, citations: readonly string[]): readonly string[] => {
  const cited = new Set(citations);
  const all = [...rules.built, ...rules.notBuilt];
  return [
    ...all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${game}: ${id} stands twice in RULES.md`),
    ...rules.built.filter((id) => !cited.has(id)).map((id) => `${game}: ${id} has no test`),
    ...rules.notBuilt.filter((id) => cited.has(id)).map((id) => `${game}: ${id} is marked as not built, but a test cites it`),
    ...[...cited].filter((id) => !all.includes(id)).map((id) => `${game}: a test cites ${id}, which RULES.md does not have`),
  ];
};

export const gamesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'rules')))
    .map((entry) => entry.name);

export const gameProblems = (root: string, game: string): readonly string[] => {
  const folder = join('games', game);
  const book = join(root, folder, 'RULES.md');
  if (!existsSync(book)) return [`${game}: RULES.md is missing`];
  const rules = rulesIn(readFileSync(book, 'utf8'));
  if (rules.built.length === 0) return [`${game}: RULES.md has no numbered rules`];
  const tests = sourceFiles(root, folder).filter((path) => /\.test\.tsx?$/.test(path));
  return citationProblems(
    game,
    rules,
    tests.flatMap((path) => citationsIn(readFileSync(join(root, path), 'utf8'))),
  );
};
