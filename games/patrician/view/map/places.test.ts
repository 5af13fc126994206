import type { Point, TableLayout } from '@showboat/ui';
import { describe, expect, test } from 'vitest';
import { CITIES, FLOORS, LINK_ENDS, LINKS, SITES, citiesFor, linksFor } from '../../game';
import { boardRect, cityAt, linkAt, pileAt, towerX } from './places';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stands on the board, in units of its layout. */
const SIZES = {
  wide: {
    floor: [51, 18.5],
    crown: 10,
    card: [50, 66],
    pill: [52, 7, 32],
    plate: [158, 36, 62],
    figure: [30, 43],
    base: [34, 7],
    pile: [96, 108],
  },
  phone: {
    floor: [34, 9.6],
    crown: 8,
    card: [42, 57],
    pill: [42, 3.5, 22.5],
    plate: [90, 3, 24],
    figure: [21, 30],
    base: [22, 4.5],
    pile: [92, 72],
  },
} as const;

const around = (name: string, x: number, width: number, top: number, bottom: number): Box => ({
  name,
  left: x - width / 2,
  right: x + width / 2,
  top,
  bottom,
});

/** The tallest towers that a city can have, its card, pills and plate. */
const partsOf = (layout: TableLayout, city: number, seats: number): readonly Box[] => {
  const { x, y } = cityAt(layout, city, seats);
  const { floor, crown, card, pill, plate } = SIZES[layout];
  return [
    ...SITES.flatMap((site) => {
      const at = x + towerX(layout, site);
      const top = y - (FLOORS[city] - 1) * floor[1] - crown;
      return [around(`tower ${site}`, at, floor[0], top, y), around(`pill ${site}`, at, pill[0], y + pill[1], y + pill[2])];
    }),
    around('card', x, card[0], y - card[1], y),
    around('plate', x, plate[0], y + plate[1], y + plate[2]),
  ].map((box) => ({ ...box, name: `${CITIES[city]} ${box.name}` }));
};

const messengerAt = (layout: TableLayout, { x, y }: Point): readonly Box[] => {
  const { figure, base } = SIZES[layout];
  return [around('figure', x, figure[0], y - figure[1], y), around('base', x, base[0], y - base[1], y + base[1])];
};

const pileBox = (layout: TableLayout, seats: number): Box => {
  const { x, y } = pileAt(layout, seats);
  const [width, height] = SIZES[layout].pile;
  return around('pile', x, width, y - height / 2, y + height / 2);
};

const isApart = (a: Box, b: Box): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const clashes = (some: readonly Box[], others: readonly Box[]): readonly string[] =>
  some.flatMap((a) => others.filter((b) => !isApart(a, b)).map((b) => `${a.name} over ${b.name}`));

const CASES = (['wide', 'phone'] as const).flatMap((layout) => [4, 5].map((seats) => ({ layout, seats })));

describe.each(CASES)('the $layout map for $seats', ({ layout, seats }) => {
  const cities = citiesFor(seats);
  // The tallest towers of ten cities do not fit on a phone: a crown may reach into the plate above, never a floor that is likely.
  const allowed = layout === 'phone' && seats === 5 ? 8 : 0;
  const parts = (city: number): readonly Box[] =>
    partsOf(layout, city, seats).map((box) => (box.name.includes('tower') ? { ...box, top: box.top + allowed } : box));

  const figure = (link: number): readonly Box[] => messengerAt(layout, linkAt(layout, link, seats));
  const links = linksFor(seats);

  test('no city reaches into another, even with the tallest towers', () => {
    const pairs = cities.flatMap((city) => cities.filter((other) => city < other).map((other) => [city, other] as const));
    expect(pairs.flatMap(([city, other]) => clashes(parts(city), parts(other)))).toEqual([]);
  });

  test('a messenger stands clear of towers, cards, pills and plates', () => {
    expect(links.flatMap((link) => cities.flatMap((city) => clashes(figure(link), parts(city))))).toEqual([]);
  });

  test('messengers stand apart from each other', () => {
    const others = (link: number): readonly Box[] => links.filter((other) => other > link).flatMap(figure);
    expect(links.flatMap((link) => clashes(figure(link), others(link)))).toEqual([]);
  });

  test('the cities of a link are among the four that are nearest to its messenger', () => {
    const strangers = links.filter((link) => {
      const at = linkAt(layout, link, seats);
      const distance = (city: number): number => {
        const { x, y } = cityAt(layout, city, seats);
        return Math.hypot(x - at.x, y - at.y);
      };
      const nearest = cities.toSorted((a, b) => distance(a) - distance(b)).slice(0, 4);
      return !LINK_ENDS[link].every((city) => nearest.includes(city));
    });
    expect(strangers.map((link) => LINKS[link])).toEqual([]);
  });

  test('the pile lies apart from everything', () => {
    expect(clashes([pileBox(layout, seats)], [...cities.flatMap(parts), ...links.flatMap(figure)])).toEqual([]);
  });

  test('all of it is within the board', () => {
    const { x, y, width, height } = boardRect(layout, seats);
    const all = [...cities.flatMap(parts), ...links.flatMap(figure), pileBox(layout, seats)];
    const outside = all.filter((box) => box.left < x || box.top < y || box.right > x + width || box.bottom > y + height);
    expect(outside.map(({ name }) => name)).toEqual([]);
  });
});

test('the sites of a city lie left and right', () => {
  expect(SITES.map((site) => towerX('wide', site))).toEqual([-51, 51]);
  expect(SITES.map((site) => towerX('phone', site))).toEqual([-68, 68]);
});
