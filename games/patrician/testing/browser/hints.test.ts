import { CARDS, patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { findTurn, isAsked, isOpen, key, playedSince, stateIn } from './table';
import { openTable, savedIn } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

const early = (id: string): ReturnType<typeof findTurn> =>
  findTurn(
    id,
    { seats: 3 },
    ({ phase, players, turn }) => phase.kind === 'playing' && turn === 0 && players[turn].played.length === 3,
  );

test('the Captain shows turns with reasons, each is seen on the board, and one of them is played', async () => {
  const saved = early('hints');
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  await page.getByRole('button', { name: 'What would the Captain do?' }).click();
  const advice = page.getByRole('region', { name: 'What would the Captain do?' });
  const hints = advice.getByRole('listitem');
  await hints.first().waitFor();
  const count = await hints.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  for (const hint of await hints.all()) {
    expect(await hint.innerText()).toMatch(/\w+ .*expected place \d/s);
    await hint.locator('.choose').click();
    expect(await hint.getAttribute('aria-current')).toBe('true');
    expect(await page.locator('.task-title').innerText()).toMatch(/^Build in /);
    expect(await page.locator('.city-call-out').count()).toBe(1);
    expect(await isOpen(key(page, 'build'))).toBe(true);
  }
  await hints.first().getByRole('button', { name: 'Do that' }).click();
  await expect.poll(() => playedSince(page, 'hints', saved.moves.length)).toMatch(/^[a-z]+-\d [AB].* take:/);
  await expect.poll(() => advice.count()).toBe(0);
  await visit.close();
});

test('what a hint shows is done with the button of the dock, too, and only that', async () => {
  const saved = early('dock');
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  await isAsked(page);
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: 'What would the Captain do?' });
  await advice.getByRole('listitem').first().waitFor();
  const card = await page.locator('.hand-card[aria-pressed="true"]').getAttribute('data-part');
  await key(page, 'build').click();
  await key(page, 'take').or(key(page, 'move')).first().waitFor();
  const played = await playedSince(page, 'dock', saved.moves.length);
  expect(played.split(' ')[0]).toBe(card?.replace('card:', ''));
  expect(played.split(' ').slice(1).join('')).toMatch(/^[AB]{1,2}$/);
  await visit.close();
});

test('a seat is handed to a bot and taken back', async () => {
  const saved = early('seats');
  // At their own pace: at once would be the whole game.
  const visit = await openTable(stage, [saved], { settings: { pace: 'brisk' } });
  const { page } = visit;
  await isAsked(page);
  const change = async (to: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Who plays' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who plays' });
    await dialog.getByLabel(/^Ada/).selectOption({ label: to });
    await dialog.getByRole('button', { name: 'Close' }).click();
  };
  await change('Bot: Mate');
  await expect.poll(() => playedSince(page, 'seats', saved.moves.length)).not.toBe('');
  expect((await savedIn(page, 'seats')).seats[0]).toMatchObject({ kind: 'bot', level: 'mate', name: 'Ada' });
  // Nobody sits here: nobody's cards are shown.
  expect(await page.locator('[data-part^="card:"]').count()).toBe(0);
  await change('Person');
  expect((await savedIn(page, 'seats')).seats[0]).toEqual({ kind: 'person', name: 'Ada' });
  expect(await isAsked(page)).toBe(true);
  const state = await stateIn(page, 'seats');
  expect(game.actor(state)).toBe(0);
  const shown = await page
    .locator('[data-part^="card:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-part')));
  expect(shown).toEqual(state.players[0].hand.map((card) => `card:${CARDS[card].id}`));
  await visit.close();
});
