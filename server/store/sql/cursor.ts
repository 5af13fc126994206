/** Where a page of a player's tables ended. */
export interface Cursor {
  readonly waits: number;
  readonly changedAt: number;
  readonly id: string;
}

const FORM = /^([01])-(\d{1,15})-(.+)$/s;

export const formatCursor = ({ waits, changedAt, id }: Cursor): string => `${waits}-${changedAt}-${id}`;

export const isCursor = (text: string): boolean => FORM.test(text);

/** Nothing if it was not given by a page. */
export const parseCursor = (text: string): Cursor | undefined => {
  const parts = FORM.exec(text);
  return parts ? { waits: Number(parts[1]), changedAt: Number(parts[2]), id: parts[3] } : undefined;
};
