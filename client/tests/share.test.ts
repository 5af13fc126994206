import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { formatRecord, unwrap } from '@showboat/engine';
import { type Move as RoofMove, hotTinRoof } from '@showboat/games/hot-tin-roof';
import { type Move, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { patrician } from '@showboat/games/patrician';
import type { Download, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectShips } from '../../games/mississippi-queen/testing/browser/shown';
import { historyOf } from './harness/saved-at';
import { BARE, type Visit, openPage } from './harness/page';
import { stageOfFile } from './harness/stage';
import { expectTowers } from '../../games/patrician/testing/browser/shown';
import { expectRoofs } from '../../games/hot-tin-roof/testing/browser/shown';
import { stateOf } from '../../games/mississippi-queen/testing/browser/table';
import { putGames, savedIds, savedIn } from './harness/saved-games';
import { stateOf as roofsOf } from '../../games/hot-tin-roof/testing/browser/moments';
import { moment } from './browser-games';
import { stateOf as citiesOf } from '../../games/patrician/testing/browser/moments';
import { replay as words } from '../messages/en/replay';
import { shell } from '../messages/en/shell';
import { table } from '../messages/en/table';
import type { SavedGame } from '../session/saved';

const stage = await stageOfFile();

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** The table of a saved game, with the dialog for sharing it. */
const openShare = async (saved: SavedGame): Promise<Visit> => {
  const visit = await openPage(stage, { settings: { pace: 'instant' } });
  const { page } = visit;
  await putGames(page, [saved]);
  await page.goto(`/table/${saved.id}`);
  await press(page, table.menu);
  await press(page, table.share);
  await page.getByRole('dialog', { name: words.share }).waitFor();
  return visit;
};

const RECORD = readFileSync(new URL('../../games/mississippi-queen/records/first-landing.txt', import.meta.url), 'utf8');

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const field = (page: Page, label: string): Locator =>
  page.locator('.copy-field').filter({ has: page.getByLabel(label, { exact: true }) });

/** Copies a field, and returns the clipboard. */
const copied = async (page: Page, label: string): Promise<string> => {
  await field(page, label).getByRole('button', { name: words.copy }).click();
  await field(page, label).getByRole('button', { name: words.copied }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await page.getByLabel(label, { exact: true }).inputValue());
  return text;
};

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

const openedCard = (page: Page): Locator => page.locator('.opened');

describe('what is copied at a table can be opened elsewhere', () => {
  const saved = moment('offer');

  test('the whole game, to replay it', async () => {
    const here = await openShare(saved);
    const link = await copied(here.page, words.shareGame);
    await here.close();
    expect(link).toMatch(/^http:\/\/[^/]+\/open#g=[\w-]+$/);
    const there = await openPage(stage, { path: link });
    await openedCard(there.page).getByText(words.openedGame('Mississippi Queen')).waitFor();
    await press(there.page, words.replayIt);
    await press(there.page, words.last);
    await expectShips(there.page, stateOf(saved));
    // The players are included.
    await there.page.getByText('Mina', { exact: false }).first().waitFor();
    await there.close();
  });

  test('looking at it saves nothing; playing on does', async () => {
    const { page, close } = await openPage(stage, { path: '/open', settings: { pace: 'instant' } });
    await page.getByLabel(words.openText).fill(RECORD);
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

  test('an address without a valid game leads to the page that says why', async () => {
    const { page, close } = await openPage(stage, { path: '/replay#g=nothing' });
    await page.locator('.open-refused').waitFor();
    expect(new URL(page.url()).pathname).toBe('/open');
    await close();
  });

  test('the moment alone, to play on from it', async () => {
    const between = moment('chart');
    const here = await openShare(between);
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
    const here = await openShare(saved);
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
  const visit = await openPage(stage);
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
  const visit = await openShare(saved);
  const { page } = visit;
  await page.getByText(words.recordNone).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.downloadFile)]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  expect(JSON.parse(await textOf(download))).toMatchObject({ format: 'showboat', game: game.id, seats: saved.seats });
  const path = await download.path();
  await page.goto('/open');
  await page.locator('input[type="file"]').setInputFiles(path);
  await openedCard(page).waitFor();
  await visit.close();
});

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');
const good = {
  format: 'showboat',
  version: 1,
  game: game.id,
  rules: game.rulesVersion,
  beginning: { kind: 'options', options: {} },
  moves: [],
};

describe('a broken link is refused with a sentence, and nothing else breaks', () => {
  const { refusals } = words;
  const HOSTILE: readonly (readonly [string, string, string])[] = [
    ['nothing', '', refusals['not-a-link']()],
    ['letters that links do not have', '%3Cscript%3Ealert(1)%3C/script%3E', refusals['not-a-link']()],
    ['bytes that are not packed', 'AAAAAAAA', refusals['broken-link']()],
    ['a link that was cut', packed(good).slice(0, -9), refusals['broken-link']()],
    ['far too many letters', 'A'.repeat(300_000), 'too large'],
    [
      'a few bytes that unfold to many millions',
      deflateRawSync('0'.repeat(60_000_000)).toString('base64url'),
      refusals['too-much'](),
    ],
    ['no JSON', deflateRawSync('{"format":').toString('base64url'), 'neither a link nor a record'],
    ['another program', packed({ format: 'other', moves: [] }), refusals['not-shared']()],
    ['a version to come', packed({ ...good, version: 2 }), refusals['bad-field']()],
    ['a game that is not here', packed({ ...good, game: '__proto__' }), refusals['unknown-game']({ given: '__proto__' })],
    ['rules that are not these', packed({ ...good, rules: '999' }), 'version 999'],
    [
      'options that nobody has',
      packed({ ...good, beginning: { kind: 'options', options: { __proto__x: 1 } } }),
      'no such option',
    ],
    ['a move that is not one', packed({ ...good, moves: [{ kind: 'toString' }] }), ''],
    ['a position that is not one', packed({ ...good, beginning: { kind: 'position', position: { ships: 7 } } }), ''],
    ['somebody without a name', packed({ ...good, seats: [{ kind: 'person' }] }), refusals['bad-field']()],
  ];

  test('one after the other in the same page', async () => {
    const visit = await openPage(stage, { path: '/open' });
    const { page } = visit;
    const refused = page.locator('.open-refused');
    for (const [what, fragment, sentence] of HOSTILE) {
      // Another address first, so that every link is read again.
      await page.goto('/settings');
      await page.goto(`/open#g=${fragment}`);
      await refused.waitFor({ timeout: 20_000 });
      const said = await refused.innerText();
      expect({ what, said }).toEqual({ what, said: expect.stringContaining(sentence) });
      expect({ what, said }).toEqual({ what, said: expect.not.stringMatching(/undefined|\[object|NaN/) });
      expect({ what, said }).toEqual({ what, said: expect.stringMatching(/\n\S+ \S+ \S+/) });
    }
    // The same page still opens valid input: pasted, and as a new fragment.
    await page.getByLabel(words.openText).fill('<img src=x onerror=alert(1)>');
    await press(page, words.openButton);
    await refused.getByText(refusals['not-shared']()).waitFor();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `g=${packed(good)}`,
    );
    await openedCard(page).waitFor();
    expect(await refused.count()).toBe(0);
    await visit.close();
  });

  test('a record with a wrong move names the line and the rule', async () => {
    const visit = await openPage(stage, { path: '/open' });
    const { page } = visit;
    const record = readFileSync(
      new URL('../../games/mississippi-queen/records/places-settled-school.txt', import.meta.url),
      'utf8',
    );
    await page.getByLabel(words.openText).fill(record.replace('1. beige =2 f f .', '1. beige =2 f f f .'));
    await press(page, words.openButton);
    await page.locator('.open-refused').waitFor();
    expect(await page.locator('.open-refused').innerText()).toMatch(/line 9|MQ-/i);
    await page.getByRole('link', { name: shell.home }).first().click();
    await page.waitForURL('**/');
    await visit.close();
  });
});

describe('Patrician', () => {
  const crowd = moment('patrician-crowd');

  test('a whole game survives its link, to be replayed', async () => {
    const over = moment('patrician-over');
    const here = await openPage(stage, { path: '/settings' });
    await putGames(here.page, [over]);
    await here.page.goto(`/replay/${over.id}`);
    await press(here.page, words.share);
    const link = await copied(here.page, words.shareGame);
    await here.close();
    expect(link).toMatch(/^http:\/\/[^/]+\/open#g=[\w-]+$/);
    const there = await openPage(stage, { path: link });
    await openedCard(there.page).getByText(words.openedGame('Patrician')).waitFor();
    await press(there.page, words.replayIt);
    await press(there.page, words.last);
    await expectTowers(there.page, citiesOf(over));
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
    const here = await openShare(early);
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
    const { page, close } = await openPage(stage, { path: BARE, settings: { pace: 'instant' } });
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
    const { page, close } = await openShare(crowd);
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

  test('impossible positions and records are refused with the game’s own sentence', async () => {
    const position = unwrap(patrician.formatPosition(citiesOf(crowd)));
    const hostile: readonly (readonly [string, object])[] = [
      ['a card twice', { pile: ['roma-1', 'roma-1'] }],
      ['cards too few', { pile: [] }],
      ['what one seat sees', { pile: ['?', '?'] }],
      ['players without anything', { players: [{}, {}, {}, {}] }],
      ['a city that is none', { cities: { atlantis: { A: '', B: '', card: null } } }],
      ['towers of nobody', { cities: { roma: { A: '9999999999', B: '', card: null } } }],
      ['no cities', { cities: 7 }],
      ['a seat that is not there', { turn: 6 }],
    ];
    const visit = await openPage(stage, { path: '/open' });
    const { page } = visit;
    for (const [what, change] of hostile) {
      await page.goto('/settings');
      await page.goto(
        `/open#g=${packed({ ...good, game: patrician.id, beginning: { kind: 'position', position: { ...Object(position), ...change } } })}`,
      );
      await page.locator('.open-refused').waitFor();
      const said = await page.locator('.open-refused').innerText();
      expect({ what, said }).toEqual({ what, said: expect.not.stringMatching(/undefined|\[object|NaN/) });
      expect({ what, said }).toEqual({ what, said: expect.stringMatching(/\n\S+ \S+ \S+/) });
    }
    const record = readFileSync(new URL('../../games/patrician/records/all-scored-two.txt', import.meta.url), 'utf8');
    await page.goto('/open');
    await page.getByLabel(words.openText).fill(record.replace('1. black lucca-3 B', '1. black roma-3 B'));
    await press(page, words.openButton);
    await page.locator('.open-refused').waitFor();
    expect(await page.locator('.open-refused').innerText()).toMatch(/line 10|PAT-/i);
    await visit.close();
  });
});

describe('Hot Tin Roof', () => {
  test('a whole game survives its link, to be replayed', async () => {
    const over = moment('roofs-over');
    const here = await openPage(stage, { path: '/settings' });
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
      const here = await openShare(saved);
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

  test('impossible positions and records are refused with the game’s own sentence', async () => {
    const position = unwrap(hotTinRoof.formatPosition(roofsOf(moment('roofs-diving'))));
    const hostile: readonly (readonly [string, object])[] = [
      ['a tile twice', { stack: ['h01', 'h01'] }],
      ['more fish than there are', { fish: 99 }],
      ['players without anything', { players: [{}, {}, {}, {}] }],
      ['a catwalk that is none', { catwalks: { g99: 'A' } }],
      ['catwalks of nobody', { catwalks: { g01: 'Z' } }],
      ['no dumpsters', { dumpsters: 7 }],
      ['a seat that is not there', { turn: 'Q' }],
      ['a board that is none', { options: { board: '{"roofs":[]}' } }],
    ];
    const visit = await openPage(stage, { path: '/open' });
    const { page } = visit;
    for (const [what, change] of hostile) {
      await page.goto('/settings');
      await page.goto(
        `/open#g=${packed({ ...good, game: hotTinRoof.id, beginning: { kind: 'position', position: { ...Object(position), ...change } } })}`,
      );
      await page.locator('.open-refused').waitFor();
      const said = await page.locator('.open-refused').innerText();
      expect({ what, said }).toEqual({ what, said: expect.not.stringMatching(/undefined|\[object|NaN/) });
      expect({ what, said }).toEqual({ what, said: expect.stringMatching(/\n\S+ \S+ \S+/) });
    }
    const record = readFileSync(new URL('../../games/hot-tin-roof/records/fish-three.txt', import.meta.url), 'utf8');
    await page.goto('/open');
    await page.getByLabel(words.openText).fill(record.replace('10. C catwalk g18', '10. C catwalk g16'));
    await press(page, words.openButton);
    await page.locator('.open-refused').waitFor();
    expect(await page.locator('.open-refused').innerText()).toMatch(/HTR-/);
    await visit.close();
  });
});
