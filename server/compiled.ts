import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleServer } from './bundle';
import { codeOf } from './error-code';
import { withLock } from './lock';
import type * as Programs from './programs';
import { SERVER_SOURCES, sourceStamp } from './source-stamp';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Directly in the root: what is bundled finds the client from there as it does from here. */
const FOLDER = join(ROOT, '.build');
const STAMP = join(FOLDER, '.stamp');
const LOCK = join(ROOT, 'server/.build-lock');

const isCompiled = (stamp: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

const compile = async (stamp: string): Promise<void> => {
  if (isCompiled(stamp)) return;
  await bundleServer('programs', new URL('programs.ts', import.meta.url), FOLDER);
  await writeFile(STAMP, stamp);
};

const mayNotWrite = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(String(codeOf(error)));

/** What runs for long, as plain JavaScript, kept until the sources change; as it is here where nothing can be written. */
export const loadPrograms = async (): Promise<typeof Programs> => {
  const stamp = sourceStamp(ROOT, SERVER_SOURCES);
  try {
    if (!isCompiled(stamp)) await withLock(LOCK, () => compile(stamp));
  } catch (error) {
    if (!mayNotWrite(error)) throw error;
    return import('./programs');
  }
  // A door: it was compiled from that file.
  return import(pathToFileURL(join(FOLDER, 'programs.js')).href) as Promise<typeof Programs>;
};
