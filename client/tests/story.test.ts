import { readFileSync } from 'node:fs';
import { chooseChance, createRandom, drawFraction, pick, setUp, unwrap } from '@showboat/engine';
import { casualMoves, patrician } from '@showboat/games/patrician';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialogs } from '../messages/en/dialogs';
import { replay } from '../messages/en/replay';
import { story } from '../messages/en/story';
import type { SavedGame, SeatPlan } from '../session/saved';
import { formatFragment } from '../share/link';
import { sharedOf } from '../share/shared';
import { moment } from './browser-games';
import { goTo, openPage } from './harness/page';
import { savedGameOf } from './harness/saved-at';
import { openTable, putGames, savedIn } from './harness/saved-games';
import { stageOfFile } from './harness/stage';

const SEED = '5'.repeat(64);
const OPTIONS = { seats: 2 };

/** A whole game whose chance follows from its seed, as a page would have drawn it. */
const sealedGame = (id: string): SavedGame => {
  const random = createRandom(id);
  const moves: unknown[] = [];
  let state = unwrap(setUp(patrician, OPTIONS));
  let draws = 0;
  while (patrician.outcome(state) === undefined) {
    const move =
      patrician.actor(state) === 'chance'
        ? chooseChance(patrician.chances(state), drawFraction({ seed: SEED, table: id, index: draws++, salts: [] }))
        : pick(random, casualMoves(state, patrician.legalMoves(state)));
    moves.push(move);
    state = patrician.apply(state, move);
  }
  const beginning = { kind: 'options', options: patrician.optionsOf(state) } as const;
  return { ...savedGameOf(patrician, { id, beginning, moves, person: 0, name: 'Mara Weber' }), sealedFrom: 0 };
};

const SEALED = sealedGame('sealed');

const stage = await stageOfFile();
const visit = await openPage(stage, { path: '/settings', settings: { pace: 'instant' } });
const { page } = visit;
beforeAll(() => putGames(page, [SEALED, moment('over'), moment('home'), moment('roofs-over'), moment('patrician-crowd')]));
afterAll(visit.close);

const heading = (level: number, name: string | RegExp): Promise<void> => page.getByRole('heading', { level, name }).waitFor();
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const reviewed = (on: Page): Promise<void> => on.locator('.looking-back').waitFor({ state: 'detached', timeout: 60_000 });
const chart = page.getByRole('slider', { name: story.chart });

test('from the table’s end to the story: places, course by keys, and a seal that is checked already', async () => {
  await goTo(page, '/table/sealed');
  await press(dialogs.story);
  await page.waitForURL('**/story/sealed');
  await heading(1, /win/);
  await heading(2, story.places);
  const rows = page.locator('.places li');
  expect(await rows.count()).toBe(2);
  expect(await rows.first().innerText()).toMatch(/\d+ points/);
  const me = await page.locator('.places .is-me').innerText();
  expect(me).toContain('Mara Weber');
  // Arrows step through the rounds, and each is a sentence.
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/^Round 1\. .+ -?\d+, .+ -?\d+\.$/);
  await page.keyboard.press('ArrowRight');
  expect(await chart.getAttribute('aria-valuenow')).toBe('2');
  await page.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/^Round 24\./);
  expect(await page.locator('.told-round').innerText()).toMatch(/^Round 24\./);
  const draws = SEALED.moves.filter((move) => /^(?:first|deal|turn-up)$/.test(String(Object(move).kind))).length;
  await page.getByText(story.sealHeld(draws)).waitFor();
  await press(story.showSeal);
  await page.getByRole('dialog').getByText(SEED).waitFor();
  await page.keyboard.press('Escape');
});

test('the Captain looks back: a turning point, the best decision, luck; each can be seen where it happened', async () => {
  await reviewed(page);
  const cards = page.locator('.stories .story');
  const titles = await cards.locator('h3').allInnerTexts();
  expect(titles).toEqual(expect.arrayContaining(['Best building', story.best]));
  expect(await page.locator('.chart-number').count()).toBe(titles.length);
  expect(await cards.first().innerText()).toMatch(/→ \d+ %|[+−]\d+ %/);
  await page.locator('.story .city-board').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: story.seeWhat(story.best) }).click();
  await page.waitForURL('**/replay/sealed?at=*');
  const at = Number(new URL(page.url()).searchParams.get('at'));
  expect(await page.getByRole('slider', { name: replay.scrubber }).inputValue()).toBe(String(at));
  expect(at).toBeGreaterThan(0);
  // And back from the replay.
  await press(replay.story);
  await page.waitForURL('**/story/sealed');
});

test('the same draws once more: what is dealt before anybody decides is the same', async () => {
  await press('Same deal again');
  await page.waitForURL('**/table/*');
  const id = page.url().split('/').at(-1) ?? '';
  const dealt = SEALED.moves.findIndex((move) => Object(move).kind === 'play');
  await expect.poll(async () => (await savedIn(page, id)).moves.slice(0, dealt)).toEqual(SEALED.moves.slice(0, dealt));
  expect(await savedIn(page, id)).toMatchObject({ seed: SEED, drawsOf: 'sealed' });
});

test('a race: the whole river with everybody’s route, its biggest push before any review, and a picture to share', async () => {
  await goTo(page, '/story/home');
  await heading(1, story.youWin);
  await page.getByText('Aurora is first at the pier, in round 6.').waitFor();
  await heading(3, 'Biggest push');
  await page.locator('.whole-river .river-land').waitFor({ state: 'attached' });
  expect(await page.locator('.whole-river .route').count()).toBe(3);
  const [file] = await Promise.all([page.waitForEvent('download'), press(story.share)]);
  expect(file.suggestedFilename()).toBe('mississippi-queen.png');
  const picture = readFileSync(await file.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  // Paper alone would be a tenth of it.
  expect(picture.length).toBeGreaterThan(60_000);
});

test('in text mode it is told in words', async () => {
  const text = await openPage(stage, { path: '/settings', settings: { pace: 'instant', textMode: true } });
  await putGames(text.page, [moment('roofs-over')]);
  await goTo(text.page, '/story/roofs-over');
  await text.page.getByRole('heading', { level: 1, name: 'Mina wins!' }).waitFor();
  expect(await text.page.locator('.told-rounds li').last().innerText()).toMatch(
    /^Round 19\. Mina 100, Pilar 57, Odile 49, Tess 6\.$/,
  );
  await text.page.getByRole('heading', { level: 3, name: 'Dearest walk' }).waitFor();
  await text.page.getByText('Toll keeper').waitFor();
  expect(await text.page.locator('.still-board, .course-chart').count()).toBe(0);
  await text.close();
});

test('the end is counted step by step; any key shows the rest at once, and Escape puts it away', async () => {
  const seats = SEALED.seats.map(({ name }): SeatPlan => ({ kind: 'bot', name, level: 'deckhand', style: 'steady' }));
  const { beginning, moves } = SEALED;
  const ending = savedGameOf(patrician, { id: 'ending', beginning, moves: moves.slice(0, -1), person: 0, name: 'Mara Weber' });
  const moving = await openTable(stage, [{ ...ending, seats }], { motion: 'full' });
  const show = moving.page.locator('.count-show');
  await show.waitFor();
  expect(await show.getAttribute('class')).toBe('count-show');
  await moving.page.keyboard.press(' ');
  await expect.poll(() => show.getAttribute('class')).toBe('count-show still');
  await moving.page.keyboard.press('Escape');
  await show.waitFor({ state: 'detached' });
  await moving.page.getByRole('button', { name: dialogs.story }).waitFor();
  await moving.close();
});

test('nothing is told of a game that still runs', async () => {
  await goTo(page, '/story/patrician-crowd');
  await heading(1, story.running);
  expect(await page.locator('.places, .stories').count()).toBe(0);
  await page.getByRole('link', { name: story.toTable }).click();
  await page.waitForURL('**/table/patrician-crowd');
});

test('my games lead to it, and a shared game has one, too', async () => {
  await goTo(page, '/games');
  const links = page.locator('a[href^="/story/"]');
  await links.first().waitFor();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).sort())).toEqual([
    '/story/home',
    '/story/over',
    '/story/roofs-over',
    '/story/sealed',
  ]);
  const fragment = await formatFragment(sharedOf(moment('home')));
  await goTo(page, '/settings');
  await page.goto(`/told${fragment}`);
  // Whoever reads it is not the "You" who played.
  await heading(1, 'Aurora wins!');
  expect(await page.locator('.places li').first().innerText()).not.toContain('You');
  expect(await page.getByRole('button', { name: story.again }).count()).toBe(0);
});
