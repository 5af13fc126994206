import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { type Result, ok } from '@showboat/engine';
import type { Io } from './io';
import { type CliCode, bad } from './refusals';

/** Far more than any position or record has. */
const MOST_BYTES = 4_000_000;
const PART = 65_536;

export const STDIN = '-';

const CODES: Readonly<Record<string, CliCode>> = {
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  ENAMETOOLONG: 'file-missing',
  EISDIR: 'file-is-folder',
  EACCES: 'file-forbidden',
  EPERM: 'file-forbidden',
  EEXIST: 'file-exists',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

/** In chunks, so that an endless device does not fill the memory. */
const readParts = (path: string): string => {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    for (let size = 0; size <= MOST_BYTES; ) {
      const part = Buffer.allocUnsafe(PART);
      const length = readSync(file, part, 0, PART, null);
      if (length === 0) break;
      parts.push(part.subarray(0, length));
      size += length;
    }
    return Buffer.concat(parts).toString('utf8');
  } finally {
    closeSync(file);
  }
};

/** The text of a file, or of standard input where `-` is given. */
export const readText = async (path: string, io: Io): Promise<Result<string>> => {
  let text: string;
  try {
    text = path === STDIN ? await io.stdin.readAll(MOST_BYTES) : readParts(path);
  } catch (error) {
    const reason = codeOf(error);
    return bad(CODES[reason] ?? 'file-unreadable', nameOf(path), { reason });
  }
  if (text.length > MOST_BYTES) return bad('file-too-large', nameOf(path), { limit: MOST_BYTES });
  return ok(text.startsWith('\uFEFF') ? text.slice(1) : text);
};

/** As shown in messages. */
export const nameOf = (path: string): string => (path === STDIN ? 'standard input' : path === '' ? '""' : path);

/** Never overwrites a file. */
export const writeNew = (path: string, text: string): Result<string> => {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return ok(path);
  } catch (error) {
    const reason = codeOf(error);
    return bad(reason === 'EEXIST' ? 'file-exists' : 'file-unwritable', nameOf(path), { reason });
  }
};
