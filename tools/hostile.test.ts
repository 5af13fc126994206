import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TESTED } from '@showboat/games/testing';
import { expect, test } from 'vitest';

// What is the worst that 100 kB from outside can do? docs/security.md has the table; a game is covered by being registered.

/** Far more than it takes; whoever is still at it then would be for ever. */
const DEADLINE = 200_000;
const MEGABYTES = 256;

const RUN = fileURLToPath(new URL('hostile/run.ts', import.meta.url));
const WITHOUT_CSS = new URL('without-css.js', import.meta.url).href;

test.each(TESTED.map(({ id }) => id))(
  '%s: hostile texts are answered or refused in one sentence, within bounded time and memory',
  (id) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`--max-old-space-size=${MEGABYTES}`, '--import', 'tsx', '--import', WITHOUT_CSS, RUN, id],
      {
        encoding: 'utf8',
        timeout: DEADLINE,
      },
    );
    expect({ status, stderr: status === 0 ? '' : stderr.slice(-2000) }).toEqual({ status: 0, stderr: '' });
    const { texts, problems } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    expect(texts).toBeGreaterThan(100);
  },
  DEADLINE,
);
