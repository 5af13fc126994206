import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { startOf } from '../../testing/cases';
import { loadWords } from '../../words/load';
import { priceAt } from '../quarter/prices';
import { abbreviate, sceneOf } from '../quarter/scene';
import { shared } from './overlaps';
import { apart, houseRect } from './signs';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadWords));

const STANDARD = startOf({ seats: 4 });
const PAYEES = [1, 2, 3].map((seat) => ({ seat, letter: 'M', amount: 4 }));

test.each(ALL_WORDS)('a sign is nearest to its own house, and touches no price of another ($language)', (words) => {
  const scene = sceneOf(STANDARD, 'phone', words);
  const houses = scene.roofs.map(houseRect);
  const names = houses.map((_, roof) => abbreviate(words, STANDARD, roof));
  const faults: string[] = [];
  for (const [roof, sign] of scene.plateRects.entries())
    for (const [other, house] of houses.entries()) {
      if (other === roof) continue;
      if (apart(sign, house) < apart(sign, houses[roof]) + 2) faults.push(`${names[roof]} stands at ${names[other]}`);
      for (const total of [9, 12]) {
        const tag = { total, payees: PAYEES, isTooDear: false, isSmall: true };
        const { rect } = priceAt(scene, scene.planks, other, tag);
        if (shared(sign, rect) > 0) faults.push(`${names[roof]} touches ${total} of ${names[other]}`);
      }
    }
  expect(faults).toEqual([]);
});
