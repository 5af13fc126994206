import { type Signal, signal } from '@preact/signals';
import {
  type History,
  type Refusal,
  createRandom,
  knownTo,
  openHistory,
  pick,
  seenHistory,
  setUp,
  unwrap,
  withMove,
} from '@showboat/engine';
import { HIDDEN, type Move, type Options, type State, patrician as game } from '@showboat/games/patrician';
import type { GameView } from '@showboat/ui';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPresenter } from '../session/presenter';
import type { Session, TableSeat } from '../session/session';
import { type Notices, type SessionFrame, type Surroundings, createFrame, createNotices } from './frame';

// A game played elsewhere: this screen has one seat, and knows what that seat was sent.

const SELF = 1;
const around: Surroundings = { isMotionReduced: signal(false), layout: signal('wide'), nameLevel: () => 'Mate', you: () => 'Du' };
const view = { game, pace: () => 0 } as Pick<GameView<State, Move, Options>, 'game' | 'pace'> as GameView<State, Move, Options>;

/** The real game up to the first decision of this seat. */
const real = ((): History<State, Move> => {
  const random = createRandom('elsewhere');
  let history = unwrap(openHistory<State, Move, Options>(game, unwrap(setUp(game, { seats: 3 })), []));
  const state = (): State => history.states[history.states.length - 1];
  while (game.actor(state()) !== SELF || history.moves.length < 40)
    history = withMove(game, history, pick(random, game.legalMoves(state())));
  return history;
})();

const seats: readonly TableSeat[] = [
  { kind: 'elsewhere', name: 'Ada', isPresent: true },
  { kind: 'here', name: 'Ben' },
  { kind: 'bot', name: 'Odile', level: 'mate' },
];

interface Remote {
  readonly session: Session<State, Move>;
  readonly history: Signal<History<State, Move>>;
  readonly sent: (readonly Move[])[];
  /** The authority's answer to what was sent. */
  answer(refusal?: Refusal): Promise<void>;
}

const openRemote = (): Remote => {
  const told = seenHistory(game, real, SELF).moves;
  const history = signal(unwrap(openHistory(game, game.view(real.states[0], SELF), told)));
  const isSending = signal(false);
  const sent: (readonly Move[])[] = [];
  let settle: (refusal: Refusal | undefined) => void = () => undefined;
  const never = signal(false);
  const session: Session<State, Move> = {
    id: 'remote',
    history,
    seats: signal(seats),
    thinking: signal(undefined),
    isSending,
    canUndo: never,
    canRedo: never,
    play: (moves) => {
      sent.push(moves);
      isSending.value = true;
      return new Promise((resolve) => (settle = resolve));
    },
    playAside: async () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    hurry: () => undefined,
    close: () => undefined,
  };
  return {
    session,
    history,
    sent,
    answer: async (refusal) => {
      isSending.value = false;
      settle(refusal);
      await Promise.resolve();
    },
  };
};

let remote: Remote;
let notices: Notices<Move>;
let frame: SessionFrame<State, Move>;

beforeEach(() => {
  remote = openRemote();
  notices = createNotices();
  const presenter = createPresenter(view, remote.history, () => 0);
  frame = createFrame(view, remote.session, presenter, notices, around);
});

const firstMove = (): Move => game.legalMoves(frame.state.value)[0];

test('the table shows what the seat may know, from a history of views', () => {
  const now = real.states[real.states.length - 1];
  expect(frame.state.value).toEqual(game.view(now, SELF));
  expect(frame.known.value).toEqual(knownTo(game, real.states[0], real.moves, SELF));
  expect(frame.seat.value).toBe(SELF);
  expect(frame.players.value).toEqual([
    { kind: 'elsewhere', name: 'Ada' },
    { kind: 'here', name: 'Ben' },
    { kind: 'bot', name: 'Odile', level: 'Mate' },
  ]);
});

test('whoever has no other name is called by the word of the language in use', () => {
  const you = signal('Du');
  const people = signal<readonly TableSeat[]>([...seats, { kind: 'here', name: 'You' }]);
  const presenter = createPresenter(view, remote.history, () => 0);
  const spoken = createFrame(view, { ...remote.session, seats: people }, presenter, notices, { ...around, you: () => you.value });
  expect(spoken.players.value.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Odile', 'Du']);
  you.value = 'Jij';
  expect(spoken.players.value.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Odile', 'Jij']);
});

test('what others did since the seat last decided is a stretch of the game, and own moves do not shorten it', () => {
  const { moves, states } = remote.history.value;
  const isOwn = (at: number): boolean => game.actor(states[at]) === SELF;
  // The moment is in the middle of the turn: the card was played.
  let to = moves.length;
  while (isOwn(to - 1)) to--;
  let from = to;
  while (!isOwn(from - 1)) from--;
  expect([from < to, to < moves.length]).toEqual([true, true]);
  expect(frame.since?.value).toEqual({ from: game.view(states[from], SELF), to: game.view(states[to], SELF) });
  remote.history.value = withMove(game, remote.history.value, firstMove());
  expect(frame.since?.value).toEqual({ from: game.view(states[from], SELF), to: game.view(states[to], SELF) });
  remote.history.value = unwrap(openHistory(game, states[0], moves.slice(0, 5)));
  expect(frame.since?.value).toBeUndefined();
});

test('of full states it shows no more: moves are shown as the seat sees them', () => {
  const whole = signal(unwrap(openHistory<State, Move, Options>(game, real.states[0], [])));
  const session = { ...remote.session, history: whole };
  const presenter = createPresenter(view, whole, () => 0);
  const local = createFrame(view, session, presenter, notices, around);
  const shown: Move[] = [];
  for (const move of real.moves.slice(0, 10)) {
    whole.value = withMove(game, whole.value, move);
    if (local.last.value) shown.push(local.last.value.move);
  }
  expect(shown).toEqual(seenHistory(game, real, SELF).moves.slice(0, 10));
  const dealt = shown.filter((move) => move.kind === 'deal');
  expect(dealt.filter(({ card }) => card === HIDDEN).length).toBe(6);
  expect(dealt.every(({ seat, card }) => (seat === SELF) === (card !== HIDDEN))).toBe(true);
  expect(local.seen.value.moves).toEqual(shown);
});

test('the duration of a move depends on what everybody sees of it', () => {
  const whole = signal(unwrap(openHistory<State, Move, Options>(game, real.states[0], [])));
  const paced: Move[] = [];
  const pace = (_before: State, move: Move): number => {
    paced.push(move);
    return 0;
  };
  createPresenter({ ...view, pace }, whole, () => 1);
  for (const move of real.moves.slice(0, 10)) whole.value = withMove(game, whole.value, move);
  const dealt = paced.filter((move) => move.kind === 'deal');
  expect(dealt.length).toBeGreaterThan(6);
  expect(dealt.every(({ card }) => card === HIDDEN)).toBe(true);
});

describe('playing answers later', () => {
  test('until then nobody is asked, and nothing else is sent', async () => {
    const move = firstMove();
    frame.play([move]);
    expect(frame.seat.value).toBeUndefined();
    frame.play([move]);
    expect(remote.sent).toEqual([[move]]);
    remote.history.value = withMove(game, remote.history.value, move);
    await remote.answer();
    expect([frame.seat.value, notices.refusal.value]).toEqual([SELF, undefined]);
    frame.play([firstMove()]);
    expect(remote.sent).toHaveLength(2);
  });

  test('a refusal is shown when it arrives', async () => {
    frame.play([firstMove()]);
    expect(notices.refusal.value).toBeUndefined();
    await remote.answer({ code: 'too-late', rule: 'PAT-TURN-1' });
    expect([notices.refusal.value?.code, frame.seat.value]).toEqual(['too-late', SELF]);
  });

  test('but not when the player has asked for something else since', async () => {
    frame.play([firstMove()]);
    frame.explain({ code: 'take-first', rule: 'PAT-REFILL-7' });
    await remote.answer({ code: 'too-late', rule: 'PAT-TURN-1' });
    expect(notices.refusal.value?.code).toBe('take-first');
  });
});
