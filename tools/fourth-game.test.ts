import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord, unwrap } from '@showboat/engine';
import type { TestedGame } from '@showboat/games/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, openOwnStage, openPage } from '../client/tests/harness/page';
import { savedIn } from '../client/tests/harness/saved-games';
import { LINES, plantTree, touchedIn } from './fourth-game';
import { type Move, highCard } from './high-card';
import { testing } from './high-card/testing';
import { projectProblems } from './layers';

// A fourth game is a folder and its lines in three lists: a copy of this project with one is built, served and played.

const listed: TestedGame = testing;
const tree = plantTree();
const SHOWBOAT = join(tree.path, 'cli/bin/showboat.js');

/** The output of a process until it ends; `answer` is called whenever it prints something, and may reply. */
const told = (process: ChildProcessWithoutNullStreams, answer?: (said: string) => string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    let read = 0;
    process.stdout.on('data', (data) => {
      said += data;
      const reply = answer?.(said.slice(read));
      if (reply === undefined) return;
      read = said.length;
      process.stdin.write(`${reply}\n`);
    });
    process.stderr.on('data', (data) => (said += data));
    process.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`exit code ${code}: ${said}`))));
  });

const showboat = (...args: readonly string[]): Promise<string> => told(tree.run([SHOWBOAT, ...args]));

let stage: Stage;
beforeAll(async () => {
  await told(tree.run(['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn']));
  stage = await openOwnStage({ root: join(tree.path, 'client/dist') });
});
afterAll(async () => {
  await stage?.close();
  tree.remove();
});

const SEATS = 3;
const TURNS = 3;

/** One game from its poster to its result, with one click for every turn. Its id. */
const playByClicks = async (page: Page, choices: string): Promise<string> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: High Card' }).click();
  await page.waitForURL('**/table/*');
  const id = page.url().split('/').at(-1) ?? '';
  for (let turn = 0; turn < TURNS; turn++) {
    const button = page.locator(choices).last();
    const card = await button.innerText();
    expect(card).toMatch(/^Lay the \d+$/);
    await button.click();
    await expect.poll(async () => (await savedIn(page, id)).moves.filter((move) => isLaid(move, card)).length).toBe(1);
  }
  await page.locator('.result').waitFor();
  await page.getByText('Everybody has laid three cards.').first().waitFor();
  return id;
};

// A door for the test: the moves of a saved game are of its game.
const isLaid = (move: unknown, text: string): boolean =>
  (move as Move).kind === 'lay' && `Lay the ${(move as Move).card}` === text;

const SETTINGS = { pace: 'instant', level: 'deckhand' } as const;

test('it is played on the board by clicks, and the cards of others stay hidden', async () => {
  const visit = await openPage(stage, { settings: SETTINGS });
  const { page } = visit;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: High Card' }).click();
  await page.locator('.high-card-lay').first().waitFor();
  const drawn = await page.locator('.high-card-board').innerText();
  expect(
    drawn
      .split('\n')
      .map((line) => /\((.*)\)/.exec(line)?.[1]?.replaceAll(/\d+/g, 'N'))
      .sort(),
  ).toEqual(['?', '?', 'N N']);
  const id = await playByClicks(page, '.high-card-lay');
  const { moves, summary } = await savedIn(page, id);
  expect(moves).toHaveLength(SEATS + 2 * SEATS * TURNS);
  expect(summary.places).toHaveLength(SEATS);
  // It tells nothing of itself: the story has its places, its prospects and its last board.
  await page.getByRole('button', { name: 'The story of the game' }).click();
  await page.getByRole('heading', { level: 2, name: 'Prospects' }).waitFor();
  expect(await page.locator('.places li').count()).toBe(SEATS);
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Round 3\. .+ \d+, .+ \d+, .+ \d+\.$/);
  await page.locator('.whole-frame .high-card-board').waitFor({ state: 'attached' });
  await visit.close();
});

test('it is played in text mode and replayed; its record is what the engine writes', async () => {
  const visit = await openPage(stage, { settings: { ...SETTINGS, textMode: true } });
  const { page } = visit;
  const id = await playByClicks(page, '.moves button');
  expect(await page.locator('.high-card-board').count()).toBe(0);
  const { beginning, moves } = await savedIn(page, id);
  if (beginning.kind !== 'options') throw new Error('this game began with a set-up');
  const record = formatRecord(highCard, beginning.options, moves as readonly Move[]);
  await page.goto(`/replay/${id}`);
  const scrubber = page.getByRole('slider').first();
  await scrubber.waitFor();
  await scrubber.fill(String(moves.length));
  await page
    .getByText(/lays the \d+/)
    .first()
    .waitFor();
  expect(unwrap(parseRecord(highCard, record)).record.moves).toEqual(moves);
  await visit.close();
});

test('the command line plays it, replays the record, and runs bots', async () => {
  const file = join(tree.path, 'played.txt');
  const answer = (said: string): string | undefined => {
    if (said.includes('Save the record?')) return file;
    return said.includes('Your move?') ? /^ {2}(lay \d+) /m.exec(said.slice(said.lastIndexOf('Your move?')))?.[1] : undefined;
  };
  const [played, arena, fuzzed] = await Promise.all([
    told(tree.run([SHOWBOAT, 'play', 'high-card', '--seats', '2', '--bots', 'mate', '--seed', '5']), answer),
    showboat('arena', 'high-card', '--bots', 'mate,random', '--games', '20', '--workers', '1', '--json'),
    told(tree.run(['--import', 'tsx', 'tools/fuzz.ts', 'high-card', '--games', '20'])),
  ]);
  expect(played).toContain('Everybody has laid three cards.');
  const { record } = unwrap(parseRecord(highCard, readFileSync(file, 'utf8')));
  expect(record.moves).toHaveLength(2 + 2 * 2 * TURNS);
  const replayed = await showboat('replay', file, '--json');
  expect(JSON.parse(replayed)).toMatchObject({ ending: 'laid' });
  expect(JSON.parse(arena)).toMatchObject({ game: 'high-card' });
  expect(fuzzed).toContain('20 games, ');
});

test('its secrets are looked for behind every door, and it is played at tables of the server, because it is registered', async () => {
  const suites = ['client/tests/leaks', 'server/tests/whole-games'];
  // In plain text, whoever runs this.
  const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };
  const said = await told(tree.run(['node_modules/vitest/vitest.mjs', 'run', ...suites, '-t', 'high-card'], plain));
  expect(said).toMatch(/Test Files +2 passed/);
});

test('it touches only its folder and its lines in the lists, and obeys the layers', () => {
  const { added, changed } = touchedIn(tree);
  expect(added.filter((path) => !path.startsWith('games/high-card/'))).toEqual([]);
  expect(added).toContain('games/high-card/index.ts');
  expect(changed).toEqual(LINES);
  expect(projectProblems(tree.path)).toEqual([]);
  expect(listed.id).toBe('high-card');
});
