import { expect, test } from 'vitest';
import { type ChatRow, type PlayerRow, type Store, StoreUnavailable } from '../store';
import { aPlayer, aTable, aToken, unique } from './rows';
import { sharedStore } from './shared-store';

export const testPeople = (open: () => Promise<Store>): void => {
  const store = sharedStore(open);

  const join = async (given: Partial<PlayerRow> = {}): Promise<PlayerRow> => {
    const player = aPlayer(given);
    await store().insertPlayer(player, aToken(player.id));
    return player;
  };

  test('a player is found by id and by the hash of any token', async () => {
    const player = aPlayer({ name: 'Zoë' });
    const [first, second] = [aToken(player.id), aToken(player.id, { createdAt: 2_000 })];
    await store().insertPlayer(player, first);
    await store().insertToken(second);
    expect(await store().player(player.id)).toEqual(player);
    expect(await store().playerByToken(first.hash)).toEqual(player);
    expect(await store().playerByToken(second.hash)).toEqual(player);
    expect(await store().tokens(player.id)).toEqual([first, second]);
    expect(await store().playerByToken('x')).toBeUndefined();
    expect(await store().player('x')).toBeUndefined();
    expect(await store().tokens('x')).toEqual([]);
  });

  test('players whose token is taken are not stored', async () => {
    const player = await join();
    const [token] = await store().tokens(player.id);
    const other = aPlayer();
    await expect(store().insertPlayer(other, { ...token, player: other.id })).rejects.not.toBeInstanceOf(StoreUnavailable);
    expect(await store().player(other.id)).toBeUndefined();
  });

  test('several players at once, in the order asked for, without those who are gone', async () => {
    const [ada, bob] = [await join(), await join()];
    expect(await store().players([bob.id, 'x', ada.id])).toEqual([bob, ada]);
    expect(await store().players([])).toEqual([]);
  });

  test('a new name', async () => {
    const player = await join();
    await store().renamePlayer(player.id, 'Grace');
    expect(await store().player(player.id)).toEqual({ ...player, name: 'Grace' });
  });

  test('a token is deleted by its player only', async () => {
    const [ada, bob] = [await join(), await join()];
    const [token] = await store().tokens(ada.id);
    expect(await store().deleteToken(bob.id, token.id)).toBe(false);
    expect(await store().playerByToken(token.hash)).toEqual(ada);
    expect(await store().deleteToken(ada.id, token.id)).toBe(true);
    expect(await store().deleteToken(ada.id, token.id)).toBe(false);
    expect(await store().playerByToken(token.hash)).toBeUndefined();
  });

  test('of a deleted player the name, the tokens and everything said are gone; tables keep the id', async () => {
    const [ada, bob] = [await join(), await join()];
    const [token] = await store().tokens(ada.id);
    const table = aTable({ people: [ada.id, bob.id], waitsFor: ada.id });
    await store().insertTable(table);
    const said: ChatRow = { player: bob.id, seat: 0, text: 'hello', at: 1 };
    await store().insertChat(table.id, { player: ada.id, seat: 1, text: 'secret', at: 1 });
    await store().insertChat(table.id, said);
    await store().deletePlayer(ada.id);
    expect(await store().player(ada.id)).toBeUndefined();
    expect(await store().playerByToken(token.hash)).toBeUndefined();
    expect(await store().tokens(ada.id)).toEqual([]);
    expect(await store().chat(table.id, 9)).toEqual([said]);
    expect(await store().table(table.id)).toEqual(table);
    expect((await store().tablesOf(ada.id, { limit: 9 })).tables).toEqual([table]);
  });

  test('the last things said, in order', async () => {
    const id = unique('table');
    const said: readonly ChatRow[] = ['one', 'two', 'three'].map((text, at) => ({
      player: 'x',
      seat: at === 1 ? undefined : at,
      text,
      at: 5,
    }));
    for (const chat of said) await store().insertChat(id, chat);
    expect(await store().chat(id, 9)).toEqual(said);
    expect(await store().chat(id, 2)).toEqual(said.slice(1));
    expect(await store().chat('x', 9)).toEqual([]);
  });

  test('a sound store answers a ping', async () => {
    expect(await store().ping()).toBeUndefined();
    expect(await store().ping()).toBeUndefined();
  });
};
