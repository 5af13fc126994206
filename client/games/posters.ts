import { VIEWS } from '@showboat/games/views';

export interface Picture {
  readonly source: string;
  readonly isDimmed: boolean;
}

/** In light or dark mode. `undefined` for an unknown game. */
export const pictureOf = (id: string, isNight: boolean): Picture | undefined => {
  const pictures = VIEWS.find((entry) => entry.id === id)?.poster.pictures;
  if (!pictures) return undefined;
  return isNight && pictures.night !== undefined
    ? { source: pictures.night, isDimmed: false }
    : { source: pictures.day, isDimmed: isNight };
};
