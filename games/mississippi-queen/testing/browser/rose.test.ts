import { expect, test } from 'vitest';
import { withRose } from '../sketch';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { button, playedIn, sketched, spaceAt, stateIn } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

test('[BR-ROSE-3] [BR-ROSE-8] the last player steers the Black Rose, and does not leave her in need', async () => {
  const ships = { beige: '0c3/0/1/6/-', grey: '0c2/0/1/6/-', black: '1d2/1/1/-/-' };
  const sketch = withRose(ships, { river: 'S B6, S A10, S A9', next: 'black', options: { rose: true, expansionTiles: 'add' } });
  const visit = await openTable(stage, [sketched('rose', sketch, [1])]);
  const { page } = visit;
  await page.getByRole('heading', { name: 'You steer the Black Rose' }).waitFor();
  expect(await page.locator('.log-list .now').innerText()).toContain('You steer the Black Rose');
  expect(await page.getByRole('region', { name: 'Helm' }).getByRole('img', { name: 'Coal without limit' }).count()).toBe(1);
  await button(page, 'ahead').click();
  await button(page, 'end').click({ force: true });
  expect(await page.getByRole('alert').innerText()).toContain('BR-ROSE-8');
  await button(page, 'port').click();
  await button(page, 'end').click();
  await expect.poll(() => playedIn(page, 'rose')).toMatch(/^=1 f l \./);
  await visit.close();
});

test('[BR-ROSE-8] a space where another ship would leave her in need says why', async () => {
  const ships = { beige: '1b1/0/1/6/-', grey: '0c2/0/1/6/-', black: '1a3/0/1/-/-' };
  const visit = await openTable(stage, [
    sketched('corner', withRose(ships, { river: 'S B4, S A10, S A9', round: 1, options: { rose: true, expansionTiles: 'add' } })),
  ]);
  const { page } = visit;
  await page.locator('.space[role="button"]').first().waitFor();
  await spaceAt(page, await stateIn(page, 'corner'), '1b2').click();
  const said = await page.getByRole('alert').innerText();
  expect(said).toContain('Black Rose');
  expect(said).toContain('BR-ROSE-8');
  expect(await playedIn(page, 'corner')).toBe('');
  await visit.close();
});
