import { CATALOG } from '@showboat/games/catalog';
import { describe, expect, test } from 'vitest';
import { type Secrets, type Who, toldTo } from '../testing/told';
import { type Leak, twinWorlds } from '../testing/worlds';

const SEATS = 3;
/** Where everything is open, one seat is as good as another. */
const WHO: Readonly<Record<string, readonly Who[]>> = { patrician: [0, 1, 2, 'onlooker'] };

/** The same to whoever asks, something else for everybody else. */
const secretsOf = (who: Who, salt: string): Secrets => ({
  seed: salt.repeat(64),
  tokenOf: (one) => (one === who ? `token-of-${one}` : `token-of-${one}-${salt}`),
});

/** What somebody is told in one of two worlds and not in the other. */
const betrayed = async (game: string, who: Who, leak?: Leak): Promise<readonly string[]> => {
  const entry = CATALOG.find(({ id }) => id === game);
  if (!entry) throw new Error(`${game} is no game`);
  const { real, other } = twinWorlds(entry, SEATS, who === 'onlooker' ? undefined : who, leak);
  const told = await toldTo(real, who, secretsOf(who, 'a'));
  const alike = await toldTo(other, who, secretsOf(who, 'b'));
  expect(told.length).toBe(alike.length);
  expect(told.length).toBeGreaterThan(100);
  return told.filter((text, index) => text !== alike[index]);
};

describe.each(CATALOG.map(({ id }) => id))('%s: what somebody may not know changes no byte', (game) => {
  test.each(WHO[game] ?? [1, 'onlooker'])('of what %s is told', async (who) => {
    expect(await betrayed(game, who)).toEqual([]);
  });
});

describe('a game that tells too much is found out', () => {
  test.each([
    ['view', 'onlooker', ['/state']],
    ['formatView', 'onlooker', ['/state']],
    ['seenMove', 'onlooker', ['/record', '{"kind":"move"', ',"table":"a-table-known-to-all"}']],
    ['refuse', 0, ['"code":"refused"']],
  ] as const)('by %s, to %s, in %j', async (leak, who, places) => {
    const found = (await betrayed('patrician', who, leak)).join('\n');
    for (const place of places) expect(found).toContain(place);
  });
});
