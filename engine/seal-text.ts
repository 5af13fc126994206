import type { Seal } from './sealed-chance';

// A seal in files: one header of a text record, `[Seal {…}]`, or a field of our JSON.

const LONGEST = 200;
const MOST_SALTS = 12;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** From outside; `undefined` where it is none. */
export const parseSeal = (value: unknown): Seal | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { table, commitment, salts, from, seed }: Partial<Record<keyof Seal, unknown>> = value;
  if (!isText(table) || !isText(commitment) || !Array.isArray(salts) || salts.length > MOST_SALTS) return undefined;
  if (!salts.every(isText) || typeof from !== 'number' || !Number.isInteger(from) || from < 0) return undefined;
  return { table, commitment, salts, from, ...(isText(seed) && { seed }) };
};

const HEADER = /^\[Seal (\{.*\})\][ \t\r]*$/m;

/** The seal of a text record. */
export const sealIn = (record: string): Seal | undefined => {
  const text = HEADER.exec(record)?.[1];
  try {
    return text === undefined ? undefined : parseSeal(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** A record with its seal after the other headers. */
export const withSeal = (record: string, seal: Seal): string => record.replace('\n\n', `\n[Seal ${JSON.stringify(seal)}]\n\n`);
