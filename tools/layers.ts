import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { importsOf, scanSource } from './source';

// The folder list is the architecture: imports only point downwards.

interface Layer {
  /** The part of the tree, with `<game>` for any game. The first match counts. */
  readonly folder: string;
  /** Layers it may import, besides itself; `own` ones only of the same game. */
  readonly may: readonly string[];
  /** External packages it may import; all if omitted. */
  readonly packages?: readonly string[];
  /** No clock, no console, no randomness of its own: the same input, the same output. */
  readonly isPure?: true;
}

const EVERY_LAYER = [
  'engine',
  'conformance',
  'game',
  'rules',
  'words',
  'bot',
  'learning',
  'view',
  'poster',
  'testing',
  'browser',
  'catalog',
  'tested',
  'views',
  'bots',
  'protocol',
  'ui',
  'uiTesting',
  'server',
  'client',
  'harness',
  'cli',
];

export const LAYERS: Readonly<Record<string, Layer>> = {
  conformance: { folder: 'engine/conformance/', may: ['engine'], packages: ['@noble/hashes', 'vitest'], isPure: true },
  engine: { folder: 'engine/', may: [], packages: ['@noble/hashes'], isPure: true },
  rules: { folder: 'games/<game>/rules/', may: ['engine'], packages: ['valibot'], isPure: true },
  words: { folder: 'games/<game>/words/', may: ['engine', 'own rules'], packages: [], isPure: true },
  bot: { folder: 'games/<game>/bot/', may: ['engine', 'learning', 'own rules'] },
  // Not the rules themselves: a view asks what its game exports, and decides nothing.
  view: { folder: 'games/<game>/view/', may: ['engine', 'ui', 'own game', 'own words'] },
  // Everything the start page loads of a game.
  poster: { folder: 'games/<game>/poster', may: ['ui'] },
  // How tests play a game in a browser, and how its screens are reached.
  browser: {
    folder: 'games/<game>/testing/browser/',
    may: ['engine', 'bots', 'ui', 'client', 'harness', 'own testing', 'own game', 'own words', 'own view'],
  },
  // Only for tests and tools: it never reaches a player.
  testing: {
    folder: 'games/<game>/testing/',
    may: ['engine', 'bots', 'learning', 'own game', 'own rules', 'own words', 'own bot', 'own view', 'own browser'],
  },
  game: { folder: 'games/<game>/', may: ['engine', 'learning', 'own rules', 'own words', 'own bot'] },
  tested: { folder: 'games/testing.ts', may: ['engine', 'bots', 'harness', 'testing'] },
  catalog: { folder: 'games/catalog.ts', may: ['engine', 'game'] },
  views: { folder: 'games/views.ts', may: ['engine', 'ui', 'view', 'poster'] },
  // What a game's bot needs of learning; how it is taught is none of its business.
  learning: { folder: 'bots/learning/', may: ['engine'], packages: [], isPure: true },
  bots: { folder: 'bots/', may: ['engine', 'learning'] },
  protocol: { folder: 'protocol/', may: ['engine'] },
  uiTesting: { folder: 'ui/testing/', may: ['engine', 'ui'] },
  ui: { folder: 'ui/', may: ['engine'] },
  server: { folder: 'server/', may: ['engine', 'bots', 'protocol', 'catalog'] },
  // Knows no game: the games' own files for browser tests depend on it.
  harness: { folder: 'client/tests/harness/', may: ['engine', 'bots', 'ui', 'server', 'client'] },
  browserTests: { folder: 'client/tests/', may: EVERY_LAYER },
  client: { folder: 'client/', may: ['engine', 'bots', 'protocol', 'ui', 'catalog', 'views'] },
  cli: { folder: 'cli/', may: ['engine', 'game', 'rules', 'bot', 'catalog', 'learning', 'bots', 'protocol', 'server'] },
  bench: { folder: 'bench/', may: EVERY_LAYER },
  exampleTests: { folder: 'examples/examples.test.ts', may: [...EVERY_LAYER, 'examples'] },
  // To be copied: nothing of ours, nothing from npm.
  examples: { folder: 'examples/', may: [], packages: ['node:crypto', 'node:timers', 'node:util'] },
  tools: { folder: 'tools/', may: EVERY_LAYER },
};

/** The rooms of the client, from the bottom up: each may import those of earlier rows, and none of its own row. */
const CLIENT_ROOMS: readonly (readonly string[])[] = [
  ['settings', 'offline', 'session', 'thinking'],
  ['messages', 'sound'],
  ['online'],
  ['shell'],
  ['pieces'],
  ['share'],
  ['table'],
  ['replay', 'school', 'setup', 'games'],
  ['player', 'verify'],
  ['friends'],
  ['online-table', 'lobby', 'story'],
  ['start'],
];

const roomOf = (path: string): string => /^client\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Files outside of rooms put them together. */
const rowOf = (path: string): number => {
  const row = CLIENT_ROOMS.findIndex((rooms) => rooms.includes(roomOf(path)));
  return row < 0 ? CLIENT_ROOMS.length : row;
};

/** Within the client: whether an import leads to a room above, or to another one of the same row. */
const isUpward = (path: string, target: string): boolean =>
  roomOf(path) !== roomOf(target) && rowOf(path) <= rowOf(target) && rowOf(path) < CLIENT_ROOMS.length;

interface Place {
  readonly layer: string;
  readonly game?: string;
}

/** Which layer a file belongs to. */
export const placeOf = (path: string): Place | undefined => {
  for (const [layer, { folder }] of Object.entries(LAYERS)) {
    const [before, after] = folder.split('<game>');
    if (after === undefined) {
      if (path === folder || (folder.endsWith('/') && path.startsWith(folder))) return { layer };
      continue;
    }
    const [, game, ...rest] = path.split('/');
    if (path.startsWith(before) && rest.length > 0 && `/${rest.join('/')}`.startsWith(after)) return { layer, game };
  }
  return undefined;
};

/** Helpers beside tests are recognised by their name. */
const isTest = (path: string): boolean => /(\.test|-for-tests)\.tsx?$/.test(path);

/** The file an import refers to, as far as its folder matters; `undefined` for external packages. */
const targetOf = (path: string, specifier: string): string | undefined => {
  const [, name, rest] = /^@showboat\/([^/]+)(.*)$/.exec(specifier) ?? [];
  if (name === undefined && !specifier.startsWith('.')) return undefined;
  const target = name === undefined ? join(dirname(path), specifier) : `${name}${rest}`;
  if (Object.values(LAYERS).some(({ folder }) => folder === `${target}.ts`)) return `${target}.ts`;
  // Whether it is a file or a folder with an index makes no difference to the layer, except for the folder of a layer itself.
  return /\.\w+$/.test(target) ? target : `${target}/index`;
};

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const TEST_PACKAGES = ['vitest', 'fast-check'];

const mayImportPackage = (path: string, layer: Layer, specifier: string): boolean => {
  if (isTest(path) && (specifier.startsWith('node:') || TEST_PACKAGES.includes(packageOf(specifier)))) return true;
  return layer.packages === undefined || layer.packages.includes(packageOf(specifier));
};

const FOR_TESTS: ReadonlySet<string> = new Set(['conformance', 'testing', 'uiTesting']);

const mayImport = (path: string, from: Place, to: Place): boolean => {
  if (from.layer === to.layer && from.game === to.game) return true;
  const isOwn = from.game !== undefined && from.game === to.game;
  // A test is beside what it tests, and may play the whole game to do so.
  if (isTest(path) && (isOwn || FOR_TESTS.has(to.layer))) return true;
  if (isTest(path) && from.game !== undefined && to.layer === 'engine') return true;
  // The client knows games only through the lists, but must be tested with a real one.
  if (isTest(path) && from.layer === 'client' && to.layer === 'game') return true;
  const { may } = LAYERS[from.layer];
  return may.includes(to.layer) || (isOwn && may.includes(`own ${to.layer}`));
};

const IMPURE: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\w$])Math\b(?!\s*\.\s*(?!random\b)\w)/, 'Math.random'],
  [/(?<![.\w$])Date\b/, 'Date'],
  [/(?<![.\w$])performance\s*\./, 'performance'],
  [/(?<![.\w$])console\s*[.[]/, 'console'],
  [/(?<![.\w$])process\s*[.[]/, 'process'],
  [/(?<![.\w$])globalThis\b/, 'globalThis'],
  [/(?<![.\w$])(?:setTimeout|setInterval|queueMicrotask)\s*\(/, 'timers'],
];

/** What is wrong with the imports of one file, and in pure layers with the globals it uses. */
export const layerProblems = (path: string, text: string): readonly string[] => {
  const from = placeOf(path);
  if (!from) return path.includes('/') ? [`${path}: belongs to no layer`] : [];
  const layer = LAYERS[from.layer];
  const source = scanSource(text);
  const problems: string[] = [];
  for (const specifier of importsOf(source)) {
    // A rule book is text: anything with words may quote it.
    if (specifier.endsWith('.md?raw')) continue;
    const target = targetOf(path, specifier);
    if (target === undefined) {
      if (!mayImportPackage(path, layer, specifier))
        problems.push(`${path}: ${from.layer} may not import the package ${specifier}`);
      continue;
    }
    const to = placeOf(target);
    if (!to) problems.push(`${path}: ${specifier} belongs to no layer`);
    else if (!mayImport(path, from, to)) problems.push(`${path}: ${from.layer} may not import ${to.layer} (${specifier})`);
    else if (from.layer === 'client' && to.layer === 'client' && isUpward(path, target))
      problems.push(`${path}: client/${roomOf(path)} may not import client/${roomOf(target)} (${specifier})`);
  }
  if (layer.isPure && !isTest(path)) {
    for (const [pattern, name] of IMPURE)
      if (pattern.test(source.bare)) problems.push(`${path}: ${from.layer} is pure, but uses ${name}`);
  }
  return problems;
};

const SKIPPED = ['node_modules', 'fixtures', 'playthroughs', 'peers', 'dist', 'data', 'coverage'];

/** Every TypeScript file of the project, as a path from its root. */
export const sourceFiles = (root: string, folder = ''): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !SKIPPED.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(root, path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });

export const projectProblems = (root: string): readonly string[] =>
  sourceFiles(root).flatMap((path) => layerProblems(path, readFileSync(join(root, path), 'utf8')));
