import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Program, createProgram } from '../testing/program';
import { type TestServer, startServer } from '../testing/start';
import { gather, gatherAndStart, playOn } from '../testing/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const HOT_TIN_ROOF = { game: 'hot-tin-roof' };

/** The program to decide, and one that is not. */
const started = async (): Promise<{ id: string; seq: number; acting: Program; idle: Program; legal: readonly string[] }> => {
  const { table, programs } = await gatherAndStart(server.url, HOT_TIN_ROOF, 3);
  const { id, actor, seq } = table;
  const acting = programs[actor ?? 0];
  const { legal } = await acting.state(id);
  return { id, seq, acting, idle: programs[((actor ?? 0) + 1) % 3], legal };
};

const send = (program: Program, id: string, body: unknown): Promise<Answer<'sendMoves'>> =>
  program.ask('sendMoves', { params: { id }, body });

describe('moves', () => {
  test('are stored under the next numbers, and told as they were sent', async () => {
    const { id, seq, acting, legal } = await started();
    const answer = await send(acting, id, { after: seq, id: 'a', moves: [legal[0]] });
    expect(answer.body).toEqual({ seq: seq + 1 });
    const { events, until, stop } = acting.follow(id, seq);
    await until(({ kind }) => kind === 'move');
    expect(events.filter(({ kind }) => kind === 'move')[0]).toMatchObject({ seq: seq + 1, token: legal[0] });
    stop();
  });

  test('the same request again has the same answer, and nothing happens twice', async () => {
    const { id, seq, acting, legal } = await started();
    const request = { after: seq, id: 'again', moves: [legal[0]] };
    const answers = await Promise.all([1, 2, 3].map(() => send(acting, id, request)));
    answers.push(await send(acting, id, request));
    expect(answers.map(({ status, body }) => [status, body.seq])).toEqual(answers.map(() => [200, seq + 1]));
    expect(await send(acting, id, { ...request, moves: ['.'] })).toMatchObject({
      status: 409,
      body: { error: { code: 'id-reused' } },
    });
  });

  test('a number of the past is stale, and the present one is told', async () => {
    const { id, seq, acting, legal } = await started();
    const answer = await send(acting, id, { after: seq - 1, id: 'old', moves: [legal[0]] });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'stale', seq } } });
  });

  test('what a rule forbids is refused with the rule and the move, and nothing is stored', async () => {
    const { id, seq, acting, legal } = await started();
    const answer = await send(acting, id, { after: seq, id: 'bad', moves: [legal[0], 'nonsense'] });
    expect(answer.status).toBe(422);
    const { code, rule, field } = answer.body.error;
    expect([code, typeof rule, field]).toEqual(['refused', 'string', 'moves[1]']);
    expect((await acting.state(id)).seq).toBe(seq);
  });

  test('others may not move, and nobody moves beyond the end of a turn', async () => {
    const { id, seq, acting, idle, legal } = await started();
    const foreign = await send(idle, id, { after: seq, id: 'x', moves: [legal[0]] });
    expect(foreign.body.error).toMatchObject({ code: 'not-yours', field: 'moves[0]' });
    const stranger = await createProgram(server.url, 'Eve');
    expect((await send(stranger, id, { after: seq, id: 'x', moves: [legal[0]] })).body.error.code).toBe('not-allowed');
    expect((await acting.state(id)).seq).toBe(seq);
  });

  test('not before the start, not after the end', async () => {
    const { table, programs } = await gather(server.url, { game: 'mississippi-queen' }, 3);
    const [host] = programs;
    const early = await send(host, table.id, { after: 0, id: 'x', moves: ['.'] });
    expect(early.body.error.code).toBe('wrong-time');
    await host.ask('startTable', { params: { id: table.id } });
    const over = await playOn(table.id, programs);
    const late = await send(host, table.id, { after: over.seq, id: 'x', moves: ['.'] });
    expect(late.body.error.code).toBe('wrong-time');
  });

  test('resigning is possible out of turn, and alone', async () => {
    const { table: first, programs } = await gatherAndStart(server.url, { game: 'mississippi-queen' }, 3);
    // The ships are placed.
    const table = await playOn(first.id, programs, { most: 3 });
    const idle = ((table.actor ?? 0) + 1) % 3;
    const mixed = await send(programs[table.actor ?? 0], table.id, { after: table.seq, id: 'm', moves: ['resign', '.'] });
    expect(mixed.status).toBe(422);
    const answer = await send(programs[idle], table.id, { after: table.seq, id: 'r', moves: ['resign'] });
    expect(answer.body).toEqual({ seq: table.seq + 1 });
    const { until, stop } = programs[0].follow(table.id, table.seq);
    expect(await until(({ kind }) => kind === 'move')).toMatchObject({ by: idle, token: 'resign' });
    stop();
  });
});

describe('takebacks', () => {
  const moved = async (settings: Readonly<Record<string, unknown>>) => {
    const { table, programs } = await gatherAndStart(server.url, { ...HOT_TIN_ROOF, ...settings }, 3);
    const { id, seq } = table;
    const actor = table.actor ?? 0;
    const [token] = (await programs[actor].state(id)).legal;
    await send(programs[actor], id, { after: seq, id: 'first', moves: [token] });
    return { id, seq, actor, programs, token };
  };

  test('need the consent of all other people', async () => {
    const { id, seq, actor, programs, token } = await moved({});
    const stream = programs[actor].follow(id, seq);
    const others = programs.filter((_, seat) => seat !== actor);
    expect((await programs[actor].ask('askTakeback', { params: { id }, body: { to: seq } })).status).toBe(202);
    await stream.until(({ kind }) => kind === 'asked');
    expect((await programs[actor].table(id)).actor).toBeNull();
    await others[0].ask('answerTakeback', { params: { id }, body: { yes: true } });
    expect((await programs[actor].table(id)).seq).toBe(seq + 1);
    await others[1].ask('answerTakeback', { params: { id }, body: { yes: true } });
    expect(await stream.until(({ kind }) => kind === 'takeback')).toMatchObject({ seq: seq + 2, to: seq });
    const state = await programs[actor].state(id);
    expect([state.seq, state.legal.includes(token), state.actor]).toEqual([seq + 2, true, actor]);
    stream.stop();
  });

  test('who was away when it was asked for is told on coming back', async () => {
    const { id, seq, actor, programs } = await moved({});
    await programs[actor].ask('askTakeback', { params: { id }, body: { to: seq } });
    const [other] = programs.filter((_, seat) => seat !== actor);
    const stream = other.follow(id);
    expect(await stream.until(({ kind }) => kind === 'asked')).toEqual({ kind: 'asked', by: actor, what: 'takeback', to: seq });
    stream.stop();
  });

  test('one no is enough', async () => {
    const { id, seq, actor, programs } = await moved({});
    await programs[actor].ask('askTakeback', { params: { id }, body: { to: seq } });
    const [other] = programs.filter((_, seat) => seat !== actor);
    await other.ask('answerTakeback', { params: { id }, body: { yes: false } });
    expect(await programs[actor].table(id)).toMatchObject({ seq: seq + 1 });
    expect((await other.ask('answerTakeback', { params: { id }, body: { yes: true } })).status).toBe(409);
  });

  test('not over a draw, not to the decision of somebody else, not to the future', async () => {
    const { id, seq, actor, programs } = await moved({});
    const back = async (seat: number, to: number): Promise<unknown> =>
      (await programs[seat].ask('askTakeback', { params: { id }, body: { to } })).body?.error.code;
    expect(await back(actor, seq - 1)).toBe('wrong-time');
    expect(await back(actor, seq + 1)).toBe('wrong-time');
    expect(await back(actor, 999)).toBe('wrong-time');
    expect(await back((actor + 1) % 3, seq)).toBe('wrong-time');
  });

  test('bots agree', async () => {
    const program = await createProgram(server.url, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }];
    const { body: table } = await program.ask('createTable', { body: { ...HOT_TIN_ROOF, seats } });
    const { id }: { id: string } = table;
    await program.ask('startTable', { params: { id } });
    const stream = program.follow(id, 0);
    await stream.until((event) => event.kind === 'table' && event.table.actor === 0);
    const { seq, legal } = await program.state(id);
    await send(program, id, { after: seq, id: 'a', moves: [legal[0]] });
    expect((await program.ask('askTakeback', { params: { id }, body: { to: seq } })).status).toBe(202);
    expect(await program.table(id)).toMatchObject({ seq: seq + 2, actor: 0 });
    stream.stop();
  });
});
