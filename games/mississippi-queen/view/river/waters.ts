import { DIRECTIONS, HEADINGS, type Hex, add, distance } from '@showboat/engine';
import { type Point, hexCentre, hexSide } from '@showboat/ui/drawing';
import { type Options, type River, TILE_BY_ID, cellsIn, poseAt } from '../../game';
import { placeName } from './place-names';
import { hexesOf, lyingTiles, posesAhead, spotsOf, turnedSpot, wayOf } from './spots';

export type Segment = readonly [Point, Point];

export interface Circle extends Point {
  readonly r: number;
}

export interface WatersTile {
  readonly number: number;
  readonly centre: Point;
  readonly heading: number;
  /** Whose name is written on the chart, and where that place is. */
  readonly named: (Point & { readonly width: number }) | undefined;
}

/** Everything the terrain depends on, as points: drawing it needs no rules. */
export interface Waters {
  readonly water: readonly Point[];
  readonly lying: readonly Point[];
  /** Water beyond the last tile, alike wherever the next one may lie: it only opens the shore towards the fog. */
  readonly beyond: readonly Point[];
  readonly unknown: readonly Point[];
  /** MQ-GEO-7: tiles that touch but do not follow each other have a bank between them. */
  readonly banks: readonly Segment[];
  readonly seams: readonly Segment[];
  /** Borders of the places where the next tile may lie. */
  readonly places: readonly Segment[];
  readonly stream: readonly Segment[];
  readonly tiles: readonly WatersTile[];
  /** Where people have built: no tree, no words. */
  readonly built: readonly Circle[];
}

/** Rows of a place ahead that are drawn as water. */
const OPENING = 'a1 b1 c1 d1 e1 b2 c2 d2';

const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

/** Letters of a place name are about this wide. */
const LETTER = 8.4;

const tilesOf = (river: River, options: Options): readonly WatersTile[] =>
  lyingTiles(river).map(({ number, tile }) => {
    const spec = TILE_BY_ID.get(tile.id);
    const name = placeName(tile.id);
    const island = spec?.station?.island ?? (options.coalSupply ? spec?.coal?.[0].island : undefined);
    const at = spotsOf(tile, island)[0];
    return {
      number,
      centre: hexCentre(tile),
      heading: tile.heading,
      named: at && name ? { ...at, width: name.length * LETTER } : undefined,
    };
  });

const streamOf = (river: River): readonly Segment[] => {
  const centres = lyingTiles(river).map(({ tile }) => hexCentre(tile));
  const first = river.tiles[river.first];
  const last = river.tiles[river.tiles.length - 1];
  const back = wayOf(first.heading);
  const exit = river.pier === 'none' ? 'S' : river.pier;
  const route = [{ x: centres[0].x - back.x * 160, y: centres[0].y - back.y * 160 }, ...centres, hexCentre(poseAt(last, exit))];
  return route.slice(1).map((to, i): Segment => [route[i], to]);
};

const builtAt = (river: River): readonly Circle[] => {
  const circles: Circle[] = [];
  const start = river.tiles[0];
  if (river.first === 0) {
    for (const x of [-70, 0, 70]) circles.push({ ...turnedSpot(hexCentre(start), start.heading, { x, y: 158 }), r: 44 });
    for (const x of [-118, 118]) circles.push({ ...turnedSpot(hexCentre(start), start.heading, { x, y: 128 }), r: 40 });
  }
  if (river.pier !== 'none') {
    const last = river.tiles[river.tiles.length - 1];
    const { heading } = poseAt(last, river.pier);
    for (const [x, y, r] of [
      [0, -222, 62],
      [-70, -190, 46],
      [70, -190, 46],
      [-110, -150, 30],
      [110, -150, 30],
    ])
      circles.push({ ...turnedSpot(hexCentre(last), heading, { x, y }), r });
  }
  return circles;
};

export const watersOf = (river: River, options: Options): Waters => {
  const owner = new Map<string, number>();
  const isLand = new Set<string>();
  const lying: Point[] = [];
  for (const { number, tile } of lyingTiles(river)) {
    const land = cellsIn(TILE_BY_ID.get(tile.id)?.land);
    for (const [cell, hex] of hexesOf(tile).entries()) {
      owner.set(keyOf(hex), number);
      if (land.includes(cell)) isLand.add(keyOf(hex));
      lying.push(hexCentre(hex));
    }
  }
  const water: Point[] = [];
  const banks: Segment[] = [];
  const seams: Segment[] = [];
  for (const { number, tile } of lyingTiles(river)) {
    for (const hex of hexesOf(tile)) {
      const centre = hexCentre(hex);
      if (!isLand.has(keyOf(hex))) water.push(centre);
      for (const heading of HEADINGS) {
        const other = owner.get(keyOf(add(hex, DIRECTIONS[heading])));
        if (other === undefined || other <= number) continue;
        (other === number + 1 ? seams : banks).push(hexSide(centre, heading));
      }
    }
  }
  const last = river.tiles.length - 1;
  const touchesOlder = (hex: Hex): boolean =>
    DIRECTIONS.some((step) => (owner.get(keyOf(add(hex, step))) ?? last) < last) || owner.has(keyOf(hex));
  const opening = cellsIn(OPENING);
  const beyond: Point[] = [];
  const unknown: Point[] = [];
  const places: Segment[] = [];
  for (const pose of posesAhead(river)) {
    const hexes = hexesOf(pose);
    for (const [cell, hex] of hexes.entries()) {
      const centre = hexCentre(hex);
      unknown.push(centre);
      if (opening.includes(cell) && !touchesOlder(hex)) beyond.push(centre);
      for (const heading of HEADINGS) {
        const next = add(hex, DIRECTIONS[heading]);
        if (!hexes.some((one) => distance(one, next) === 0) && !owner.has(keyOf(next))) places.push(hexSide(centre, heading));
      }
    }
  }
  return {
    water,
    lying,
    beyond,
    unknown,
    banks,
    seams,
    places,
    stream: streamOf(river),
    tiles: tilesOf(river, options),
    built: builtAt(river),
  };
};
