import { expect, test } from 'vitest';
import type { CodeRow, PasskeyRow, PlayerRow, Store, SubscriptionRow } from '../store';
import { aPlayer, aToken, unique } from './rows';
import { sharedStore } from './shared-store';

const aPasskey = (player: string, given: Partial<PasskeyRow> = {}): PasskeyRow => ({
  id: unique('passkey'),
  player,
  publicKey: 'cHVibGlj',
  counter: 0,
  transports: ['internal', 'hybrid'],
  label: 'phone',
  createdAt: 1_000,
  ...given,
});

const aSubscription = (player: string, given: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  endpoint: `https://push.example/${unique('endpoint')}`,
  player,
  p256dh: 'key',
  auth: 'secret',
  language: 'en',
  createdAt: 1_000,
  ...given,
});

const GUESS = { now: 1_000, most: 3 };

export const testAccounts = (open: () => Promise<Store>): void => {
  const store = sharedStore(open);

  const join = async (): Promise<PlayerRow> => {
    const player = aPlayer();
    await store().insertPlayer(player, aToken(player.id));
    return player;
  };

  test('a token keeps how it came about', async () => {
    const player = aPlayer();
    await store().insertPlayer(player, aToken(player.id, { origin: 'first' }));
    await store().insertToken(aToken(player.id, { origin: 'passkey', createdAt: 2_000 }));
    expect((await store().tokens(player.id)).map(({ origin }) => origin)).toEqual(['first', 'passkey']);
  });

  test('passkeys are found by id and by player, counted, and deleted by their player only', async () => {
    const [ada, bob] = [await join(), await join()];
    const [first, second] = [aPasskey(ada.id), aPasskey(ada.id, { createdAt: 2_000, transports: [] })];
    expect(await store().insertPasskey(second)).toBe('stored');
    expect(await store().insertPasskey(first)).toBe('stored');
    expect(await store().insertPasskey({ ...first, player: bob.id })).toBe('conflict');
    expect(await store().passkeys(ada.id)).toEqual([first, second]);
    expect(await store().passkeys(bob.id)).toEqual([]);
    await store().countPasskey(first.id, 7);
    expect(await store().passkey(first.id)).toEqual({ ...first, counter: 7 });
    expect(await store().deletePasskey(bob.id, first.id)).toBe(false);
    expect(await store().deletePasskey(ada.id, first.id)).toBe(true);
    expect(await store().passkey(first.id)).toBeUndefined();
  });

  test('a challenge is taken once, and not after its time', async () => {
    const asked = { challenge: unique('challenge'), player: undefined, until: 2_000 };
    await store().insertChallenge(asked, 1_000);
    expect(await store().takeChallenge(asked.challenge, 1_999)).toEqual(asked);
    expect(await store().takeChallenge(asked.challenge, 1_999)).toBeUndefined();
    const late = { challenge: unique('challenge'), player: 'ada', until: 2_000 };
    await store().insertChallenge(late, 1_000);
    expect(await store().takeChallenge(late.challenge, 2_000)).toBeUndefined();
  });

  test('a challenge that two take at once belongs to one of them', async () => {
    const asked = { challenge: unique('challenge'), player: 'ada', until: 2_000 };
    await store().insertChallenge(asked, 1_000);
    const taken = await Promise.all(Array.from({ length: 5 }, () => store().takeChallenge(asked.challenge, 1_500)));
    expect(taken.filter(Boolean)).toEqual([asked]);
  });

  const aCode = async (given: Partial<CodeRow> = {}): Promise<CodeRow> => {
    const code = { player: (await join()).id, name: unique('name'), hash: unique('hash'), until: 2_000, ...given };
    await store().insertCode(code, 1_000);
    return code;
  };

  test('a code is taken once, with its name, within its time', async () => {
    const code = await aCode();
    expect(await store().takeCode({ ...code, name: 'other' }, GUESS)).toBeUndefined();
    expect(await store().takeCode(code, GUESS)).toBe(code.player);
    expect(await store().takeCode(code, GUESS)).toBeUndefined();
    const late = await aCode();
    expect(await store().takeCode(late, { ...GUESS, now: 2_000 })).toBeUndefined();
  });

  test('a new code takes the place of the one before', async () => {
    const code = await aCode();
    const next = { ...code, hash: unique('hash') };
    await store().insertCode(next, 1_000);
    expect(await store().takeCode(code, GUESS)).toBeUndefined();
    expect(await store().takeCode(next, GUESS)).toBe(code.player);
  });

  test('wrong guesses at a name end its codes, and nobody else’s', async () => {
    const [code, other] = [await aCode(), await aCode()];
    for (let tries = 0; tries < GUESS.most; tries++)
      expect(await store().takeCode({ name: code.name, hash: 'x' }, GUESS)).toBeUndefined();
    expect(await store().takeCode(code, GUESS)).toBeUndefined();
    expect(await store().takeCode(other, GUESS)).toBe(other.player);
  });

  test('an endpoint belongs to the last who said so, and a player keeps the latest', async () => {
    const [ada, bob] = [await join(), await join()];
    const [first, second, third] = [1, 2, 3].map((createdAt) => aSubscription(ada.id, { createdAt }));
    for (const one of [first, second, third]) await store().insertSubscription(one, 2);
    expect(await store().subscriptions(ada.id)).toEqual([second, third]);
    const moved: SubscriptionRow = { ...second, player: bob.id, language: 'nl' };
    await store().insertSubscription(moved, 2);
    expect(await store().subscriptions(ada.id)).toEqual([third]);
    expect(await store().subscriptions(bob.id)).toEqual([moved]);
    await store().deleteSubscription(ada.id, moved.endpoint);
    expect(await store().subscriptions(bob.id)).toEqual([moved]);
    await store().deleteSubscription(bob.id, moved.endpoint);
    expect(await store().subscriptions(bob.id)).toEqual([]);
  });

  test('of a deleted player passkeys, codes and subscriptions are gone', async () => {
    const code = await aCode();
    const [passkey, subscription] = [aPasskey(code.player), aSubscription(code.player)];
    const challenge = { challenge: unique('challenge'), player: code.player, until: 2_000 };
    await store().insertPasskey(passkey);
    await store().insertSubscription(subscription, 9);
    await store().insertChallenge(challenge, 1_000);
    await store().deletePlayer(code.player);
    expect(await store().passkey(passkey.id)).toBeUndefined();
    expect(await store().takeCode(code, GUESS)).toBeUndefined();
    expect(await store().takeChallenge(challenge.challenge, 1_000)).toBeUndefined();
    expect(await store().subscriptions(code.player)).toEqual([]);
  });

  test('the first value of a secret stays', async () => {
    const name = unique('secret');
    expect(await store().keepSecret(name, 'one')).toBe('one');
    expect(await store().keepSecret(name, 'two')).toBe('one');
  });

  test('the times at which no server was there are written down, once', async () => {
    const wake = (now: number) => store().wake({ now, lived: 3_000, least: 1_500 });
    expect(await wake(1_000)).toEqual([]);
    await store().beat('first', 6_000);
    await store().beat('second', 5_000);
    expect(await wake(4_500)).toEqual([]);
    expect(await wake(4_501)).toEqual([{ from: 3_000, until: 4_501 }]);
    expect(await wake(4_700)).toEqual([{ from: 3_000, until: 4_501 }]);
    await store().beat('third', 8_000);
    expect(await wake(9_000)).toEqual([
      { from: 3_000, until: 4_501 },
      { from: 5_000, until: 9_000 },
    ]);
  });
};
