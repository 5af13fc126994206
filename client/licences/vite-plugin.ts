import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

// What the built page ships of others comes with its licence. The list is the bundler's own, so no package can be forgotten.

/** The part of the bundler's output that is read here. */
export type Bundle = Readonly<
  Record<string, { readonly moduleIds?: readonly string[]; readonly originalFileNames?: readonly string[] }>
>;

export const LICENCES = 'licences.txt';

const ROOT = join(import.meta.dirname, '..', '..');
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The folders of all packages of which a module or a file is in the bundle. */
export const shippedFolders = (bundle: Bundle, root: string): readonly string[] => {
  const sources = Object.values(bundle).flatMap(({ moduleIds = [], originalFileNames = [] }) => [
    ...moduleIds,
    ...originalFileNames,
  ]);
  return sources.flatMap((source) => PACKAGE.exec(resolve(root, source.replace(/^\0/, '')))?.[0] ?? []);
};

/** The text of the licence in a folder, under the name of what it is for. A package without one must not be shipped. */
export const licenceIn = (folder: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const fields = new Map(typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : []);
  const [name, version, licence] = ['name', 'version', 'license'].map((key) => String(fields.get(key) ?? ''));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  if (file === undefined) throw new Error(`${name} is in the built page, and has no text of its licence`);
  const head = [name, version, licence].filter((word) => word !== '').join(' · ');
  return `${head}\n${'='.repeat(head.length)}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

export interface Licences {
  /** For workers, which are bundled by themselves. */
  readonly collect: Plugin;
  /** For the page: writes the file. */
  readonly write: Plugin;
}

export const licences = (): Licences => {
  const folders = new Set<string>();
  let root = ROOT;
  const add = (bundle: Bundle): void => shippedFolders(bundle, root).forEach((folder) => folders.add(folder));
  return {
    collect: { name: 'showboat-collect-licences', apply: 'build', generateBundle: (_, bundle) => add(bundle) },
    write: {
      name: 'showboat-licences',
      apply: 'build',
      configResolved: (config) => {
        root = config.root;
      },
      // Last, when also the files of stylesheets are there.
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          add(bundle);
          const texts = [ROOT, ...[...folders].sort()].map(licenceIn);
          this.emitFile({ type: 'asset', fileName: LICENCES, source: texts.join('\n\n') });
        },
      },
    },
  };
};
