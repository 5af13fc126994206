// Said by a key, read by everybody in their own language: what is sent are the English words, which any program can show.

export const PHRASES = [
  { id: 'well', sent: 'Well played!' },
  { id: 'sorry', sent: 'Sorry!' },
  { id: 'moment', sent: 'One moment' },
] as const;

export type PhraseId = (typeof PHRASES)[number]['id'];

/** A known phrase in the words of this page; anything else as it was written. */
export const textToShow = (text: string, phrases: Readonly<Record<PhraseId, string>>): string => {
  const known = PHRASES.find(({ sent }) => sent === text);
  return known ? phrases[known.id] : text;
};
