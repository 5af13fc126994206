import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cyclesIn, projectCycles } from './cycles';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const cycles = (files: Readonly<Record<string, string>>): readonly string[] => cyclesIn(new Map(Object.entries(files)));

test('no files of this project import each other, not even types', () => {
  expect(projectCycles(ROOT)).toEqual([]);
});

test('two files that import each other are found, even type-only, or by a package name', () => {
  expect(cycles({ 'a/x.ts': `import { y } from './y';`, 'a/y.ts': `export { x } from './x';` })).toEqual([
    'import each other: a/x.ts, a/y.ts',
  ]);
  expect(cycles({ 'a/x.ts': `import type { Y } from './y';`, 'a/y.tsx': `import { type X } from './x';` })).toEqual([
    'import each other: a/x.ts, a/y.tsx',
  ]);
  expect(cycles({ 'ui/index.ts': `export * from './view';`, 'ui/view.ts': `import type { A } from '@showboat/ui';` })).toEqual([
    'import each other: ui/index.ts, ui/view.ts',
  ]);
});

test('longer cycles, and a file that imports itself', () => {
  const ring = { 'a.ts': `import './b';`, 'b.ts': `import './c';`, 'c.ts': `import './a';`, 'd.ts': `import './a';` };
  expect(cycles(ring)).toEqual(['import each other: a.ts, b.ts, c.ts']);
  expect(cycles({ 'a.ts': `import type { A } from './a';` })).toEqual(['import each other: a.ts']);
});

test('a shared dependency is not a cycle, nor a dynamic import, nor a comment', () => {
  const diamond = { 'a.ts': `import './b'; import './c';`, 'b.ts': `import './d';`, 'c.ts': `import './d';`, 'd.ts': '' };
  expect(cycles(diamond)).toEqual([]);
  expect(cycles({ 'a.ts': `const load = () => import('./b');`, 'b.ts': `import type { A } from './a';` })).toEqual([]);
  expect(cycles({ 'a.ts': `// import './b';`, 'b.ts': `import './a';` })).toEqual([]);
});
