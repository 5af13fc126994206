import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRolling } from '../rolling/rolling';
import { type Built, buildServer } from './build';
import { runChaos } from './chaos';

const PATIENT = { timeout: 300_000 };

const folder = mkdtempSync(join(tmpdir(), 'showboat-built-'));
let built: Built;
beforeAll(async () => {
  built = await buildServer(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'three servers: one is killed, one stands still, PostgreSQL and NATS are restarted, and every table goes on',
  PATIENT,
  async () => {
    const blows = { servers: 3, kills: 2, stops: 1, postgresRestarts: 1, natsRestarts: 1 };
    const { figures, problem } = await runChaos({ ...blows, tables: 2, seed: 'three', built });
    expect(problem).toBeUndefined();
    expect(figures).toMatchObject({ kills: 2, stops: 1, postgresRestarts: 1, natsRestarts: 1 });
    expect(figures).toMatchObject({ finished: figures.tables, records: figures.tables });
  },
);

test.concurrent.each([
  // Whoever hears nothing of the others tells what was true once.
  ['deaf', /after its start|is gone|told nothing after|should be|stood still/],
  // What two that write the same number lead to differs: moves that are lost, told differently, or refused as nobody expects.
  ['no-key', /^table |was answered 500|stood still/],
  ['no-heartbeat', /stood still/],
] as const)('servers with the fault %s are found out', PATIENT, async (fault, problem) => {
  const report = await runChaos({ servers: 2, kills: 10, tables: 4, seed: fault, patience: 6, fault, built });
  expect(report.problem).toMatch(problem);
});

test(
  'three servers behind nginx are restarted one after the other: every move is accepted, and no line is missed',
  PATIENT,
  async () => {
    const { figures, problem } = await runRolling({ tables: 12, thinkMs: 200, seed: 'rolling', pauseMs: 100, built });
    expect(problem).toBeUndefined();
    expect(figures).toMatchObject({ tables: 12, restarts: 3 });
    expect(figures?.meanwhile).toBeGreaterThan(10);
    expect(figures?.reconnects).toBeGreaterThan(0);
  },
);
