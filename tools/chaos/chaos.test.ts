import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, buildServer } from './build';
import { runChaos } from './chaos';

/** Mostly waiting for servers to start: on a busy machine that takes its time. */
const PATIENT = { timeout: 180_000 };

const folder = mkdtempSync(join(tmpdir(), 'showboat-built-'));
let built: Built;
beforeAll(async () => {
  built = await buildServer(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('five kills: nothing acknowledged is lost or doubled, streams have no gap, every table goes on', PATIENT, async () => {
  const { figures, problem } = await runChaos({ kills: 5, tables: 5, seed: 'five', built });
  expect(problem).toBeUndefined();
  expect(figures).toMatchObject({ kills: 5, records: figures.tables, finished: figures.tables });
  expect(figures.standIns).toBeGreaterThan(0);
});

test('a server that does not start is a problem, not the end of a good run', PATIENT, async () => {
  const program = join(folder, 'broken.js');
  writeFileSync(program, "throw new Error('broken')");
  const { problem } = await runChaos({ kills: 1, tables: 1, seed: 'broken', built: { ...built, program } });
  expect(problem).toMatch(/did not start: .*broken/s);
});

test.each([
  ['early-answer', /acknowledged|was told, and is gone/],
  ['forgotten-id', /refused later|refused when it was sent again|should be id-reused/],
  ['forgotten-timer', /stood still/],
] as const)('a server with the fault %s is found out', PATIENT, async (fault, problem) => {
  const report = await runChaos({ kills: 6, tables: 3, seed: fault, patience: 5, fault, built });
  expect(report.problem).toMatch(problem);
});
