import { expect, test } from 'vitest';
import { loadPrograms } from './compiled';

test('the compiled server reads its settings, like the source', async () => {
  const { serve } = await loadPrograms();
  expect(String(serve)).not.toContain('__name');
  const outcome = await serve({ env: { PORT: 'no' }, say: () => undefined, untilStopped: async () => undefined });
  expect(outcome).toEqual({ problem: 'PORT must be a number from 0 to 65535, was "no"', with: 'settings' });
});
