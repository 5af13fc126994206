import { TILE_BY_ID } from '../../game';

// Proper names: the same in all languages. None of them is on a map of the real river.

const STATIONS = [
  'Plum Landing',
  'Catfish Bend',
  'Old Dominga',
  'Willow Ferry',
  'Rosalie',
  'Marguerite',
  'Bellefleur',
  'Lantern Point',
  'Pecan Grove',
  'Saint Odile',
  'Heron Bluff',
  'Delphine',
  'Tanner’s Rest',
  'Cotton Hook',
  'Fiddler’s Green',
  'Magnolia Steps',
];

const COALINGS = ['Cinder Bend', 'Blackwater Stage', 'Collier’s Elbow', 'Soot Hollow'];

const namesFor = (ids: readonly string[], names: readonly string[]): readonly (readonly [string, string])[] =>
  ids.map((id, i) => [id, names[i % names.length]]);

const tiles = [...TILE_BY_ID.values()];

const NAMES: ReadonlyMap<string, string> = new Map([
  ...namesFor(
    tiles.filter(({ station }) => station).map(({ id }) => id),
    STATIONS,
  ),
  ...namesFor(
    tiles.filter(({ coal }) => coal).map(({ id }) => id),
    COALINGS,
  ),
]);

/** The place on a tile; `undefined` where nobody lives. */
export const placeName = (tileId: string): string | undefined => NAMES.get(tileId);
