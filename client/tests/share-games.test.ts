import { formatRecord } from '@showboat/engine';
import { type Move as RoofMove, hotTinRoof } from '@showboat/games/hot-tin-roof';
import { patrician } from '@showboat/games/patrician';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stateOf as roofsOf } from '../../games/hot-tin-roof/testing/browser/moments';
import { expectRoofs } from '../../games/hot-tin-roof/testing/browser/shown';
import { scoresOf } from '../../games/patrician/game';
import { stateOf as citiesOf } from '../../games/patrician/testing/browser/moments';
import { expectTowers } from '../../games/patrician/testing/browser/shown';
import { replay as GERMAN } from '../messages/de/replay';
import { replay as words } from '../messages/en/replay';
import { replay as FRENCH } from '../messages/fr/replay';
import { moment } from './browser-games';
import { BARE, openPage } from './harness/page';
import { historyOf } from './harness/saved-at';
import { openTable, putGames, savedIn } from './harness/saved-games';
import { copied, idOf, openShare, openedCard, press, textOf } from './harness/sharing';
import { stageOfFile } from './harness/stage';

const stage = await stageOfFile();

/** Words for the reader, in any language. */
const NOBODY = /\b(you|du|vous|jij)\b/i;

describe('Patrician', () => {
  const crowd = moment('patrician-crowd');

  test('a whole game survives its link, to be replayed', async () => {
    const over = moment('patrician-over');
    const here = await openPage(stage, { path: BARE });
    await putGames(here.page, [over]);
    await here.page.goto(`/replay/${over.id}`);
    await press(here.page, words.share);
    const link = await copied(here.page, words.shareGame);
    await here.close();
    expect(link).toMatch(/^http:\/\/[^/]+\/open#g=[\w-]+$/);
    const there = await openPage(stage, { path: link });
    const card = openedCard(there.page);
    await card.getByText(words.openedGame('Patrician')).waitFor();
    // Before it is opened: the board as it stands, and who came in where with how many points.
    await card.locator('.still-board .city-board').waitFor();
    const totals = await card
      .locator('.tally tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent));
    expect(totals.map(Number).sort((a, b) => b - a)).toEqual(
      scoresOf(citiesOf(over))
        .map(({ total }) => total)
        .sort((a, b) => b - a),
    );
    await press(there.page, words.replayIt);
    await press(there.page, words.last);
    await expectTowers(there.page, citiesOf(over));
    await there.close();
  });

  test('"You" follows the language, and is nobody to those who read a shared game', async () => {
    const finished = moment('patrician-over');
    const me = finished.seats.findIndex(({ kind }) => kind === 'person');
    const over = {
      ...finished,
      seats: finished.seats.map((plan, seat) => (seat === me ? { ...plan, name: 'You' } : plan)),
    };
    const rows = (page: Page): Promise<readonly string[]> => page.locator('.player-row h3').allInnerTexts();
    const here = await openTable(stage, [over], { settings: { language: 'de' } });
    await expect.poll(async () => (await rows(here.page))[me]).toBe('Du');
    await expect.poll(async () => (await here.page.locator('.tally tbody th span').allInnerTexts()).includes('Du')).toBe(true);
    await here.page.goto(`/replay/${over.id}`);
    await expect.poll(async () => (await rows(here.page))[me]).toBe('Du');
    await press(here.page, GERMAN.share);
    const link = await here.page.getByLabel(GERMAN.shareGame, { exact: true }).inputValue();
    await here.close();
    const there = await openPage(stage, { path: link, language: 'fr' });
    const card = openedCard(there.page);
    await card.locator('.tally').waitFor();
    const named = await card.locator('.tally tbody th span').allInnerTexts();
    expect(await card.innerText()).not.toMatch(NOBODY);
    await card.getByRole('button', { name: FRENCH.replayIt }).click();
    await expect.poll(() => rows(there.page)).toHaveLength(over.seats.length);
    const colour = (await rows(there.page))[me];
    expect(colour).not.toMatch(NOBODY);
    expect(named).toContain(colour);
    await there.close();
  });

  const me = crowd.seats.findIndex(({ kind }) => kind === 'person');
  // At the first turn nothing has been seen yet of what the others hold: a deal like the real one is out of the question.
  const first = historyOf(patrician, crowd).states.findIndex((state) => patrician.actor(state) === me);
  const early = { ...crowd, moves: crowd.moves.slice(0, first) };

  /** What the person at this screen sees is the same; what the others hold is not. */
  const expectDealtAnew = async (page: Page): Promise<void> => {
    await page.waitForURL('**/table/*');
    await expectTowers(page, citiesOf(early));
    const here = citiesOf(await savedIn(page, idOf(page)));
    const there = citiesOf(early);
    expect(patrician.view(here, me)).toEqual(patrician.view(there, me));
    expect(here.players.map(({ hand }) => hand)).not.toEqual(there.players.map(({ hand }) => hand));
  };

  test('while cards are hidden, a moment is shared with those dealt anew that nobody has seen', async () => {
    const here = await openShare(stage, early);
    expect(await here.page.getByLabel(words.shareGame, { exact: true }).count()).toBe(0);
    const link = await copied(here.page, words.shareAnew);
    await here.close();
    const there = await openPage(stage, { path: link, settings: { pace: 'instant' } });
    const { page } = there;
    await openedCard(page).getByText(words.openedPosition('Patrician')).waitFor();
    await press(page, words.whatIfTitle);
    await press(page, words.playOn);
    await expectDealtAnew(page);
    await there.close();
  });

  test('and so is what a bot holds when somebody sits down there to ask "what if?"', async () => {
    const bot = crowd.seats.findIndex(({ kind }) => kind === 'bot');
    expect(bot).not.toBe(me);
    // Whoever was the person is a bot then, and to move.
    const { page, close } = await openPage(stage, { path: BARE, settings: { pace: 'instant' }, keepsBots: true });
    await putGames(page, [early]);
    await page.goto(`/replay/${early.id}`);
    await press(page, words.last);
    await page.getByRole('button', { name: words.whatIf }).click();
    await page.getByText(words.whatIfSecret).waitFor();
    await page
      .getByRole('radio')
      .nth(bot + 1)
      .check();
    await press(page, words.playOn);
    await expectDealtAnew(page);
    await close();
  });

  test('while cards are hidden the record is not printed; the file is packed, and can be opened', async () => {
    const { page, close } = await openShare(stage, crowd);
    await page.getByText(words.shareSecret).waitFor();
    expect(await page.getByLabel(words.record, { exact: true }).count()).toBe(0);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.downloadFile)]);
    expect(await textOf(download)).toMatch(/^#g=[\w-]+$/);
    const path = await download.path();
    await page.goto('/open');
    await page.locator('input[type="file"]').setInputFiles(path);
    await openedCard(page).getByRole('button', { name: words.replayIt }).waitFor();
    await press(page, words.whatIfTitle);
    await page.getByText(words.playOnSecret).waitFor();
    await close();
  });
});

describe('Hot Tin Roof', () => {
  test('a whole game survives its link, to be replayed', async () => {
    const over = moment('roofs-over');
    const here = await openPage(stage, { path: BARE });
    await putGames(here.page, [over]);
    await here.page.goto(`/replay/${over.id}`);
    await press(here.page, words.last);
    await press(here.page, words.share);
    const link = await copied(here.page, words.shareGame);
    if (over.beginning.kind !== 'options') throw new Error('this game began with a set-up');
    // A door for the test: the moves of a moment are of its game.
    const record = formatRecord(hotTinRoof, over.beginning.options, over.moves as readonly RoofMove[]);
    expect(await copied(here.page, words.record)).toBe(record);
    // A finished game has no position: the label does not promise one.
    await here.page.getByLabel('The game up to this moment as a link', { exact: true }).waitFor();
    expect(await here.page.getByText(words.sharePositionHelp).count()).toBe(0);
    await here.close();
    const there = await openPage(stage, { path: link });
    await openedCard(there.page).getByText(words.openedGame('Hot Tin Roof')).waitFor();
    await press(there.page, words.replayIt);
    await press(there.page, words.last);
    await expectRoofs(there.page, roofsOf(over));
    await there.close();
  });

  test.each(['roofs-diving', 'roofs-own'] as const)(
    'the moment %s, at the start of a turn or within one, goes through its link, to be played on',
    async (id) => {
      const saved = moment(id);
      const here = await openShare(stage, saved);
      const link = await copied(here.page, id === 'roofs-own' ? words.shareWay : words.sharePosition);
      await here.close();
      const there = await openPage(stage, { path: link, settings: { pace: 'instant' } });
      const { page } = there;
      await press(page, words.whatIfTitle);
      await press(page, words.playOn);
      await page.waitForURL('**/table/*');
      await expectRoofs(page, roofsOf(saved));
      // The custom board is included.
      const name = id === 'roofs-own' ? 'The Very Old' : 'Moonvane Manor';
      expect(await page.locator('.roof-board').textContent()).toContain(name);
      await there.close();
    },
  );
});
