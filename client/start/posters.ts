/** The games on the start page. Those that are not here yet are announced, and no more. `night`: the picture for the dark. */
export const POSTERS = [
  { id: 'mississippi-queen', players: [2, 6], minutes: 45, isHere: true, night: 'mississippi-queen-night' },
  { id: 'patrician', players: [2, 5], minutes: 30, isHere: true, night: undefined },
  { id: 'hot-tin-roof', players: [3, 4], minutes: 45, isHere: true, night: 'hot-tin-roof' },
] as const;

export type Poster = (typeof POSTERS)[number];

/** The picture of a game by day or by night; one that has none for the night is to be dimmed. */
export const pictureOf = (id: string, isNight: boolean): { readonly source: string; readonly isDimmed: boolean } => {
  const night = isNight ? POSTERS.find((poster) => poster.id === id)?.night : undefined;
  return { source: `/posters/${night ?? id}.svg`, isDimmed: isNight && night === undefined };
};
