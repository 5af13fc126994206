import { type Rect, contains, grown } from '@showboat/ui';
import { type Arbitrary, array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { groundsOf, marketRect, plateRect, roofAt, roofRect, seenRect, trayRect } from '.';
import { shared } from './overlaps';

const CANVAS = { width: 1000, height: 700 };
const USUAL = [575, 670, 765, 860, 945].map((x) => roofAt('wide', { x, y: 615 }, CANVAS));
const WISHES = { dumpsters: USUAL, market: { x: 53, y: 147 }, rows: 3 };

const point = record({ x: integer({ min: 0, max: 1000 }), y: integer({ min: 0, max: 700 }) });

/** Roofs anywhere with plates of any length, some of them linked. */
const boards = array(record({ at: point, aside: integer({ min: -34, max: 34 }), width: integer({ min: 40, max: 170 }) }), {
  minLength: 3,
  maxLength: 40,
});

const surroundingsOf = (board: typeof boards extends Arbitrary<infer Value> ? Value : never) => {
  const roofs = board.map(({ at }) => roofAt('wide', at, CANVAS));
  const links = roofs.slice(1).map((to, i) => ({ from: roofs[i], to }));
  return {
    roofs,
    plates: board.map(({ aside, width }, i) => plateRect({ x: roofs[i].x + aside, y: roofs[i].y + 50 }, width)),
    planks: links.map(({ from, to }) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })),
    links,
  };
};

/** Problems with their placement. */
const faultsOf = (near: ReturnType<typeof surroundingsOf>, wishes: typeof WISHES): readonly string[] => {
  const { dumpsters, market, rects } = groundsOf(near, wishes);
  const [tray, stall] = rects;
  const things: readonly Rect[] = [...near.roofs.map((roof) => roofRect('wide', roof)), ...near.plates];
  const seen = grown(seenRect('wide', [...things, ...rects]), 0.001);
  const isSame = (a: Rect, b: Rect): boolean => contains(grown(a, 0.001), b) && contains(grown(b, 0.001), a);
  return [
    ...(dumpsters.length === 5 && isSame(trayRect(dumpsters), tray) ? [] : ['the tray is elsewhere']),
    ...(isSame(marketRect(market, wishes.rows), stall) ? [] : ['the market is elsewhere']),
    ...(rects.some((ground) => things.some((thing) => shared(ground, thing) > 0)) ? ['something is covered'] : []),
    ...(shared(tray, stall) > 0 ? ['one lies on the other'] : []),
    ...(rects.every((ground) => contains(seen, ground)) ? [] : ['not all is seen']),
  ];
};

test('on any board, tray and market cover no roof, no plate and not each other, and everything is visible', () => {
  assert(
    property(boards, integer({ min: 1, max: 8 }), (board, rows) => {
      expect(faultsOf(surroundingsOf(board), { ...WISHES, rows })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('even if the file places them anywhere', () => {
  const five = array(point, { minLength: 5, maxLength: 5 });
  assert(
    property(boards, five, point, (board, wanted, market) => {
      const wishes = {
        dumpsters: wanted.map((one) => roofAt('wide', one, CANVAS)),
        market: roofAt('wide', market, CANVAS),
        rows: 3,
      };
      expect(faultsOf(surroundingsOf(board), wishes)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('they are placed where the file says, if nothing is there and they do not overlap', () => {
  const near = surroundingsOf([{ at: { x: 500, y: 60 }, aside: 0, width: 100 }]);
  const column = [150, 270, 390, 510, 630].map((y) => roofAt('wide', { x: 900, y }, CANVAS));
  expect(groundsOf(near, { ...WISHES, dumpsters: column })).toMatchObject({ dumpsters: column, market: WISHES.market });
  const scattered = [100, 300, 500, 700, 900].map((x, i) => roofAt('wide', { x, y: i % 2 === 0 ? 300 : 600 }, CANVAS));
  expect(new Set(groundsOf(near, { ...WISHES, dumpsters: scattered }).dumpsters.map(({ y }) => y)).size).toBe(1);
  const heap = column.map(() => column[2]);
  expect(new Set(groundsOf(near, { ...WISHES, dumpsters: heap }).dumpsters.map(({ x }) => x)).size).toBe(5);
});

test('a full board has them beside it', () => {
  const full = Array.from({ length: 60 }, (_, i) => ({
    at: { x: (i % 10) * 110, y: Math.floor(i / 10) * 130 },
    aside: 0,
    width: 90,
  }));
  const [tray, stall] = groundsOf(surroundingsOf(full), WISHES).rects;
  expect(tray.y).toBeGreaterThan(726);
  expect(stall.x + stall.width).toBeLessThan(40);
});
