import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { LICENCES, licenceIn, licences, shippedFolders } from './vite-plugin';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A page that uses one package: its script, or only a picture in a stylesheet. */
const makePage = (uses: 'script' | 'style', files: Readonly<Record<string, string>>): string => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'showboat-licences-')));
  const main = uses === 'script' ? 'import { tune } from "whistle"; document.title = tune;' : 'import "./page.css";';
  const all = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': main,
    'page.css': 'body { background: url(whistle/steam.png); }',
    'node_modules/whistle/package.json': '{ "name": "whistle", "version": "1.2.3", "license": "MIT", "main": "tune.js" }',
    'node_modules/whistle/tune.js': 'export const tune = "toot";',
    'node_modules/whistle/steam.png': 'x'.repeat(9000),
    ...files,
  };
  mkdirSync(join(folder, 'node_modules/whistle'), { recursive: true });
  for (const [path, text] of Object.entries(all)) writeFileSync(join(folder, path), text);
  return folder;
};

const builtLicences = async (root: string): Promise<string> => {
  let text = '';
  const read: Plugin = {
    name: 'read',
    writeBundle: (_, bundle) => {
      const file = bundle[LICENCES];
      text = file?.type === 'asset' ? String(file.source) : '';
    },
  };
  await build({ root, configFile: false, logLevel: 'silent', plugins: [licences().write, read] });
  return text;
};

test.each(['script', 'style'] as const)('a package in use by a %s is named with its licence, after our own', async (uses) => {
  const text = await builtLicences(makePage(uses, { 'node_modules/whistle/LICENCE': 'Whistle as you like.\n' }));
  expect(text).toMatch(/^showboat · .*MIT License.*whistle · 1\.2\.3 · MIT\n=+\n\nWhistle as you like\.\n$/s);
});

test.each(['script', 'style'] as const)('a package in use by a %s without a licence is not shipped', async (uses) => {
  await expect(builtLicences(makePage(uses, {}))).rejects.toThrow('whistle is in the built page, and has no text of its licence');
});

test('a package that nothing of is used of needs none', async () => {
  const root = makePage('script', { 'main.js': 'document.title = "quiet";' });
  expect(await builtLicences(root)).not.toContain('whistle');
});

test('packages are found in packages, and with a scope', () => {
  const bundle = {
    'a.js': {
      moduleIds: ['/x/node_modules/@fonts/besley/index.js', '\0/x/node_modules/a/node_modules/b/b.js', '/x/client/main.tsx'],
    },
    'b.woff2': { originalFileNames: ['../node_modules/@fonts/sans/files/sans.woff2'] },
  };
  expect(shippedFolders(bundle, '/x/client')).toEqual([
    '/x/node_modules/@fonts/besley',
    '/x/node_modules/a/node_modules/b',
    '/x/node_modules/@fonts/sans',
  ]);
});

test('the licence of this project has a text', () => {
  expect(licenceIn(join(import.meta.dirname, '..', '..'))).toContain('MIT License');
});
