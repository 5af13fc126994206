import { CARDS, patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { findTurn, isAsked, isOpen, key, playedSince, stateIn } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';
import { adviceIn, handToBot, takeAdvice } from '../../../../client/tests/harness/table-steps';

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
  await takeAdvice(page, async () => {
    expect(await page.locator('.task-title').innerText()).toMatch(/^Build in /);
    expect(await page.locator('.city-call-out').count()).toBe(1);
    expect(await isOpen(key(page, 'build'))).toBe(true);
  });
  await expect.poll(() => playedSince(page, 'hints', saved.moves.length)).toMatch(/^[a-z]+-\d [AB].* take:/);
  await visit.close();
});

test('what a hint shows is done with the button of the dock, too, and only that', async () => {
  const saved = early('dock');
  const visit = await openTable(stage, [saved]);
  const { page } = visit;
  await isAsked(page);
  await page.keyboard.press('h');
  await adviceIn(page).getByRole('listitem').first().waitFor();
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
  // Nobody sits here then: nobody's cards are shown.
  await handToBot(page, 'seats', async () => expect(await page.locator('[data-part^="card:"]').count()).toBe(0));
  expect(await isAsked(page)).toBe(true);
  const state = await stateIn(page, 'seats');
  expect(game.actor(state)).toBe(0);
  const shown = await page
    .locator('[data-part^="card:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-part')));
  expect(shown).toEqual(state.players[0].hand.map((card) => `card:${CARDS[card].id}`));
  await visit.close();
});
