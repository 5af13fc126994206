import { deflateRawSync } from 'node:zlib';
import { unwrap } from '@showboat/engine';
import { hotTinRoof } from '@showboat/games/hot-tin-roof';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { patrician } from '@showboat/games/patrician';
import { afterAll, describe, expect, test } from 'vitest';
import { stateOf as roofsOf } from '../../games/hot-tin-roof/testing/browser/moments';
import { stateOf as citiesOf } from '../../games/patrician/testing/browser/moments';
import { replay as words } from '../messages/en/replay';
import { shell } from '../messages/en/shell';
import { moment } from './browser-games';
import { goTo, openPage } from './harness/page';
import { openedCard, press, recordOf } from './harness/sharing';
import { stageOfFile } from './harness/stage';

// Whatever is wrong with a link or a record is refused with a sentence, and nothing else breaks: all in the same page.

const visit = await openPage(await stageOfFile(), { path: '/open' });
afterAll(visit.close);
const { page } = visit;

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');
const good = {
  format: 'showboat',
  version: 1,
  game: game.id,
  rules: game.rulesVersion,
  beginning: { kind: 'options', options: {} },
  moves: [],
};

/** Another address first, so that every link is read again. */
const openLink = async (fragment: string): Promise<void> => {
  await goTo(page, '/settings');
  await goTo(page, `/open#g=${fragment}`);
};

/** More than a heading. */
const SENTENCE = /\n\S+ \S+ \S+/;

const refusal = async (): Promise<string> => {
  const refused = page.locator('.open-refused');
  await refused.waitFor({ timeout: 20_000 });
  const said = await refused.innerText();
  expect(said).not.toMatch(/undefined|\[object|NaN/);
  return said;
};

const paste = async (text: string): Promise<void> => {
  await goTo(page, '/settings');
  await goTo(page, '/open');
  await page.getByLabel(words.openText).fill(text);
  await press(page, words.openButton);
};

describe('a broken link', () => {
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

  test.each(HOSTILE)('%s', async (_, fragment, sentence) => {
    await openLink(fragment);
    const said = await refusal();
    expect(said).toContain(sentence);
    expect(said).toMatch(SENTENCE);
  });

  test('as an address, too; and the same page still opens valid input: pasted, and as a new fragment', async () => {
    await page.goto('/settings');
    await page.goto('/open#g=AAAAAAAA');
    expect(await refusal()).toContain(refusals['broken-link']());
    const refused = page.locator('.open-refused');
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
  });
});

test('an address without a valid game leads to the page that says why', async () => {
  await page.goto('/replay#g=nothing');
  await page.locator('.open-refused').waitFor();
  expect(new URL(page.url()).pathname).toBe('/open');
});

/** Changes to a position that make it impossible. */
const IMPOSSIBLE: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  patrician: {
    'a card twice': { pile: ['roma-1', 'roma-1'] },
    'cards too few': { pile: [] },
    'what one seat sees': { pile: ['?', '?'] },
    'players without anything': { players: [{}, {}, {}, {}] },
    'a city that is none': { cities: { atlantis: { A: '', B: '', card: null } } },
    'towers of nobody': { cities: { roma: { A: '9999999999', B: '', card: null } } },
    'no cities': { cities: 7 },
    'a seat that is not there': { turn: 6 },
  },
  'hot-tin-roof': {
    'a tile twice': { stack: ['h01', 'h01'] },
    'more fish than there are': { fish: 99 },
    'players without anything': { players: [{}, {}, {}, {}] },
    'a catwalk that is none': { catwalks: { g99: 'A' } },
    'catwalks of nobody': { catwalks: { g01: 'Z' } },
    'no dumpsters': { dumpsters: 7 },
    'a seat that is not there': { turn: 'Q' },
    'a board that is none': { options: { board: '{"roofs":[]}' } },
  },
};

const POSITIONS: Readonly<Record<string, unknown>> = {
  [patrician.id]: unwrap(patrician.formatPosition(citiesOf(moment('patrician-crowd')))),
  [hotTinRoof.id]: unwrap(hotTinRoof.formatPosition(roofsOf(moment('roofs-diving')))),
};

describe.each(Object.entries(IMPOSSIBLE))('an impossible position of %s', (id, changes) => {
  test.each(Object.entries(changes))('%s', async (_, change) => {
    const position = { ...Object(POSITIONS[id]), ...change };
    await openLink(packed({ ...good, game: id, beginning: { kind: 'position', position } }));
    expect(await refusal()).toMatch(SENTENCE);
  });
});

test.each([
  [game.id, 'places-settled-school', ['1. beige =2 f f .', '1. beige =2 f f f .'], /line 9|MQ-/i],
  [patrician.id, 'all-scored-two', ['1. black lucca-3 B', '1. black roma-3 B'], /line 10|PAT-/i],
  [hotTinRoof.id, 'fish-three', ['10. C catwalk g18', '10. C catwalk g16'], /HTR-/],
] as const)('a record of %s with a wrong move names the line and the rule', async (id, name, [right, wrong], told) => {
  await paste(recordOf(id, name).replace(right, wrong));
  expect(await refusal()).toMatch(told);
});

test('from there a link leads to the start page', async () => {
  await page.getByRole('link', { name: shell.home }).first().click();
  await page.waitForURL('**/');
  expect(new URL(page.url()).pathname).toBe('/');
});
