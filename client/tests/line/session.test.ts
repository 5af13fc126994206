import { createRandom, isEqual, present, seenHistory } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { type TestServer, startServer } from '@showboat/server/testing/start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Line } from '../../online/line';
import { QUEEN, type Seated, gameOf, lineOf, openAtTurn, openParty, takeSeat, turnOf } from './seated';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const lengthOf = ({ session }: Seated): number => session.history.peek().moves.length;

test.each(CATALOG.map(({ id }) => id))('%s: a whole game, told to every seat as it may see it', async (id) => {
  const party = await openParty(server.url, id, {}, 3);
  const random = createRandom(id);
  const { seated } = party;
  while (!seated.every(({ remote }) => remote.over.value)) {
    for (const one of seated) await one.playAny(random);
    await expect.poll(() => new Set(seated.map(({ remote }) => remote.seq.peek())).size).toBe(1);
  }
  const game = gameOf(id);
  const record = await party.programs[0].ask('getRecord', { params: { id: party.id } });
  expect(record.status).toBe(200);
  for (const { session, remote } of seated) {
    expect(session.fault.value).toBeUndefined();
    expect(game.outcome(present(session.history.value))).toMatchObject(remote.over.value?.outcome ?? {});
    // What it holds is what it may see: nothing is left to hide.
    const { states, moves } = seenHistory(game, session.history.value, session.seat);
    expect(isEqual(moves, session.history.value.moves)).toBe(true);
    expect(states).toEqual(session.history.value.states);
  }
  party.close();
});

/** A line that, once it is told to, loses so many answers and hears nothing meanwhile: only an answer can say that a turn was stored. */
const losing = (line: Line): Line & { lose(count: number): void } => {
  let left = 0;
  const missed: (() => void)[] = [];
  return {
    ...line,
    lose: (count) => {
      left = count;
    },
    ask: async (name, asked) => {
      const answer = await line.ask(name, asked);
      if (left-- > 0) return { ok: false, trouble: { kind: 'no-line' } };
      setTimeout(() => missed.splice(0).forEach((hear) => hear()));
      return answer;
    },
    followTable: (id, follower) =>
      line.followTable(id, {
        ...follower,
        hear: (event) => (left > 0 ? void missed.push(() => follower.hear(event)) : follower.hear(event)),
      }),
  };
};

test('a turn is composed here, free to be undone and redone, and known to nobody until it is sent', async () => {
  const party = await openAtTurn(server.url);
  const mover = party.deciding;
  const { session } = mover;
  const [begun, last] = turnOf(mover);
  const before = lengthOf(mover);
  await session.play(begun);
  expect([lengthOf(mover), session.stored.value, session.canUndo.value]).toEqual([before + begun.length, before, true]);
  for (const _ of begun) session.undo();
  expect([lengthOf(mover), session.canUndo.value, session.canRedo.value]).toEqual([before, false, true]);
  for (const _ of begun) session.redo();
  const composed = session.history.value.states.at(-1);
  const other = party.seated.find((one) => one !== mover);
  expect(other && lengthOf(other)).toBe(before);
  const playing = session.play([last]);
  expect([session.isSending.value, lengthOf(mover), session.canUndo.value]).toEqual([true, before + begun.length, false]);
  await playing;
  expect([session.isSending.value, session.canUndo.value, session.stored.value > before + begun.length]).toEqual([
    false,
    false,
    true,
  ]);
  // The same objects: what was shown already is not shown again.
  expect(session.history.value.states[before + begun.length]).toBe(composed);
  expect(session.history.value.moves[before]).toBe(begun[0]);
  await expect.poll(() => other && lengthOf(other)).toBe(lengthOf(mover));
  party.close();
});

test('lost answers: the same turn is sent again, and counts once', async () => {
  const party = await openAtTurn(server.url);
  const mover = party.deciding;
  const program = party.programs[mover.session.seat ?? 0];
  const line = losing(lineOf(server.url, program));
  const deaf = await takeSeat(line, { id: party.id, game: QUEEN });
  const before = lengthOf(deaf);
  line.lose(2);
  const [begun, last] = turnOf(deaf);
  await deaf.session.play([...begun, last]);
  await expect.poll(() => deaf.session.outgoing.value).toBeUndefined();
  const { seq } = await program.table(party.id);
  expect(deaf.session.history.value.moves.slice(before, before + begun.length + 1)).toEqual([...begun, last]);
  await expect.poll(() => deaf.remote.seq.value).toBe(seq);
  deaf.close();
  party.close();
});

test('a plan and a turn that was sent survive a reload; what was stored meanwhile is not sent twice', async () => {
  const party = await openAtTurn(server.url);
  const mover = party.deciding;
  const program = party.programs[mover.session.seat ?? 0];
  const [begun, last] = turnOf(mover);
  await mover.session.play(begun);
  const shelf = mover.shelf;
  mover.close();
  const again = await takeSeat(lineOf(server.url, program), { id: party.id, game: QUEEN }, shelf);
  expect([lengthOf(again) - again.session.stored.value, again.session.canUndo.value]).toEqual([begun.length, true]);
  // The answer never comes, and the page is closed.
  const { ask } = again.line;
  const silent: Line = {
    ...again.line,
    ask: (name, asked) => {
      void ask(name, asked);
      return new Promise(() => undefined);
    },
  };
  again.close();
  const closing = await takeSeat({ ...silent, ...followingNothing }, { id: party.id, game: QUEEN }, shelf);
  const { seq } = await program.table(party.id);
  void closing.session.play([last]);
  await expect.poll(async () => (await program.table(party.id)).seq).toBeGreaterThan(seq);
  closing.close();
  const third = await takeSeat(lineOf(server.url, program), { id: party.id, game: QUEEN }, shelf);
  await expect.poll(() => third.session.outgoing.value).toBeUndefined();
  const tokens = third.remote.lines.value.filter(({ kind }) => kind === 'move').length;
  expect(tokens).toBe((await program.table(party.id)).seq);
  expect(third.session.notice.value).toBeUndefined();
  third.close();
  party.close();
});

/** Hears nothing: a table is only what was kept. */
const followingNothing: Pick<Line, 'followTable'> = { followTable: () => () => undefined };

test('the table had moved on: the plan stays on the board, and it is said', async () => {
  const party = await openAtTurn(server.url);
  const mover = party.deciding;
  const program = party.programs[mover.session.seat ?? 0];
  const [begun] = turnOf(mover);
  await mover.session.play(begun);
  // The same player on another device.
  const phone = await takeSeat(lineOf(server.url, program), { id: party.id, game: QUEEN });
  await phone.session.play(turnOf(phone).flat());
  await expect.poll(() => mover.session.notice.value).toBe('lost');
  expect(mover.session.history.value.moves).toEqual(phone.session.history.value.moves);
  phone.close();
  party.close();
});

test('a takeback is told as what did not happen', async () => {
  const party = await openAtTurn(server.url);
  const random = createRandom('takeback');
  let mover = party.deciding;
  for (let turns = 0; turns < 40; turns++) {
    const before = mover;
    await before.playAny(random);
    mover = await party.mover();
    const back = before.session.takebackTo.value;
    if (mover === before || back === undefined || before.session.stored.value !== lengthOf(before)) continue;
    const others = party.seated.filter((one) => one !== before);
    const states = before.session.history.value.states;
    expect((await before.remote.ask('askTakeback', { params: { id: party.id }, body: { to: back } })).ok).toBe(true);
    for (const { remote } of others) {
      await expect.poll(() => remote.asked.value).toMatchObject({ by: before.session.seat, to: back });
      await remote.ask('answerTakeback', { params: { id: party.id }, body: { yes: true } });
    }
    await expect.poll(() => before.remote.lines.value.at(-1)?.kind).toBe('takeback');
    for (const { session, remote, game } of party.seated) {
      await expect.poll(() => remote.asked.value).toBeUndefined();
      await expect.poll(() => game.actor(present(session.history.value))).toBe(before.session.seat);
    }
    expect(states).toContain(present(before.session.history.value));
    // The game goes on from there.
    await before.session.play(turnOf(before).flat());
    expect(before.session.fault.value).toBeUndefined();
    party.close();
    return;
  }
  throw new Error('no turn could be taken back');
});
