import { expect, test } from 'vitest';
import { STANDARD_FILE, type State, boardIn } from '../../board';
import { startOf } from '../../testing/cases';
import { ISLAND } from '../../testing/island';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { fr } from '../../words/fr';
import { boardRect } from '../map';
import { abbreviate, sceneOf } from './scene';

const STANDARD = startOf({ seats: 3 });
/** Roofs without names and without places. */
const BARE = startOf({ seats: 3, board: ISLAND, 'fishByPlayers.3': 9 });

const boardWith = (change: object): State => startOf({ seats: 3, board: JSON.stringify({ ...STANDARD_FILE, ...change }) });

const renamed = boardWith({
  roofs: STANDARD_FILE.roofs.map((roof, i) => (i === 0 ? { ...roof, name: 'Zum Anker', abbr: 'ANK' } : roof)),
});

test('home tiles have the letters of the file, and in other languages those of the name', () => {
  expect([0, 7, 14].map((roof) => abbreviate(en, STANDARD, roof))).toEqual(['COB', 'TEA', 'RAI']);
  expect([0, 7, 14].map((roof) => abbreviate(de, STANDARD, roof))).toEqual(['SCH', 'TEE', 'REG']);
  expect([0, 4].map((roof) => en.nameRoof(STANDARD, roof))).toEqual(["Cobbler's Court", 'Old Chimney House']);
});

test('a name of one’s own keeps its letters in every language; without a name the id is one', () => {
  for (const words of [en, de, fr]) expect(abbreviate(words, renamed, 0)).toBe('ANK');
  expect(abbreviate(de, renamed, 7)).toBe('TEE');
  expect([en.nameRoof(BARE, 2), abbreviate(en, BARE, 2), abbreviate(fr, BARE, 5)]).toEqual(['r03', 'R03', 'R06']);
});

test('plates are where their names have room, so they depend on the language; houses do not', () => {
  const [english, german] = [sceneOf(STANDARD, 'desk', en), sceneOf(STANDARD, 'desk', de)];
  expect(german.roofs).toEqual(english.roofs);
  expect(german.plates).not.toEqual(english.plates);
  for (const [roof, { x, y }] of english.plates.entries()) {
    expect(Math.abs(x - english.roofs[roof].x)).toBeLessThanOrEqual(34);
    expect(y).toBeGreaterThan(english.roofs[roof].y);
  }
});

test('a scene is made once for a board, a layout and a language', () => {
  expect(sceneOf(STANDARD, 'desk', en)).toBe(sceneOf(STANDARD, 'desk', en));
  expect(sceneOf(STANDARD, 'hand', en)).not.toBe(sceneOf(STANDARD, 'desk', en));
  expect(sceneOf(renamed, 'desk', en)).not.toBe(sceneOf(STANDARD, 'desk', en));
});

test('roofs are drawn from the back to the front, each once, and links join the roofs of their gaps', () => {
  const { roofs, order, links } = sceneOf(STANDARD, 'desk', en);
  expect([...order].sort((a, b) => a - b)).toEqual(roofs.map((_, roof) => roof));
  for (let i = 1; i < order.length; i++) expect(roofs[order[i]].y).toBeGreaterThanOrEqual(roofs[order[i - 1]].y);
  expect(links).toHaveLength(28);
  const { gapEnds } = boardIn(STANDARD);
  expect(links[11]).toEqual({ from: roofs[gapEnds[11][0]], to: roofs[gapEnds[11][1]] });
});

const isWithin = (value: number, low: number, size: number): boolean => value >= low && value <= low + size;

test('boards of any canvas, or without any places, are drawn whole on both layouts', () => {
  const large = boardWith({
    canvas: { width: 3000, height: 2100 },
    roofRadius: 156,
    roofs: STANDARD_FILE.roofs.map((roof) => ({ ...roof, x: 3 * (roof.x ?? 0), y: 3 * (roof.y ?? 0) })),
    dumpsters: undefined,
    fishMarketArea: undefined,
  });
  for (const state of [STANDARD, large, BARE, renamed]) {
    for (const layout of ['desk', 'hand'] as const) {
      const scene = sceneOf(state, layout, en);
      const rect = boardRect(layout);
      expect(scene.roofs).toHaveLength(boardIn(state).roofs.length);
      for (const { x, y } of [...scene.roofs, ...scene.plates, ...(layout === 'desk' ? [...scene.dumpsters, scene.market] : [])])
        expect([x, y, isWithin(x, rect.x, rect.width), isWithin(y, rect.y, rect.height)]).toEqual([x, y, true, true]);
      const places = new Set(scene.roofs.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
      expect(places.size).toBe(scene.roofs.length);
    }
  }
  expect(sceneOf(large, 'desk', en).roofs.map(({ x }) => Math.round(x))).toEqual(
    sceneOf(STANDARD, 'desk', en).roofs.map(({ x }) => Math.round(x)),
  );
});
