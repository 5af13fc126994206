import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Disclosure, Table } from '@showboat/protocol';
import { expect, test } from 'vitest';
import { buildServer } from './build';
import { createCluster } from './cluster';
import { wrongDraw } from './draws';
import { readStream } from './follower';
import { startFront } from './front';
import { insistOn } from './http';
import { startOutsider } from './outsiders';
import { createPeople } from './people';
import { createWorld } from './world';

/** Each costs seconds; the rest of the game is played in peace. */
const KILLS = 5;

test('other people’s programs play through nginx while servers are killed', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'showboat-outsiders-'));
  const behind = createWorld('outsiders', 3);
  const world = createWorld('outsiders');
  const cluster = await createCluster(behind, {
    built: await buildServer(folder),
    folder,
    hasNats: false,
    fault: undefined,
  });
  const front = await startFront(cluster.servers.map(({ port }) => port));
  try {
    await cluster.startAll();
    world.sites[0].url = front.url;
    const [{ token }] = await createPeople(world);
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }];
    const made = await insistOn(world, Table, { method: 'POST', path: '/tables', token, body: { game: 'patrician', seats } });
    const id = made?.id ?? '';
    const look = () => insistOn(world, Table, { method: 'GET', path: `/tables/${id}`, token });

    const programs = [
      startOutsider('typescript', [front.url, '--table', id, '--name', 'Tess']),
      startOutsider('python', [front.url, '--table', id, '--name', 'Monty']),
    ];
    while ((await look())?.seats.some(({ kind }) => kind === 'open')) await setTimeout(100);
    await insistOn(world, Table, { method: 'POST', path: `/tables/${id}/start`, token });
    const ended = Promise.all(programs.map((program) => program.ended));
    const isOver = (): Promise<boolean> => Promise.race([ended.then(() => true), setTimeout(0, false)]);
    let kills = 0;
    for (; kills < KILLS && !(await isOver()); kills++) {
      const server = cluster.servers[kills % cluster.servers.length];
      await server.kill();
      await server.start();
    }
    const results = await ended;
    const table = await look();
    expect(behind.problem).toBeUndefined();
    expect(kills).toBeGreaterThan(1);
    expect(results).toEqual([table?.result, table?.result]);

    // Nothing is missing, nothing happened twice, and every draw is what was promised.
    const numbers: number[] = [];
    await readStream(world, { id, token }, 0, (_, event) => {
      if (event.kind === 'move') numbers.push(event.seq);
    });
    expect(numbers).toEqual(Array.from({ length: table?.seq ?? 0 }, (_, index) => index + 1));
    const disclosure = await insistOn(world, Disclosure, { method: 'GET', path: `/tables/${id}/disclosure`, token });
    expect(disclosure && wrongDraw(disclosure, made?.commitment ?? '')).toBeUndefined();
  } finally {
    behind.finish();
    world.finish();
    await front.close();
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
