import {
  CARDS,
  CITIES,
  FLOORS,
  LINKS,
  LINK_ENDS,
  type State,
  cardPlayed,
  floorsIn,
  patrician as game,
} from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { findTurn, handCard, isAsked, isOpen, key, place, playedSince, stateOf } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { readRule, whyNot } from '../../../../client/tests/harness/why-not';

const stage = await stageOfFile();

const handOf = ({ players, turn }: State): readonly number[] => players[turn].hand;
const missingIn = (state: State, city: number): number => FLOORS[city] - floorsIn(state.towers, city);
const cityOf = (card: number): string => CITIES[CARDS[card].city];

/** A card with one crest that can go on either tower, early in the game, with nothing more to ask than what to take. */
const isPlain = (state: State, card: number): boolean =>
  CARDS[card].crests === 1 && CARDS[card].symbol === undefined && missingIn(state, CARDS[card].city) > 2;

test('a build is taken back step by step, and nothing once a card was turned up', async () => {
  const saved = findTurn(
    'undo',
    { seats: 3 },
    (state) =>
      state.phase.kind === 'playing' &&
      handOf(state).some((card) => isPlain(state, card)) &&
      state.players[state.turn].played.length > 2,
  );
  const { length } = saved.moves;
  const state = stateOf(saved);
  const card = handOf(state).find((one) => isPlain(state, one)) ?? 0;
  const { id } = CARDS[card];
  const city = cityOf(card);
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  const undo = key(page, 'undo');
  const redo = key(page, 'redo');
  const played = (): Promise<string> => playedSince(page, 'undo', length);
  await handCard(page, id).click();
  expect(await isOpen(undo)).toBe(false);
  await place(page, `site:${city}:B`).click();
  expect(await page.locator('.task-title').innerText()).toBe(`Build in ${city[0].toUpperCase()}${city.slice(1)}`);
  // The plan is undone first, and nothing was played.
  expect([await isOpen(undo), await isOpen(key(page, 'build')), await played()]).toEqual([true, true, '']);
  await undo.click();
  expect([await isOpen(undo), await isOpen(key(page, 'build')), await played()]).toEqual([false, false, '']);
  await place(page, `site:${city}:B`).click();
  await place(page, `site:${city}:B`).click();
  await key(page, 'take').waitFor();
  expect(await played()).toBe(`${id} B`);
  for (const left of [id, '']) {
    await undo.click();
    await expect.poll(played).toBe(left);
  }
  expect(await isOpen(undo)).toBe(false);
  for (const left of [id, `${id} B`]) {
    await redo.click();
    await expect.poll(played).toBe(left);
  }
  expect(await redo.count()).toBe(0);

  // Left in the middle of the turn: it continues exactly there, and can still be undone.
  await page.reload();
  await key(page, 'take').waitFor();
  expect(await played()).toBe(`${id} B`);
  await undo.click();
  await expect.poll(played).toBe(id);
  expect(await page.locator('.task-title').innerText()).toMatch(/^Build in /);
  await place(page, `site:${city}:A`).click();
  await key(page, 'build').click();
  await expect.poll(played).toBe(`${id} A`);
  await key(page, 'take').click();
  await expect.poll(played).toMatch(new RegExp(`^${id} A take:${city} ${city}=`));
  await isAsked(page);
  expect(await page.locator('[data-command="undo"][aria-disabled="false"]').count()).toBe(0);
  await visit.close();
});

test('[PAT-BUILD-4] a barred tower says why not; so does a city of which no card is held', async () => {
  const isForced = (state: State, card: number): boolean => {
    const { city, crests } = CARDS[card];
    return crests === 1 && missingIn(state, city) === 1 && [0, 1].some((site) => state.towers[2 * city + site] === '');
  };
  const saved = findTurn(
    'barred',
    { seats: 3 },
    (state) => state.phase.kind === 'playing' && handOf(state).some((card) => isForced(state, card)),
  );
  const state = stateOf(saved);
  const card = handOf(state).find((one) => isForced(state, one)) ?? 0;
  const city = CARDS[card].city;
  const full = state.towers[2 * city] === '' ? 'B' : 'A';
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  await handCard(page, CARDS[card].id).click();
  await place(page, `site:${CITIES[city]}:${full}`).click();
  const note = page.getByRole('alert');
  expect(await note.innerText()).toContain('PAT-BUILD-4');
  expect(await readRule(page, 'PAT-BUILD-4')).toMatch(/both sites/);
  expect(await isOpen(key(page, 'build'))).toBe(false);
  const stranger = CITIES.findIndex((name, one) => name !== 'pistoia' && handOf(state).every((held) => CARDS[held].city !== one));
  await place(page, `site:${CITIES[stranger]}:A`).click();
  expect(await page.locator('.task-note').innerText()).toMatch(/^You hold no card of \w+\.$/);
  // The other tower is the only one left: one click plans it.
  await place(page, `site:${CITIES[city]}:${full === 'A' ? 'B' : 'A'}`).click();
  expect(await isOpen(key(page, 'build'))).toBe(true);
  expect(await page.locator('.task').innerText()).toContain('It completes the city.');
  expect(await playedSince(page, 'barred', saved.moves.length)).toBe('');
  await visit.close();
});

test('[PAT-CARD-2] any open card may be chosen, and without the symbol no other', async () => {
  const isAny = (state: State): boolean => state.phase.kind === 'taking' && CARDS[cardPlayed(state)].symbol === 'any-card';
  const any = findTurn('any', { seats: 3 }, (state) => isAny(state) && game.legalMoves(state).length > 7);
  const one = findTurn('one', { seats: 3 }, (state) => state.phase.kind === 'taking' && game.legalMoves(state).length === 1);
  const visit = await openTable(stage, [any, one]);
  const { page } = visit;
  const state = stateOf(any);
  const own = cityOf(cardPlayed(state));
  await key(page, 'take').waitFor();
  expect(await page.locator('[data-place^="lying:"][role="button"]').count()).toBe(game.legalMoves(state).length);
  expect(await isOpen(key(page, 'take'))).toBe(false);
  const other = CITIES.find((name, city) => name !== own && state.lying[city] >= 0 && missingIn(state, city) > 0) ?? '';
  await place(page, `lying:${other}`).click();
  expect(await page.locator('.task-title').innerText()).toMatch(new RegExp(`^Take the card at ${other}`, 'i'));
  await place(page, `lying:${other}`).click();
  await expect.poll(() => playedSince(page, 'any', any.moves.length)).toMatch(new RegExp(`^take:${other} ${other}=`));

  await page.goto('/table/one');
  const { lying, ...rest } = stateOf(one);
  const built = cityOf(cardPlayed({ lying, ...rest }));
  await key(page, 'take').waitFor();
  expect(await page.locator('[data-place^="lying:"][role="button"]').count()).toBe(1);
  const barred = CITIES.find((name, city) => name !== built && lying[city] >= 0) ?? '';
  await place(page, `lying:${barred}`).click();
  expect(await whyNot(page)).toContain('PAT-REFILL-1');
  expect(await playedSince(page, 'one', one.moves.length)).toBe('');
  await place(page, `lying:${built}`).click();
  await expect.poll(() => playedSince(page, 'one', one.moves.length)).toMatch(new RegExp(`^take:${built} `));
  await visit.close();
});

test('[PAT-MOVE-2] a floor is moved to the other tower, or none; not where the card was built', async () => {
  const saved = findTurn('move', { seats: 3 }, (state) => state.phase.kind === 'moving' && game.legalMoves(state).length > 3);
  const declined = { ...saved, id: 'stay' };
  const visit = await openTable(stage, [saved, declined]);
  const { page } = visit;
  const state = stateOf(saved);
  const [move] = game.legalMoves(state);
  if (move.kind !== 'move') throw new Error('the first is a move');
  const name = `site:${CITIES[move.city]}:${move.from}`;
  await key(page, 'move').waitFor();
  const lit = await page.locator('[data-place^="site:"][role="button"]').count();
  expect(lit).toBe(game.legalMoves(state).filter(({ kind }) => kind === 'move').length);
  // The floors themselves glow.
  expect(await page.locator('.pat-lift-glow').count()).toBe(lit);
  await place(page, `site:${cityOf(cardPlayed(state))}:A`).click();
  expect(await whyNot(page)).toContain('PAT-MOVE-2');
  await place(page, name).click();
  expect(await page.locator('.task').innerText()).toMatch(/^Move a floor in \w+\n+.* top floor goes to the (left|right) tower/);
  expect(await playedSince(page, 'move', saved.moves.length)).toBe('');
  await key(page, 'move').click();
  await key(page, 'take').waitFor();
  expect(await playedSince(page, 'move', saved.moves.length)).toBe(game.formatMove(state, move));
  // Before a card is taken the move can still be taken back.
  await key(page, 'undo').click();
  await key(page, 'move').waitFor();
  expect(await playedSince(page, 'move', saved.moves.length)).toBe('');

  await page.goto('/table/stay');
  await key(page, 'decline').click();
  await key(page, 'take').waitFor();
  expect(await playedSince(page, 'stay', saved.moves.length)).toBe('n');
  await visit.close();
});

test('[PAT-MSG-6] a messenger goes on a road, not from the city just built in; nothing before is taken back', async () => {
  const saved = findTurn(
    'messenger',
    { seats: 3, messengers: true },
    (state) => state.phase.kind === 'placing' && state.pile.length > 0 && state.placed.length > 0,
  );
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  const state = stateOf(saved);
  const built = CARDS[cardPlayed(state)].city;
  const [move] = game.legalMoves(state);
  if (move.kind !== 'messenger') throw new Error('the first is a messenger');
  await key(page, 'place').waitFor();
  // The card was turned up already.
  expect(await isOpen(key(page, 'undo'))).toBe(false);
  const lit = await page.locator('[data-place^="link:"][role="button"]').count();
  expect(lit).toBe(game.legalMoves(state).length - 1);
  const barred = LINKS.findIndex((name, link) => LINK_ENDS[link].includes(built) && !name.includes('pistoia'));
  await place(page, `link:${LINKS[barred]}`).click();
  expect(await whyNot(page)).toMatch(/PAT-MSG-[67]/);
  const road = place(page, `link:${LINKS[move.link]}`);
  await road.click();
  expect(await page.locator('.task').innerText()).toMatch(/^Messenger between \w+ and \w+\n+.* 2 points more/);
  expect(await page.locator('.pat-messenger').count()).toBe(state.placed.length + 1);
  await road.click();
  await expect
    .poll(() => playedSince(page, 'messenger', saved.moves.length))
    .toMatch(new RegExp(`^messenger:${LINKS[move.link]} `));
  await visit.close();
});

test('what lies open before the first turn is one line of the log until somebody wants to read it', async () => {
  const visit = await openTable(stage, [findTurn('opening', { seats: 3 }, ({ phase }) => phase.kind === 'playing')]);
  const { page } = visit;
  const line = page.locator('.log-long');
  await line.waitFor();
  const heightOf = (): Promise<number> => line.evaluate((one) => one.getBoundingClientRect().height);
  expect(await heightOf()).toBeLessThan(30);
  await line.locator('summary').click();
  await expect.poll(heightOf).toBeGreaterThan(60);
  await visit.close();
});
