import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { sourceFiles } from './layers';
import { importsOf, scanSource } from './source';

// Files that import each other, even type-only, cannot be read one after the other: some concept is in the wrong file.

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that an import refers to; `undefined` for external packages and anything that is not TypeScript. */
const fileOf = (path: string, specifier: string, files: ReadonlySet<string>): string | undefined => {
  const [, own] = /^@showboat\/(.+)$/.exec(specifier) ?? [];
  if (own === undefined && !specifier.startsWith('.')) return undefined;
  const target = own ?? join(dirname(path), specifier);
  const ending = ENDINGS.find((one) => files.has(target + one));
  return ending === undefined ? undefined : target + ending;
};

/** A dynamically imported file may need its importer. */
const isLoadedLater = (code: string, specifier: string): boolean =>
  !new RegExp(`(?:from|import)\\s*['"]${specifier.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`).test(code);

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (texts: ReadonlyMap<string, string>): Graph => {
  const files = new Set(texts.keys());
  return new Map(
    [...texts].map(([path, text]) => {
      const source = scanSource(text);
      const targets = importsOf(source)
        .filter((specifier) => !isLoadedLater(source.code, specifier))
        .flatMap((specifier) => fileOf(path, specifier, files) ?? []);
      return [path, [...new Set(targets)]];
    }),
  );
};

/** Groups of files that all reach each other, largest last: Tarjan's algorithm. */
const knotsIn = (graph: Graph): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[][] = [];
  const visit = (path: string): void => {
    const number = order.size;
    order.set(path, number);
    let low = number;
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(path, low);
    if (low !== number) return;
    const knot = stack.splice(stack.indexOf(path));
    if (knot.length > 1 || graph.get(path)?.includes(path)) knots.push(knot.toSorted());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return knots;
};

/** Import cycles, one sentence each. */
export const cyclesIn = (texts: ReadonlyMap<string, string>): readonly string[] =>
  knotsIn(graphOf(texts)).map((knot) => `import each other: ${knot.join(', ')}`);

export const projectCycles = (root: string): readonly string[] =>
  cyclesIn(new Map(sourceFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')])));
