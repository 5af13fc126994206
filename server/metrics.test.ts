import { expect, test } from 'vitest';
import { startServer } from './testing/start';

test('what the store does together is measured', async () => {
  const server = await startServer();
  try {
    await fetch(`${server.url}/readyz`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^showboat_store_batch_operations_count [1-9]/m);
  } finally {
    await server.close();
  }
});
