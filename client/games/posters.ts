import { VIEWS } from '@showboat/games/views';

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
