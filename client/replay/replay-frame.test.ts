import { signal } from '@preact/signals';
import { type History, createRandom, openHistory, pick, seenHistory, setUp, unwrap, withMove } from '@showboat/engine';
import { HIDDEN, type Move, type Options, type State, patrician as game } from '@showboat/games/patrician';
import { expect, test } from 'vitest';
import { createReplay } from './replay';
import { createReplayFrame, historyToShow } from './replay-frame';

const played = (most: number): History<State, Move> => {
  const random = createRandom('replay');
  let history = unwrap(openHistory<State, Move, Options>(game, unwrap(setUp(game, { seats: 2 })), []));
  for (let state = history.states[0]; !game.outcome(state) && history.moves.length < most; state = history.states.at(-1) ?? state)
    history = withMove(game, history, pick(random, game.legalMoves(state)));
  return history;
};

/** Everything that a view is shown of the first moves. */
const shownOf = (history: History<State, Move>): { readonly moves: readonly Move[]; readonly states: readonly State[] } => {
  const replay = createReplay({ game, pace: () => 0 }, historyToShow(game, history));
  const frame = createReplayFrame(game, replay, {
    players: signal([]),
    hints: signal([]),
    isMotionReduced: signal(true),
    layout: signal('wide'),
    why: { sayRefusal: () => '', sayReason: () => '' },
    announce: () => undefined,
  });
  const moves: Move[] = [];
  const states = [frame.state.value];
  for (let i = 0; i < 12; i++) {
    replay.step(1);
    if (frame.last.value) moves.push(frame.last.value.move);
    states.push(frame.state.value);
  }
  return { moves, states };
};

test('of a game that still runs a replay shows what a spectator sees', () => {
  const running = played(60);
  const { moves, states } = shownOf(running);
  expect(moves).toEqual(seenHistory(game, running, undefined).moves.slice(0, 12));
  expect(moves.filter((move) => move.kind === 'deal' && move.card !== HIDDEN)).toEqual([]);
  expect(states).toEqual(running.states.slice(0, 13).map((state) => game.view(state, undefined)));
});

test('of one that is over, everything', () => {
  const over = played(1000);
  const { moves, states } = shownOf(over);
  expect(moves).toEqual(over.moves.slice(0, 12));
  expect(states).toEqual(over.states.slice(0, 13));
});
