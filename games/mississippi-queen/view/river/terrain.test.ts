import { heightAt, rectAround } from '@showboat/ui';
import { describe, expect, test } from 'vitest';
import { type Exit, type River, type RiverTile, poseAt } from '../../game';
import { startOf } from '../../testing/cases';
import { shoreField } from './shore-field';
import { terrainOf } from './terrain';
import { watersOf } from './waters';

const { options } = startOf({ seats: 4, expansionTiles: 'add' });

/** "S A1" on "start", and so on. */
const lay = (...names: readonly `${Exit} ${string}`[]): River => {
  const tiles: RiverTile[] = [{ id: 'start', exit: 'S', heading: 0, q: 0, r: 0 }];
  for (const name of names) {
    const exit = name[0] === 'L' ? 'L' : name[0] === 'R' ? 'R' : 'S';
    tiles.push({ id: name.slice(2), exit, ...poseAt(tiles[tiles.length - 1], exit) });
  }
  return { tiles, first: 0, pier: 'none' };
};

const four = lay('S A1', 'R A5', 'R B2');
const five = lay('S A1', 'R A5', 'R B2', 'L B4');

describe('the terrain', () => {
  test('is the same for the same river', () => {
    expect(terrainOf(watersOf(four, options))).toEqual(terrainOf(watersOf(four, options)));
  });

  test('shores of the tiles behind stay where they are when a tile is added', () => {
    const [a, b] = [four, five].map((river) => {
      const { water, beyond, lying, unknown, banks } = watersOf(river, options);
      return shoreField([...water, ...beyond], rectAround([...lying, ...unknown], 200), banks);
    });
    const start = watersOf(lay(), options).lying;
    for (const { x, y } of start)
      for (const [dx, dy] of [
        [0, 0],
        [34, 0],
        [-20, 30],
      ])
        expect(heightAt(a, x + dx, y + dy)).toBeCloseTo(heightAt(b, x + dx, y + dy), 2);
  });

  test('spaces of water are wet and land is dry', () => {
    const waters = watersOf(five, options);
    const shores = shoreField(waters.water, rectAround(waters.lying, 100), waters.banks);
    const wet = new Set(waters.water.map(({ x, y }) => `${x},${y}`));
    const isWet = waters.lying.map(({ x, y }) => wet.has(`${x},${y}`));
    expect(waters.lying.map(({ x, y }) => heightAt(shores, x, y) > 8)).toEqual(isWet);
    expect(waters.lying.map(({ x, y }) => heightAt(shores, x, y) > -8)).toEqual(isWet);
  });

  test('[MQ-GEO-7] tiles that touch without following each other have a bank between them', () => {
    const loop = lay('S A10', 'R A11', 'R A9', 'R A1', 'R A3', 'R A4');
    const waters = watersOf({ ...loop, first: 1 }, options);
    expect(waters.banks.length).toBeGreaterThan(0);
    const shores = shoreField(waters.water, rectAround(waters.lying, 100), waters.banks);
    for (const [from, to] of waters.banks) expect(heightAt(shores, (from.x + to.x) / 2, (from.y + to.y) / 2)).toBeLessThan(-9);
  });

  test('the fog knows where the next tile may lie, and nothing else', () => {
    const a = terrainOf(watersOf(four, options));
    const b = terrainOf(watersOf(lay('S A1', 'R A5', 'R B5'), options));
    expect(a.fog).toEqual(b.fog);
    expect(a.places).toBe(b.places);
  });

  test('a river that ends at a pier has no fog', () => {
    expect(terrainOf(watersOf({ ...four, pier: 'L' }, options)).fog).toEqual([]);
  });

  test('every tile after the first has its number and every station its name', () => {
    const { words } = terrainOf(watersOf(five, options));
    expect(words.numbers.map(({ tile }) => tile)).toEqual([1, 2, 3, 4]);
    expect(words.names.map(({ tile }) => tile)).toEqual([1, 2, 3]);
    expect(words.title && words.compass).toBeTruthy();
  });
});
