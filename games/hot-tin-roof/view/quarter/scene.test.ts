import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { STANDARD_FILE, type State, boardIn } from '../../game';
import { startOf } from '../../testing/cases';
import { ISLAND } from '../../testing/island';
import { loadWords } from '../../words/load';
import { boardRect } from '../map';
import { shared } from '../map/overlaps';
import { priceAt } from './prices';
import { abbreviate, sceneOf } from './scene';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadWords));
const [en, de, fr] = ALL_WORDS;

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
  const [english, german] = [sceneOf(STANDARD, 'wide', en), sceneOf(STANDARD, 'wide', de)];
  expect(german.roofs).toEqual(english.roofs);
  expect(german.plates).not.toEqual(english.plates);
  for (const [roof, { x, y }] of english.plates.entries()) {
    expect(Math.abs(x - english.roofs[roof].x)).toBeLessThanOrEqual(34);
    expect(y).toBeGreaterThan(english.roofs[roof].y);
  }
});

test('a scene is made once for a board, a layout and a language', () => {
  expect(sceneOf(STANDARD, 'wide', en)).toBe(sceneOf(STANDARD, 'wide', en));
  expect(sceneOf(STANDARD, 'phone', en)).not.toBe(sceneOf(STANDARD, 'wide', en));
  expect(sceneOf(renamed, 'wide', en)).not.toBe(sceneOf(STANDARD, 'wide', en));
});

test('roofs are drawn from the back to the front, each once, and links join the roofs of their gaps', () => {
  const { roofs, order, links } = sceneOf(STANDARD, 'wide', en);
  expect([...order].sort((a, b) => a - b)).toEqual(roofs.map((_, roof) => roof));
  for (let i = 1; i < order.length; i++) expect(roofs[order[i]].y).toBeGreaterThanOrEqual(roofs[order[i - 1]].y);
  expect(links).toHaveLength(28);
  const { gapEnds } = boardIn(STANDARD);
  expect(links[11]).toMatchObject({ from: roofs[gapEnds[11][0]], to: roofs[gapEnds[11][1]] });
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
    for (const layout of ['wide', 'phone'] as const) {
      const scene = sceneOf(state, layout, en);
      const { rect } = scene;
      expect(scene.roofs).toHaveLength(boardIn(state).roofs.length);
      for (const { x, y } of [...scene.roofs, ...scene.plates, ...(layout === 'wide' ? [...scene.dumpsters, scene.market] : [])])
        expect([x, y, isWithin(x, rect.x, rect.width), isWithin(y, rect.y, rect.height)]).toEqual([x, y, true, true]);
      const places = new Set(scene.roofs.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
      expect(places.size).toBe(scene.roofs.length);
    }
  }
  expect(sceneOf(large, 'wide', en).roofs.map(({ x }) => Math.round(x))).toEqual(
    sceneOf(STANDARD, 'wide', en).roofs.map(({ x }) => Math.round(x)),
  );
});

test('the usual board is the whole of a wide screen, with dumpsters and market where they always were', () => {
  for (const words of ALL_WORDS) {
    const { rect, dumpsters, market } = sceneOf(STANDARD, 'wide', words);
    expect(rect).toEqual(boardRect('wide'));
    expect(dumpsters.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [660, 664],
      [759, 664],
      [858, 664],
      [958, 664],
      [1047, 664],
    ]);
    expect([Math.round(market.x), Math.round(market.y)]).toEqual([53, 147]);
  }
});

test('dumpsters and market make way for the roofs of other boards', () => {
  const below = boardWith({ roofs: STANDARD_FILE.roofs.map((roof, i) => (i === 0 ? { ...roof, x: 760, y: 640 } : roof)) });
  const scene = sceneOf(below, 'wide', en);
  expect(scene.dumpsters).not.toEqual(sceneOf(STANDARD, 'wide', en).dumpsters);
  const many = startOf({ seats: 3, 'fishByPlayers.3': 40 });
  expect(sceneOf(many, 'wide', en).market).not.toEqual(sceneOf(STANDARD, 'wide', en).market);
});

/** As dear as prices become: two figures, and three to pay. */
const PAYEES = [1, 2, 3].map((seat) => ({ seat, letter: 'M', amount: 4 }));

test.each(ALL_WORDS)('on a phone signs and prices lie beside each other ($language)', (words) => {
  const scene = sceneOf(STANDARD, 'phone', words);
  const { plateRects, roofs, planks } = scene;
  for (const payees of [PAYEES, PAYEES.slice(1), []]) {
    const prices = roofs.map(
      (_, roof) => priceAt(scene, planks, roof, { total: 9, payees, isTooDear: false, isSmall: true }).rect,
    );
    for (const [i, price] of prices.entries()) {
      const name = abbreviate(words, STANDARD, i);
      expect([name, plateRects.filter((sign) => shared(sign, price) > 12)]).toEqual([name, []]);
      expect([name, prices.slice(0, i).filter((other) => shared(other, price) > 0)]).toEqual([name, []]);
    }
  }
  for (const [i, sign] of plateRects.entries()) {
    const name = abbreviate(words, STANDARD, i);
    expect([name, plateRects.slice(0, i).filter((other) => shared(other, sign) > 0)]).toEqual([name, []]);
    // The faces of cats, and initials on planks.
    for (const { x, y } of roofs) {
      expect([name, shared(sign, { x: x - 16, y: y - 34, width: 32, height: 32 })]).toEqual([name, 0]);
      expect([name, shared(sign, { x: x - 32, y: y - 18, width: 64, height: 18 })]).toEqual([name, 0]);
    }
    for (const { x, y } of planks)
      expect([name, shared(sign, { x: x - 6, y: y - 6, width: 12, height: 12 }) < 4]).toEqual([name, true]);
  }
});
