import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Which modules make a chunk. What is always loaded together is one file: left to the bundler, shared modules end up in dozens of small
// ones, which compress badly. A stage is everything that its roots import, without what an earlier stage has loaded already.

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Stage {
  readonly name: string;
  readonly roots: readonly string[];
}

const ROOT = join(import.meta.dirname, '..');
const at = (...paths: readonly string[]): readonly string[] => paths.map((path) => join(ROOT, path));

const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : [],
);

/** What the first turn needs of every language of every game. */
const WORDS: readonly (Stage & { readonly game: string })[] = GAMES.flatMap((game) =>
  readdirSync(join(ROOT, 'games', game, 'words'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [{ game, name: `${game}-${entry.name}`, roots: at(`games/${game}/words/${entry.name}/index.ts`) }] : [],
  ),
);

const STAGES: readonly Stage[] = [
  { name: 'start', roots: at('client/main.tsx', 'client/start/start-page.tsx') },
  { name: 'table', roots: at('client/table/table-page.tsx', 'client/setup/quick-start.ts') },
  ...GAMES.map((game) => ({ name: game, roots: at(`games/${game}/view/index.tsx`, `games/${game}/words/speak.ts`) })),
];

// These two say in one file everything they have, and nobody needs all of it: what every table uses is named, the rest comes with those
// who need it.
const SHARED = ['engine', 'ui'].map((name) => join(ROOT, name, '/'));
const FOR_FEW =
  /\/(?:engine\/(?:advisor|depth|exact|fuzz|more-phrases|option-text|playout|playthrough|record|seal-text|sealed-chance|secrets|shape|why-phrases|word-loaders)|ui\/(?:dialog|remembered|rule-book|table\/logged-places|camera\/(?:camera-buttons|gestures)|drawing\/idea-tags|call-out\/(?:call-out|place)|(?:finish|portrait|sound)\/[\w-]+))\.tsx?$/;
const FOR_SOME: readonly (readonly [RegExp, string])[] = [
  [/\/ui\/(?:lesson|lesson-run|school|rule-text)\.ts$/, 'lessons'],
  [
    /\/ui\/(?:camera\/camera-home|planner\/forced|table\/(?:dock-key|letters|player-rows|seat-disc|tally|turn-order|whole-board)|drawing\/(?:placed|shapes|sparkle))\.tsx?$/,
    'panels',
  ],
  [/\/ui\/story\/\w+\.ts$/, 'stories'],
  [/\/ui\/drawing\/(?:contours|distance|field|lines|noise|streamlines)\.ts$/, 'contours'],
];

const chunkOfShared = (id: string): string | undefined =>
  FOR_SOME.find(([pattern]) => pattern.test(id))?.[1] ?? (FOR_FEW.test(id) ? undefined : 'start');

const importedBy = (roots: readonly string[], graph: Graph, known: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set(roots);
  for (const id of found) {
    if (SHARED.some((folder) => id.startsWith(folder))) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!known.has(imported)) found.add(imported);
  }
  return found;
};

const stagesOf = (graph: Graph): ReadonlyMap<string, string> => {
  const stages = new Map<string, string>();
  const early = new Set<string>();
  for (const { name, roots } of STAGES) {
    const isGame = GAMES.includes(name);
    for (const id of importedBy(roots, graph, early)) {
      // What two games share is loaded by both.
      stages.set(id, stages.has(id) ? 'games' : name);
      if (!isGame) early.add(id);
    }
  }
  const known = new Set(stages.keys());
  // What two languages share is the game's: nobody loads a second language for it.
  for (const { game, name, roots } of WORDS)
    for (const id of importedBy(roots, graph, known)) stages.set(id, stages.has(id) ? game : name);
  return stages;
};

/** The groups for the bundler: the earlier a chunk is loaded, the earlier it takes its modules. */
export const chunkGroups = (): readonly {
  readonly priority: number;
  readonly debugName: string;
  name(id: string, graph: Graph): string | null;
}[] => {
  let stages: ReadonlyMap<string, string> | undefined;
  const chunkOf = (id: string, graph: Graph): string | undefined => {
    if (!/\.(?:tsx?|m?js)$/.test(id)) return undefined;
    if (SHARED.some((folder) => id.startsWith(folder))) return chunkOfShared(id);
    stages ??= stagesOf(graph);
    return stages.get(id);
  };
  const names = ['start', 'table', ...FOR_SOME.map(([, name]) => name), 'games', ...GAMES, ...WORDS.map(({ name }) => name)];
  return names.map((name, i) => ({
    priority: names.length - i,
    debugName: name,
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  }));
};
