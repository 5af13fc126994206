import { signal } from '@preact/signals';
import type { Answer, BotHost, Question } from '@showboat/bots/worker';
import { type Draw, type History, drawFraction, openHistory, present, setUp, unwrap } from '@showboat/engine';
import { type Move, type State, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { describe, expect, test, vi } from 'vitest';
import type { SavedGame, SeatPlan } from './saved';
import { type LocalSession, openLocalSession } from './local-session';

const BOT: SeatPlan = { kind: 'bot', name: 'Odile', level: 'mate', style: 'steady' };
const PERSON: SeatPlan = { kind: 'person', name: 'Mara' };

const savedWith = (seats: readonly SeatPlan[], moves: readonly Move[] = []): SavedGame => ({
  id: 'table',
  game: game.id,
  rules: game.rulesVersion,
  beginning: { kind: 'options', options: { seats: seats.length, startFacing: 'downstream' } },
  moves,
  seats,
  seed: '00ff',
  created: 1,
  changed: 1,
  version: 1,
  summary: { number: 0, seat: undefined, places: undefined },
});

const startFor = (seats: readonly SeatPlan[], moves: readonly Move[] = []): History<State, Move> =>
  unwrap(openHistory(game, unwrap(setUp(game, { seats: seats.length, startFacing: 'downstream' })), moves));

/** Bots that answer when the test says so. */
class Puppets implements BotHost {
  readonly questions: { readonly question: Question; answer(answer: Answer): void; isStopped: boolean }[] = [];
  ask(question: Question): ReturnType<BotHost['ask']> {
    let resolve: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((settle) => (resolve = settle));
    const asked = { question, answer: resolve, isStopped: false };
    this.questions.push(asked);
    return {
      answer,
      stop: () => {
        asked.isStopped = true;
      },
    };
  }
  close(): void {}
}

/** Synchronous, so that tests need not wait. */
const draw = async (one: Draw): Promise<number> => drawFraction(one);

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const open = async (
  seats: readonly SeatPlan[],
  moves: readonly Move[] = [],
): Promise<{ session: LocalSession<State, Move>; bots: Puppets; save: ReturnType<typeof vi.fn> }> => {
  const bots = new Puppets();
  const save = vi.fn<(saved: SavedGame) => Promise<void>>(async () => undefined);
  const session = openLocalSession({ game }, savedWith(seats, moves), startFor(seats, moves), { bots, save, draw });
  await settled();
  return { session, bots, save };
};

const answerOf = (...moves: readonly Move[]): Answer => ({ ok: true, decision: { moves, values: [], iterations: 1 } });

describe('chance', () => {
  test('lays the first tile by itself, the same for the same seed', async () => {
    const [a, b] = [await open([PERSON, PERSON, PERSON]), await open([PERSON, PERSON, PERSON])];
    expect(a.session.history.value.moves).toHaveLength(1);
    expect(a.session.history.value.moves).toEqual(b.session.history.value.moves);
  });
});

describe('a person', () => {
  test('plays and undoes, and everything is saved', async () => {
    const { session, save } = await open([PERSON, PERSON, PERSON]);
    expect(await session.play([{ kind: 'speed', to: 1 }])).toBeUndefined();
    expect(session.canUndo.value).toBe(true);
    expect(save.mock.lastCall?.[0]).toMatchObject({
      moves: [{ kind: 'lay' }, { kind: 'speed', to: 1 }],
      summary: { number: 1, seat: 0 },
    });
    session.undo();
    expect(session.history.value.moves).toHaveLength(1);
    expect(session.canRedo.value).toBe(true);
    session.redo();
    expect(session.history.value.moves).toHaveLength(2);
  });

  test('learns which rule forbids a move, and nothing happens', async () => {
    const { session } = await open([PERSON, PERSON, PERSON]);
    const before = session.history.value;
    expect(await session.play([{ kind: 'board' }])).toMatchObject({ rule: expect.stringMatching(/^MQ-/) });
    expect(session.history.value).toBe(before);
  });

  test('may resign out of turn', async () => {
    const { session } = await open([PERSON, PERSON, PERSON]);
    expect(await session.playAside({ kind: 'resign', seat: 2 })).toBeUndefined();
    expect(present(session.history.value).ships.filter(({ status }) => status === 'out')).toHaveLength(1);
  });
});

test('a stored person sits here; a table never reads the seed', async () => {
  const { session } = await open([PERSON, BOT, PERSON]);
  expect(session.seats.value).toEqual([
    { kind: 'here', name: 'Mara' },
    { kind: 'bot', name: 'Odile', level: 'mate' },
    { kind: 'here', name: 'Mara' },
  ]);
  session.seat(1, { kind: 'person', name: 'Tess' });
  expect(session.seats.value[1]).toEqual({ kind: 'here', name: 'Tess' });
  expect(session.saved.value.seats[1]).toEqual({ kind: 'person', name: 'Tess' });
});

describe('a bot', () => {
  test('is asked for its seat, and its moves are played', async () => {
    const { session, bots } = await open([BOT, PERSON, PERSON]);
    expect(bots.questions).toHaveLength(1);
    expect(session.thinking.value).toBe(0);
    expect(bots.questions[0].question).toMatchObject({ game: game.id, seat: 0, bot: { level: 'mate', style: 'steady' } });
    bots.questions[0].answer(answerOf({ kind: 'speed', to: 1 }, { kind: 'step' }, { kind: 'end' }));
    await settled();
    expect(session.history.value.moves).toHaveLength(4);
    expect(session.thinking.value).toBeUndefined();
    expect(session.canUndo.value).toBe(false);
  });

  test('nobody else can play for it', async () => {
    const { session } = await open([BOT, PERSON, PERSON]);
    void session.play([{ kind: 'speed', to: 1 }]);
    expect(session.history.value.moves).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['has no answer', { ok: false, problem: 'gone' }],
    ['answers what the rules forbid', answerOf({ kind: 'board' })],
  ])('that %s does not hold up the game', async (_, answer) => {
    const { session, bots } = await open([BOT, PERSON, PERSON]);
    bots.questions[0].answer(answer);
    await settled();
    expect(session.history.value.moves).toHaveLength(2);
  });

  test('gives its seat to a person who takes it, and its late answer is ignored', async () => {
    const { session, bots } = await open([BOT, PERSON, PERSON]);
    session.seat(0, PERSON);
    expect(bots.questions[0].isStopped).toBe(true);
    bots.questions[0].answer(answerOf({ kind: 'speed', to: 1 }));
    await settled();
    expect(session.history.value.moves).toHaveLength(1);
    expect(await session.play([{ kind: 'speed', to: 2 }])).toBeUndefined();
  });

  test.each([
    ['waits, where there are only bots, until what they did is on show', [BOT, BOT, BOT], 0],
    ['thinks ahead for a person who waits', [BOT, PERSON, BOT], 1],
  ])('%s', async (_, seats, ahead) => {
    const isShown = signal(false);
    const bots = new Puppets();
    const doors = { bots, draw, save: async () => undefined, isShown: () => isShown.value };
    openLocalSession({ game }, savedWith(seats), startFor(seats), doors);
    await settled();
    expect(bots.questions).toHaveLength(ahead);
    isShown.value = true;
    await settled();
    expect(bots.questions).toHaveLength(1);
  });

  test('is left alone when the table is closed', async () => {
    const { session, bots, save } = await open([BOT, PERSON, PERSON]);
    session.close();
    const saved = save.mock.calls.length;
    bots.questions[0].answer(answerOf({ kind: 'speed', to: 1 }));
    await settled();
    expect(session.history.value.moves).toHaveLength(1);
    expect(save.mock.calls).toHaveLength(saved);
  });
});

describe('the same game in another tab', () => {
  test('is followed, and not saved again', async () => {
    const { session, save } = await open([PERSON, PERSON, PERSON]);
    const saves = save.mock.calls.length;
    const moves = [...session.history.value.moves, { kind: 'speed', to: 1 } as const];
    session.adopt({ ...session.saved.value, moves });
    expect(session.history.value.moves).toEqual(moves);
    expect(save.mock.calls).toHaveLength(saves);
    void session.play([{ kind: 'step' }]);
    expect(save.mock.lastCall?.[0].moves).toHaveLength(3);
  });

  test('takes the place of what was decided here, and that is known', async () => {
    const { session } = await open([PERSON, PERSON, PERSON]);
    const before = session.saved.value;
    void session.play([{ kind: 'speed', to: 1 }]);
    const theirs = [...before.moves, { kind: 'speed', to: 2 } as const];
    expect(session.adopt({ ...before, moves: theirs })).toBe(true);
    expect(session.history.value.moves).toEqual(theirs);
    expect(session.adopt({ ...before, moves: [...theirs, { kind: 'step' }] })).toBe(false);
  });

  test('is not followed into nonsense', async () => {
    const { session } = await open([PERSON, PERSON, PERSON]);
    const before = session.history.value;
    session.adopt({ ...session.saved.value, moves: [{ kind: 'end' }] });
    expect(session.history.value).toBe(before);
  });
});
