import { expect, test } from 'vitest';
import { shipText } from '../sketch';
import { stageOfFile } from '../../../../client/tests/harness/stage';
import { button, playedIn, sketched, stateIn } from './table';
import { openTable } from '../../../../client/tests/harness/saved-games';

const stage = await stageOfFile();

test('[BR-EXCH-1] two boats of one player exchange coal side by side', async () => {
  const ships = { beige: '0c2/0/1/2/-', red: '0a2/0/1/6/-', crimson: '0e2/0/1/6/-', white: '0d3/0/1/5/-' };
  const sketch = { river: 'S A9, S A10', round: 1, stack: 'A1 A2 A3 A4 A6 A7', seats: 2, options: { boatsEach: 2 }, ships };
  const visit = await openTable(stage, [sketched('coal', sketch)]);
  const { page } = visit;
  const dialog = page.getByRole('dialog', { name: 'Exchange coal' });
  await button(page, 'ahead').click();
  await button(page, 'exchange').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect([await dialog.count(), await playedIn(page, 'coal')]).toEqual([0, '=1 f']);

  await button(page, 'exchange').click();
  expect(await dialog.getByRole('button', { name: 'Nothing changes hands' }).isDisabled()).toBe(true);
  const less = dialog.getByRole('button', { name: 'Less to give' });
  await less.click();
  await less.click();
  expect(await dialog.getByRole('img', { name: 'Aurora: coal 2, then 4' }).count()).toBe(1);
  await dialog.getByRole('button', { name: 'Take 2 coal from Fortuna' }).click();
  expect(await playedIn(page, 'coal')).toBe('=1 f t white -2');
  const state = await stateIn(page, 'coal');
  expect([shipText(state, 'beige'), shipText(state, 'white')]).toEqual(['0c3/0/1/4/-', '0d3/0/1/3/-']);
  await page.getByRole('region', { name: 'Helm' }).getByRole('img', { name: 'Coal 4', exact: true }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Fortuna' }).first().innerText()).toContain('3');

  await button(page, 'undo').click();
  expect(await playedIn(page, 'coal')).toBe('=1 f');
  await visit.close();
});
