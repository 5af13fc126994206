import type { Language } from '@showboat/engine';
import type { OptionPictures } from '@showboat/ui';
import { type Options, TILES, TILE_BY_ID, addedTiles, baseTiles } from '../game';
import { SmallTile, wordsOfTile } from './panels/small-tile';

/** The tiles of the chosen set first. */
const tilesOf = ({ mode, tileSet }: Options): readonly string[] => {
  const base = baseTiles(tileSet);
  if (mode === 'school') return base;
  const own = [...base, ...addedTiles(tileSet)];
  return [...own, ...TILES.map(({ id }) => id).filter((id) => !own.includes(id))];
};

/** Tiles are chosen by how they look. */
export const loadOptionPictures = async (language: Language): Promise<OptionPictures<Options>> => {
  const { later } = await import(`../words/${language}/later.ts`);
  return {
    choices: (key, options) => {
      switch (key) {
        case 'swap':
          return {
            columns: [baseTiles(options.tileSet), addedTiles(options.tileSet)],
            needs: { expansionTiles: 'swap' },
          };
        case 'tiles':
          return { columns: [tilesOf(options)] };
        default:
          return undefined;
      }
    },
    say: (id, options) => {
      const tile = TILE_BY_ID.get(id);
      return tile ? `${id}: ${wordsOfTile(options, tile, later.tiles).join(', ')}` : id;
    },
    Picture: ({ entry, options }) => {
      const tile = TILE_BY_ID.get(entry);
      return tile ? <SmallTile tile={tile} options={options} /> : null;
    },
  };
};
