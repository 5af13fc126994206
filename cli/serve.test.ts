import { afterEach, expect, test, vi } from 'vitest';
import { runCli } from './testing/run-cli';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('serve refuses an invalid port before it builds anything', async () => {
  vi.stubEnv('PORT', '70000');
  expect(await runCli(['serve'])).toEqual({
    code: 2,
    out: '',
    err: 'error: PORT must be a number from 0 to 65535, was "70000"\n',
  });
});
