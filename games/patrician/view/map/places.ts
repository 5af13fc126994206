import type { Point, Rect, TableLayout } from '@showboat/ui';
import { CITIES, type City, type CityName, LINKS, type Link, type LinkName, SITES, type Site } from '../../game';

// The layout in world units. A city's place is the middle of the ground line between its two towers. The plan with Pistoia
// is for five seats; the plan on a phone is turned a quarter, and its rows are as high as the towers that can grow in them.

interface Plan {
  readonly cities: Readonly<Record<CityName, readonly [number, number]>>;
  readonly links: Readonly<Record<LinkName, readonly [number, number]>>;
  readonly pile: readonly [number, number];
  readonly rect: readonly [number, number, number, number];
}

const WIDE_TEN: Plan = {
  cities: {
    parma: [126, 461],
    milano: [306, 294],
    lucca: [496, 294],
    siena: [686, 294],
    roma: [876, 294],
    verona: [306, 628],
    ferrara: [496, 628],
    bologna: [686, 628],
    firenze: [876, 628],
    pistoia: [1056, 461],
  },
  links: {
    // Beside the towers, in front of the gap between two piazzas.
    'lucca-milano': [401, 307],
    'lucca-siena': [591, 307],
    'roma-siena': [781, 307],
    'ferrara-verona': [401, 641],
    'bologna-ferrara': [591, 641],
    'bologna-firenze': [781, 641],
    // Below the callout of the upper city, above the card of the lower.
    'ferrara-lucca': [496, 518],
    'bologna-siena': [686, 518],
    'milano-parma': [228, 422],
    'parma-verona': [188, 580],
    'pistoia-roma': [954, 422],
    'firenze-pistoia': [992, 580],
  },
  pile: [1084, 624],
  rect: [30, 104, 1122, 594],
};

const WIDE_NINE: Plan = { ...WIDE_TEN, pile: [1050, 405], rect: [30, 104, 1072, 594] };

const LEFT = 93;
const RIGHT = 297;

const PHONE_NINE: Plan = {
  cities: {
    parma: [105, 70],
    verona: [LEFT, 166],
    ferrara: [LEFT, 262],
    bologna: [LEFT, 372],
    firenze: [LEFT, 482],
    milano: [RIGHT, 166],
    lucca: [RIGHT, 262],
    siena: [RIGHT, 372],
    roma: [RIGHT, 482],
    pistoia: [RIGHT, 592],
  },
  // Beside the lower card of the two; between the columns for links across.
  links: {
    'parma-verona': [LEFT - 36, 134],
    'ferrara-verona': [LEFT - 36, 230],
    'bologna-ferrara': [LEFT - 36, 340],
    'bologna-firenze': [LEFT - 36, 450],
    'milano-parma': [RIGHT - 36, 134],
    'lucca-milano': [RIGHT + 36, 230],
    'lucca-siena': [RIGHT + 36, 340],
    'roma-siena': [RIGHT + 36, 450],
    'pistoia-roma': [RIGHT + 36, 560],
    'ferrara-lucca': [195, 258],
    'bologna-siena': [195, 368],
    'firenze-pistoia': [195, 560],
  },
  pile: [336, 43],
  rect: [0, 0, 390, 510],
};

/** Milano beside Parma and Pistoia beside Firenze: a ring, five cities high. */
const PHONE_TEN: Plan = {
  cities: {
    parma: [LEFT, 142],
    verona: [LEFT, 226],
    ferrara: [LEFT, 310],
    bologna: [LEFT, 414],
    firenze: [LEFT, 518],
    milano: [RIGHT, 90],
    lucca: [RIGHT, 190],
    siena: [RIGHT, 290],
    roma: [RIGHT, 404],
    pistoia: [RIGHT, 518],
  },
  links: {
    'parma-verona': [LEFT - 36, 196],
    'ferrara-verona': [LEFT - 36, 280],
    'bologna-ferrara': [LEFT - 36, 382],
    'bologna-firenze': [LEFT - 36, 486],
    'lucca-milano': [RIGHT + 36, 158],
    'lucca-siena': [RIGHT + 36, 258],
    'roma-siena': [RIGHT + 36, 372],
    'pistoia-roma': [RIGHT + 36, 486],
    'milano-parma': [195, 128],
    'ferrara-lucca': [195, 260],
    'bologna-siena': [195, 364],
    'firenze-pistoia': [195, 514],
  },
  pile: [56, 42],
  rect: [0, 0, 390, 546],
};

const PLANS: Readonly<Record<TableLayout, readonly [nine: Plan, ten: Plan]>> = {
  wide: [WIDE_NINE, WIDE_TEN],
  phone: [PHONE_NINE, PHONE_TEN],
};

const planOf = (layout: TableLayout, seats: number): Plan => PLANS[layout][seats === 5 ? 1 : 0];

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** The middle of the ground line between the two towers. */
export const cityAt = (layout: TableLayout, city: City, seats: number): Point =>
  pointOf(planOf(layout, seats).cities[CITIES[city]]);

/** The feet of the messenger. */
export const linkAt = (layout: TableLayout, link: Link, seats: number): Point =>
  pointOf(planOf(layout, seats).links[LINKS[link]]);

/** The middle of the draw pile. */
export const pileAt = (layout: TableLayout, seats: number): Point => pointOf(planOf(layout, seats).pile);

/** All that must be seen. */
export const boardRect = (layout: TableLayout, seats: number): Rect => {
  const [x, y, width, height] = planOf(layout, seats).rect;
  return { x, y, width, height };
};

/** From the middle of a city to the middle of a tower. */
const TOWER_X: Readonly<Record<TableLayout, number>> = { wide: 51, phone: 68 };

export const towerX = (layout: TableLayout, site: Site): number => TOWER_X[layout] * (site === SITES[0] ? -1 : 1);
