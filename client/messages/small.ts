/** A title within a sentence, for languages that write it small there. */
export const small = (title: string): string => `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
