import { ensureBrowser } from './browser';

/** Once before all tests, for several at a time cannot install a browser. Where it fails, the tests that need one say so. */
export const setup = (): void => {
  try {
    ensureBrowser();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
};
