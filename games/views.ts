import { type Poster, type SealedView, sealView } from '@showboat/ui';
import { poster as hotTinRoof } from './hot-tin-roof/poster';
import { poster as mississippiQueen } from './mississippi-queen/poster';
import { poster as patrician } from './patrician/poster';

/** A game that can be played in the browser. Its drawings are loaded when a table is opened. */
export interface ViewEntry {
  readonly id: string;
  readonly poster: Poster;
  load(): Promise<SealedView>;
}

/** In the order of the start page. */
export const VIEWS: readonly ViewEntry[] = [
  {
    id: 'mississippi-queen',
    poster: mississippiQueen,
    load: async () => sealView((await import('./mississippi-queen/view')).mississippiQueenView),
  },
  {
    id: 'patrician',
    poster: patrician,
    load: async () => sealView((await import('./patrician/view')).patricianView),
  },
  {
    id: 'hot-tin-roof',
    poster: hotTinRoof,
    load: async () => sealView((await import('./hot-tin-roof/view')).hotTinRoofView),
  },
];
