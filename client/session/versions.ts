/** What becomes of a write: done, or left undone because the game was deleted, or written by another tab. */
export type Ruling = 'write' | 'deleted' | 'newer';

/** Games stored before versions were counted have the first one. */
export const versionOf = (stored: unknown): unknown => Reflect.get(Object(stored), 'version') ?? 1;

/** Whether a game that follows from this version may be written over what is stored; whether it may be stored anew is up to the caller. */
export const ruleOn = (stored: unknown, version: number, mayCreate: boolean): Ruling => {
  if (stored === undefined) return mayCreate ? 'write' : 'deleted';
  return versionOf(stored) === version ? 'write' : 'newer';
};
