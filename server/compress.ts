import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Below this size the extra headers cost more. */
const SMALLEST = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every file that gains by it, so that the server never compresses anything. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const compress = async (path: string): Promise<void> => {
    const text = await readFile(path);
    if (text.length < SMALLEST) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await toBrotli(text, { params }));
    await writeFile(`${path}.gz`, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }));
  };
  await Promise.all(paths.map(compress));
};
