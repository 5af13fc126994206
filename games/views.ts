import { type SealedView, sealView } from '@showboat/ui';

/** A game that can be played in the browser. Its drawings are loaded when somebody sits down to it. */
export interface ViewEntry {
  readonly id: string;
  load(): Promise<SealedView>;
}

export const VIEWS: readonly ViewEntry[] = [
  {
    id: 'mississippi-queen',
    load: async () => sealView((await import('./mississippi-queen/view')).mississippiQueenView),
  },
  {
    id: 'patrician',
    load: async () => sealView((await import('./patrician/view')).patricianView),
  },
  {
    id: 'hot-tin-roof',
    load: async () => sealView((await import('./hot-tin-roof/view')).hotTinRoofView),
  },
];
