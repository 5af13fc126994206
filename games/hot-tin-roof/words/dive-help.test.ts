import { expect, test } from 'vitest';
import { panels as de } from './de/panels';
import { panels as en } from './en/panels';
import { panels as fr } from './fr/panels';
import { panels as nl } from './nl/panels';

test('the help for a dive knows other antes', () => {
  expect([0, 1, 2].map(en.dock.diveHelp)).toEqual([
    'Take all the cans of one, and do what it says.',
    'Pay one can to each, take all the cans of one, and do what it says.',
    'Pay 2 cans to each, take all the cans of one, and do what it says.',
  ]);
  expect(de.dock.diveHelp(2)).toContain('Lege 2 Dosen auf jeden');
  expect(fr.dock.diveHelp(2)).toContain('Misez 2 boîtes sur chacune');
  expect(nl.dock.diveHelp(2)).toContain('Leg in elke container 2 blikjes');
});
