import { describe, expect, test } from 'vitest';
import { LINK_ENDS, linksFor } from '../../game';
import { hillsOf } from './hills';
import { boardRect, cityAt, linkAt } from './places';
import { sceneryOf } from './scenery';
import { roadOf, waysOf } from './ways';

const CASES = (['wide', 'phone'] as const).flatMap((layout) => [4, 5].map((seats) => ({ layout, seats })));

describe.each(CASES)('the land of the $layout map for $seats', ({ layout, seats }) => {
  test('every road leads from one city of its link to the other, past the feet of the messenger', () => {
    const lost = linksFor(seats).filter((link) => {
      const road = roadOf(layout, link, seats);
      const ends = [road[0], road[road.length - 1]];
      const cities = LINK_ENDS[link].map((city) => cityAt(layout, city, seats));
      const leads = cities.every(({ x, y }) => ends.some((end) => end.x === x && end.y === y + 10));
      const at = linkAt(layout, link, seats);
      return !leads || Math.min(...road.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))) > 16;
    });
    expect(lost).toEqual([]);
  });

  test('a road that changes sides has a bridge', () => {
    const bridges = waysOf(layout, seats).filter(({ bridge }) => bridge);
    expect(bridges).toHaveLength({ wide4: 3, wide5: 4, phone4: 3, phone5: 4 }[`${layout}${seats === 5 ? 5 : 4}`] ?? 0);
  });

  test('the hills reach far beyond the board', () => {
    const hills = hillsOf(layout);
    const numbers = [...hills[hills.length - 1].body.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
    const { x, y, width, height } = boardRect(layout, seats);
    expect(Math.min(...numbers.map(([, at]) => Number(at)))).toBeLessThan(x - 900);
    expect(Math.max(...numbers.map(([, at]) => Number(at)))).toBeGreaterThan(x + width + 900);
    expect(Math.max(...numbers.map(([, , at]) => Number(at)))).toBeGreaterThan(y + height + 900);
  });

  test('is the same at every table', () => {
    expect(sceneryOf(layout, seats, [])).toEqual(sceneryOf(layout, seats, []));
  });
});
