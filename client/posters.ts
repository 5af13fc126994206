import type { PosterWords } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';

/** What the posters say, by the games' ids. */
export type PostersWords = Readonly<Partial<Record<string, PosterWords>>>;

/** From what `import.meta.glob` finds, `…/patrician/words/en/poster.ts`. */
export const wordsByGame = (found: Readonly<Record<string, PosterWords>>): PostersWords =>
  Object.fromEntries(Object.entries(found).map(([path, words]) => [path.split('/').at(-4), words]));

export interface Picture {
  readonly source: string;
  readonly isDimmed: boolean;
}

/** By day or by night. Nothing for a game that we have never heard of. */
export const pictureOf = (id: string, isNight: boolean): Picture | undefined => {
  const pictures = VIEWS.find((entry) => entry.id === id)?.poster.pictures;
  if (!pictures) return undefined;
  return isNight && pictures.night !== undefined
    ? { source: pictures.night, isDimmed: false }
    : { source: pictures.day, isDimmed: isNight };
};
