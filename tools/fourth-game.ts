import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// A copy of this project with one more game: its folder, and its lines in the lists.

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SOURCES = [
  'engine',
  'bots',
  'games',
  'ui',
  'protocol',
  'client',
  'server',
  'cli',
  'tools',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const LEFT_OUT = ['node_modules', 'dist', 'fixtures', 'playthroughs', 'records'];

const isLeftOut = (path: string): boolean => LEFT_OUT.includes(basename(path)) || basename(path).startsWith('.');

/** The lines that a game has in each list: an import at its place, and an entry at the end. */
export const LINES: Readonly<Record<string, readonly [added: string, entry: string]>> = {
  'games/catalog.ts': [`import { entry as highCard } from './high-card';`, '  sealed(highCard),'],
  'games/views.ts': [
    `import { poster as highCard } from './high-card/poster';`,
    `  { id: 'high-card', poster: highCard, load: async () => sealView((await import('./high-card/view')).highCardView) },`,
  ],
  'games/testing.ts': [`import { testing as highCard } from './high-card/testing';`, '  highCard,'],
};

const withLines = (text: string, [added, entry]: readonly [string, string]): string => {
  const lines = text.split('\n');
  const list = lines.findIndex((line) => /^export const [A-Z]+: readonly \w+\[\] = \[$/.test(line));
  const end = lines.indexOf('];', list);
  if (list < 0 || end < 0) throw new Error('there is no list, one entry to a line');
  lines.splice(end, 0, entry);
  lines.splice(lines.findLastIndex((line) => line.startsWith('import ')) + 1, 0, added);
  return lines.join('\n');
};

/** External packages are shared with this project; ours are those of the copy. */
const linkPackages = (tree: string): void => {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(tree, 'node_modules/@showboat'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@showboat') symlinkSync(join(packages, name), join(tree, 'node_modules', name));
  for (const name of readdirSync(join(packages, '@showboat')))
    symlinkSync(join(tree, name), join(tree, 'node_modules/@showboat', name));
};

export interface Tree {
  readonly path: string;
  /** The command `showboat` of the copy, or another of its scripts. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams;
  remove(): void;
}

export const plantTree = (): Tree => {
  const path = mkdtempSync(join(tmpdir(), 'showboat-fourth-'));
  for (const source of SOURCES)
    cpSync(join(ROOT, source), join(path, source), { recursive: true, filter: (from) => !isLeftOut(from) });
  cpSync(join(ROOT, 'tools/high-card'), join(path, 'games/high-card'), { recursive: true });
  for (const [list, lines] of Object.entries(LINES)) {
    const text = readFileSync(join(ROOT, list), 'utf8');
    writeFileSync(join(path, list), withLines(text, lines));
  }
  linkPackages(path);
  return {
    path,
    run: (args, env = {}) => spawn(process.execPath, [...args], { cwd: path, env: { ...process.env, ...env } }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
};

const filesIn = (root: string): readonly string[] =>
  SOURCES.flatMap((source) =>
    statSync(join(root, source)).isFile()
      ? [source]
      : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)))
          .filter((path) => !path.split('/').some(isLeftOut)),
  );

export interface Touched {
  /** Files that are only in the copy. */
  readonly added: readonly string[];
  /** Changed files, with the lines added; `undefined` if anything else was changed. */
  readonly changed: Readonly<Record<string, readonly string[] | undefined>>;
}

const addedLines = (before: string, after: string): readonly string[] | undefined => {
  const old = before.split('\n');
  const added = after.split('\n').filter((line) => (line === old[0] ? void old.shift() : true));
  return old.length === 0 ? added : undefined;
};

/** What the copy has in addition. */
export const touchedIn = (tree: Tree): Touched => {
  const known = new Set(filesIn(ROOT));
  const files = filesIn(tree.path);
  const changed = files.flatMap((path) => {
    if (!known.has(path)) return [];
    const [before, after] = [ROOT, tree.path].map((root) => readFileSync(join(root, path), 'utf8'));
    return before === after ? [] : [[path, addedLines(before, after)] as const];
  });
  return { added: files.filter((path) => !known.has(path)), changed: Object.fromEntries(changed) };
};
