import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the client. */
const CLIENT_SOURCES = [
  'engine',
  'bots',
  'games',
  'protocol',
  'ui',
  'client',
  'server/client-build.ts',
  'server/compress.ts',
] as const;
/** And those of the server. */
export const SERVER_SOURCES = ['engine', 'bots', 'games', 'protocol', 'server'] as const;
const SETTINGS = ['package-lock.json', 'tsconfig.json'] as const;

const SKIPPED = ['node_modules', 'dist', 'fixtures', 'playthroughs', 'records', 'testing', 'tests'];

const isSource = (name: string): boolean => !name.startsWith('.') && !/\.test\.tsx?$/.test(name) && !SKIPPED.includes(name);

const filesOf = (root: string, path: string): readonly string[] => {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter(({ name }) => isSource(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesOf(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
  } catch {
    return [path];
  }
};

/** Changes with everything that what is built depends on. File times do not count: they differ in a clone or a copy. */
export const sourceStamp = (root: string, sources: readonly string[] = CLIENT_SOURCES): string => {
  const hash = createHash('sha256');
  for (const path of [...sources, ...SETTINGS].flatMap((source) => filesOf(root, source))) {
    try {
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0');
    } catch {
      // A folder that does not exist (yet) adds nothing.
    }
  }
  return hash.digest('hex');
};
