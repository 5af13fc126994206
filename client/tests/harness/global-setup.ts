import { ensureBrowser } from './browser';

/** Once before all tests, because a browser cannot be installed by several at a time. If it fails, the tests that need one say so. */
export const setup = (): void => {
  try {
    ensureBrowser();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
};
