import { hash } from 'node:crypto';
import { randomCode } from '../secrets';
import type { PlayerRow, Store } from '../store/store';
import { Fault } from '../tables/fault';

const CODE_MS = 10 * 60_000;
/** Five guesses at a million codes; whoever guesses must also know the name. */
const MOST_WRONG = 5;

export interface Codes {
  make(player: PlayerRow): Promise<{ readonly code: string; readonly until: number }>;
  /** Whose code it is, for the last time. */
  take(name: string, code: string): Promise<PlayerRow>;
}

const keyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en');

const hashOf = (name: string, code: string): string => hash('sha256', JSON.stringify([keyOf(name), code]));

export const createCodes = (store: Store, now: () => number): Codes => ({
  make: async ({ id, name }) => {
    const code = randomCode();
    const until = now() + CODE_MS;
    await store.insertCode({ player: id, name: keyOf(name), hash: hashOf(name, code), until }, now());
    return { code, until };
  },
  take: async (name, given) => {
    const guess = { name: keyOf(name), hash: hashOf(name, given.replace(' ', '')) };
    const id = await store.takeCode(guess, { now: now(), most: MOST_WRONG });
    const player = id === undefined ? undefined : await store.player(id);
    if (!player)
      throw new Fault('not-allowed', 'This is not the name and code of anybody.', {
        hint: 'A code is good for ten minutes, once.',
      });
    return player;
  },
});
