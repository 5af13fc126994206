import { BROWSER_SHELF } from './shelf';
import { randomId } from './random-id';

// The pinch that this browser adds to chance. It is kept here, so that its player can check later that it was not exchanged.

const keyOf = (table: string): string => `${table}/salt`;

export const newSalt = (): string => randomId();

export const keepSalt = (table: string, salt: string): Promise<void> =>
  BROWSER_SHELF.write(keyOf(table), salt).catch(() => undefined);

export const keptSalt = async (table: string): Promise<string | undefined> => {
  const kept = await BROWSER_SHELF.read(keyOf(table)).catch(() => undefined);
  return typeof kept === 'string' ? kept : undefined;
};
