import type { PosterWords } from '@showboat/engine';

/** What the posters say, by the games' ids. */
export type PostersWords = Readonly<Partial<Record<string, PosterWords>>>;

/** From what `import.meta.glob` finds, `…/patrician/words/en/poster.ts`. */
export const wordsByGame = (found: Readonly<Record<string, PosterWords>>): PostersWords =>
  Object.fromEntries(Object.entries(found).map(([path, words]) => [path.split('/').at(-4), words]));
