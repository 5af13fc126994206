import { type Rect, type TableLayout, pointed } from '@showboat/ui';
import type { JSX } from 'preact';
import { CITIES, type City, SITES, type Site, type State, citiesFor, linksFor } from '../../game';
import { cityAt, linkAt, towerX } from '../map';
import { nameTarget } from '../planner/targets';
import { MEASURES } from './measures';
import './rings.css';

/** Between a ring and what it is about. */
const AIR = 5;

const heightOf = ({ towers }: State, city: City, site: Site): number => towers[2 * city + SITES.indexOf(site)].length;

/** From the pill up to where the next floor goes. */
const siteBox = (state: State, layout: TableLayout, city: City, site: Site): Rect => {
  const { floor, pill } = MEASURES[layout];
  const { x, y } = cityAt(layout, city, state.options.seats);
  const above = (heightOf(state, city, site) + 1) * floor.height + AIR;
  const width = pill.width + 2 * AIR;
  return {
    x: x + towerX(layout, site) - width / 2,
    y: y - above,
    width,
    height: above + pill.below + pill.height / 2 + AIR,
  };
};

const cardBox = (state: State, layout: TableLayout, city: City): Rect => {
  const { above, scale } = MEASURES[layout].card;
  const { x, y } = cityAt(layout, city, state.options.seats);
  const [width, height] = [44 * scale + 2 * AIR, 60 * scale + 2 * AIR];
  return { x: x - width / 2, y: y - above - height / 2, width, height };
};

/** Both towers, what lies between them, and the plate. */
const cityBox = (state: State, layout: TableLayout, city: City): Rect => {
  const { plate, pill } = MEASURES[layout];
  const { y } = cityAt(layout, city, state.options.seats);
  const [left, right] = SITES.map((site) => siteBox(state, layout, city, site));
  const top = Math.min(left.y, right.y, cardBox(state, layout, city).y);
  const bottom = y + Math.max(plate.below + plate.height, pill.below + pill.height / 2) + AIR;
  return { x: left.x, y: top, width: right.x + right.width - left.x, height: bottom - top };
};

/** Everything on the map that a lesson can point at, by its name there. */
const boxesOf = (state: State, layout: TableLayout): readonly (readonly [string, Rect])[] => {
  const { seats } = state.options;
  const cities = citiesFor(seats).flatMap((city) => [
    [`city:${CITIES[city]}`, cityBox(state, layout, city)] as const,
    [nameTarget({ kind: 'lying', city }), cardBox(state, layout, city)] as const,
    ...SITES.map((site) => [nameTarget({ kind: 'site', city, site }), siteBox(state, layout, city, site)] as const),
  ]);
  const links = linksFor(seats).map((link) => {
    const { x, y } = linkAt(layout, link, seats);
    return [nameTarget({ kind: 'link', link }), { x: x - 22, y: y - 36, width: 44, height: 46 }] as const;
  });
  return [...cities, ...links];
};

/** What a lesson points at, or a line of the log. */
export const Rings = ({ state, layout }: { readonly state: State; readonly layout: TableLayout }): JSX.Element | null => {
  const names = pointed.value;
  if (names.length === 0) return null;
  return (
    <g aria-hidden="true">
      {boxesOf(state, layout)
        .filter(([name]) => names.includes(name))
        .map(([name, box]) => (
          <rect key={name} {...box} class="pat-pointed" rx="10" />
        ))}
    </g>
  );
};
