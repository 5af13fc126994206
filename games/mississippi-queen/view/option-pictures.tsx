import { type Language, setUp, unwrap } from '@showboat/engine';
import type { OptionPictures } from '@showboat/ui';
import { type Options, TILE_BY_ID, mississippiQueen as game } from '../game';
import { SmallTile, wordsOfTile } from './panels/small-tile';

/** The tiles of a set, as the rules lay them out: the base ones, and those that may be added. */
const tilesOf = (tileSet: Options['tileSet']): readonly [base: readonly string[], added: readonly string[]] => {
  const stackWith = (expansionTiles: Options['expansionTiles']): readonly string[] =>
    unwrap(setUp(game, { tileSet, expansionTiles })).stack;
  const base = stackWith('none');
  return [base, stackWith('add').filter((id) => !base.includes(id))];
};

/** Those of the chosen set first. */
const allTiles = (tileSet: Options['tileSet']): readonly string[] => {
  const own = tilesOf(tileSet).flat();
  return [...own, ...[...TILE_BY_ID.keys()].filter((id) => id !== 'start' && !own.includes(id))];
};

/** Tiles are chosen by how they look. */
export const loadOptionPictures = async (language: Language): Promise<OptionPictures<Options>> => {
  const { later } = await import(`../words/${language}/later.ts`);
  return {
    choices: (key, options) => {
      switch (key) {
        case 'swap':
          return {
            columns: tilesOf(options.tileSet),
            needs: { expansionTiles: 'swap' },
          };
        case 'tiles':
          return { columns: [options.mode === 'school' ? tilesOf(options.tileSet)[0] : allTiles(options.tileSet)] };
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
