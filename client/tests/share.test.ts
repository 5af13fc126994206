import { formatRecord } from '@showboat/engine';
import { type Move, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { describe, expect, test } from 'vitest';
import { expectShips } from '../../games/mississippi-queen/testing/browser/shown';
import { stateOf } from '../../games/mississippi-queen/testing/browser/table';
import { replay as words } from '../messages/en/replay';
import { shell } from '../messages/en/shell';
import { moment } from './browser-games';
import { BARE, openPage } from './harness/page';
import { putGames, savedIds, savedIn } from './harness/saved-games';
import { copied, idOf, openShare, openedCard, press, recordOf, textOf } from './harness/sharing';
import { stageOfFile } from './harness/stage';

const stage = await stageOfFile();

describe('what is copied at a table can be opened elsewhere', () => {
  const saved = moment('offer');

  test('the whole game, to replay it', async () => {
    const here = await openShare(stage, saved);
    const link = await copied(here.page, words.shareGame);
    await here.close();
    expect(link).toMatch(/^http:\/\/[^/]+\/open#g=[\w-]+$/);
    const there = await openPage(stage, { path: link });
    const card = openedCard(there.page);
    await card.getByText(words.openedGame('Mississippi Queen')).waitFor();
    // Before it is opened: the board as it stands, to be looked at only, and every steamer with its captain.
    await card.locator('.still-board .river-board').waitFor();
    expect(await card.locator('.still-board').getAttribute('inert')).not.toBeNull();
    expect(await card.locator('.steamer').count()).toBe(saved.seats.length);
    await card.locator('.steamer').getByText('Mina').waitFor();
    await press(there.page, words.replayIt);
    await press(there.page, words.last);
    await expectShips(there.page, stateOf(saved));
    // The players are included.
    await there.page.getByText('Mina', { exact: false }).first().waitFor();
    await there.close();
  });

  test('looking at it saves nothing; playing on does', async () => {
    const { page, close } = await openPage(stage, { path: '/open', settings: { pace: 'instant' } });
    await page.getByLabel(words.openText).fill(recordOf(game.id, 'first-landing'));
    await press(page, words.openButton);
    await press(page, words.replayIt);
    await press(page, words.last);
    expect(await savedIds(page)).toEqual([]);
    // The address contains the whole game: it can be reloaded, and the back button leads to where it was opened.
    await page.reload();
    await press(page, words.last);
    await page.goBack();
    await page.getByLabel(words.openText).waitFor();
    expect(new URL(page.url()).pathname).toBe('/open');
    await page.goForward();
    await press(page, words.nextTurn);
    await press(page, words.whatIf);
    await press(page, words.playOn);
    await page.waitForURL('**/table/*');
    expect(await savedIds(page)).toEqual([idOf(page)]);
    await close();
  });

  test('the moment alone, to play on from it', async () => {
    const between = moment('chart');
    const here = await openShare(stage, between);
    const link = await copied(here.page, words.sharePosition);
    await here.close();
    const there = await openPage(stage, { path: link, settings: { pace: 'instant' } });
    const { page } = there;
    await openedCard(page).getByText(words.openedPosition('Mississippi Queen')).waitFor();
    await press(page, words.whatIfTitle);
    await press(page, words.playOn);
    await page.waitForURL('**/table/*');
    await expectShips(page, stateOf(between));
    expect((await savedIn(page, idOf(page))).moves).toEqual([]);
    await there.close();
  });

  test('within a turn, where there is no position, with its moves', async () => {
    const here = await openShare(stage, saved);
    await here.page.getByText(words.shareWayHelp).waitFor();
    expect(await here.page.getByLabel(words.sharePosition, { exact: true }).count()).toBe(0);
    const link = await copied(here.page, words.shareWay);
    const there = await openPage(stage, { path: link, settings: { pace: 'instant' } });
    const { page } = there;
    await press(page, words.whatIfTitle);
    await press(page, words.playOn);
    await page.waitForURL('**/table/*');
    await expectShips(page, stateOf(saved));
    expect((await savedIn(page, idOf(page))).moves).toEqual(saved.moves);
    await Promise.all([here.close(), there.close()]);
  });
});

test('the record is the one the engine writes, copied and downloaded, and can be opened from its file', async () => {
  const saved = moment('over');
  if (saved.beginning.kind !== 'options') throw new Error('this game began with a set-up');
  // A door for the test: the moves of a moment are of its game.
  const record = formatRecord(game, saved.beginning.options, saved.moves as readonly Move[]);
  const visit = await openPage(stage, { path: BARE });
  const { page } = visit;
  await putGames(page, [saved]);
  await page.goto('/replay/over');
  await press(page, words.share);
  expect(await copied(page, words.record)).toBe(record);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.download)]);
  expect(download.suggestedFilename()).toMatch(/^mississippi-queen-\d{4}-\d\d-\d\d\.txt$/);
  expect(await textOf(download)).toBe(record);
  const path = await download.path();
  await page.goto('/open');
  await page.locator('input[type="file"]').setInputFiles(path);
  await openedCard(page).getByText(words.openedOver).waitFor();
  expect(await openedCard(page).getByRole('button', { name: words.whatIfTitle }).count()).toBe(0);
  await visit.close();
});

test('a game from a position has no record; its file can be opened', async () => {
  const saved = moment('chart');
  const visit = await openShare(stage, saved);
  const { page } = visit;
  await page.getByText(words.recordNone).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.downloadFile)]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  // "You" is nobody to others.
  const seats = saved.seats.map((seat) => (seat.name === shell.you ? { ...seat, name: '' } : seat));
  expect(JSON.parse(await textOf(download))).toMatchObject({ format: 'showboat', game: game.id, seats });
  const path = await download.path();
  await page.goto('/open');
  await page.locator('input[type="file"]').setInputFiles(path);
  await openedCard(page).waitFor();
  await visit.close();
});
