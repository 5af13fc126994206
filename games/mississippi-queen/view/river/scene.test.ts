import { expect, test } from 'vitest';
import type { State } from '../../game';
import { position } from '../../testing/sketch';
import { type Scene, follow, isOneRiver } from './scene';
import type { Terrain } from './terrain';

const SHIPS = { beige: '0c1/0/1/6/-', grey: '0c2/0/1/6/-', brown: '0a2/0/1/6/-' };
const river = (tiles: string): State['river'] => position({ river: tiles, stack: 'A6 A7', ships: SHIPS }).river;

const TERRAIN = {} as Partial<Terrain> as Terrain;
const scene = (tiles: string, terrain: Terrain | undefined = TERRAIN): Scene => ({ river: river(tiles), terrain });

test('a river that grew is the same river; another lesson is not, even if both begin at the harbour', () => {
  expect(isOneRiver(river('S A5'), river('S A5, R A10'))).toBe(true);
  expect(isOneRiver(river('S A5, R A10'), river('S A5'))).toBe(true);
  expect(isOneRiver(river('S A5, R A10'), river('S A5, L A10'))).toBe(false);
  expect(isOneRiver(river('S A5'), river('S A1, R A10'))).toBe(false);
});

test('a new tile comes out of the fog when the die lies; a removed one waits for nothing', () => {
  const [before, now] = [scene('S A5'), scene('S A5, R A10')];
  expect(follow(before, now, false, 900)).toEqual({ now, before, arriving: 2, wait: 900 });
  expect(follow(now, before, false, 900)).toMatchObject({ arriving: undefined, wait: 0 });
});

test('nothing turns into another river, or moves where motion is reduced', () => {
  const [before, other] = [scene('S A5'), scene('S A1, R A10')];
  expect(follow(before, other, false, 900)).toEqual({ now: other, before: undefined, arriving: undefined, wait: 0 });
  expect(follow(before, scene('S A5, R A10'), true, 900).before).toBeUndefined();
});
