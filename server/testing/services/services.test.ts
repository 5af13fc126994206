import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { bundleWorker } from '../../bundle';
import { expect, test } from 'vitest';
import { startNats } from './nats';
import { startNginx } from './nginx';
import { startPostgres } from './postgres';

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

test('a PostgreSQL with databases of its own, which keeps what was stored', async () => {
  const postgres = await startPostgres();
  const first = postgres.createDatabase();
  const name = new URL(first).pathname.slice(1);
  postgres.sql("create table ships (name text); insert into ships values ('Natchez')", name);
  const copy = new URL(postgres.createDatabase(name)).pathname.slice(1);
  postgres.sql('delete from ships', copy);
  await postgres.restart('immediate');
  expect(postgres.sql('select name from ships', name)).toBe('Natchez');
  expect(postgres.sql('select name from ships', copy)).toBe('');
  expect(postgres.sql('show fsync')).toBe('on');
  postgres.dropDatabase(first);
  expect(() => postgres.sql('select 1', name)).toThrow('does not exist');
  await postgres.close();
  expect(await isOpen(postgres.port)).toBe(false);
});

test('a NATS that comes back where it was', async () => {
  const nats = await startNats();
  await nats.stop();
  expect(await isOpen(nats.port)).toBe(false);
  await nats.start();
  expect(await isOpen(nats.port)).toBe(true);
  await nats.close();
});

test('an nginx with a site', async () => {
  const behind = createServer((_, answer) => void answer.end('behind')).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const { port: upstream } = behind.address() as AddressInfo;
  const nginx = await startNginx(
    (port) => `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${upstream}; } }`,
  );
  expect(await (await fetch(nginx.url)).text()).toBe('behind');
  await nginx.close();
  behind.close();
});

test('what was started goes with the process that started it, even if that is killed', async () => {
  const script = await bundleWorker(new URL('started-by.ts', import.meta.url));
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await once(child.stdout, 'data');
  const { ports, folders }: { readonly ports: readonly number[]; readonly folders: readonly string[] } = JSON.parse(String(told));
  expect(await Promise.all(ports.map(isOpen))).toEqual([true, true]);
  child.kill('SIGKILL');
  await expect.poll(async () => Promise.all(ports.map(isOpen))).toEqual([false, false]);
  await expect.poll(() => folders.filter((folder) => existsSync(folder))).toEqual([]);
});
