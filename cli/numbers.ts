import { type Result, ok } from '@showboat/engine';
import { bad } from './refusals';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Digits only: other notations that a program would accept (`1e3`, `0x10`, ` 7`) are most likely typing errors. */
export const parseCount = (text: string, field: string, { min, max }: Range): Result<number> => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? ok(value) : bad('bad-number', field, { given: text.slice(0, 40), min, max });
};

const LONGEST_SEED = 100;

export const parseSeed = (text: string): Result<string> =>
  text.length > 0 && text.length <= LONGEST_SEED ? ok(text) : bad('bad-seed', '--seed', { longest: LONGEST_SEED });
