import { codeOf, messageOf } from '../../error-code';
import { StoreProblem } from '../problem';
import { StoreUnavailable } from '../store';

/** What the database says about a value or a statement: a bug of the caller's, or of ours. */
const isMistake = (code: string): boolean => /^(?:22|23|42)/.test(code) && code.length === 5;

/** Two transactions were in each other's way, and this one gave way: it may be tried again at once. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(String(codeOf(error)));

/** Another row has this key. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505';

/** The database is starting, stopping or away, as in a restart. */
export const isAway = (error: unknown): boolean =>
  /^(?:57P0[1-3]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(String(codeOf(error))) ||
  /timeout|terminated|closed/i.test(messageOf(error));

/** As the store says it. Never the address: it may hold a password. */
export const toStoreError = (error: unknown): Error => {
  if (error instanceof StoreProblem || error instanceof StoreUnavailable || error instanceof TypeError) return error;
  const code = String(codeOf(error) ?? '');
  const message = [code, messageOf(error)].filter(Boolean).join(': ');
  return isMistake(code) ? new Error(message) : new StoreUnavailable(message);
};
