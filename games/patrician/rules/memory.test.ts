import { createRandom, knownTo, openHistory, present, shuffle, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { type Move, type State, patrician as game, openlyTaken } from '../index';
import { CASES, startOf } from '../testing/cases';
import { CARDS, HIDDEN, IS_STAR } from './cards';

interface Played {
  readonly start: State;
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

const playedFrom = (start: State, count: number, seed: string): Played => {
  const random = createRandom(seed);
  const moves: Move[] = [];
  const states = [start];
  while (moves.length < count && game.outcome(states[moves.length]) === undefined) {
    const state = states[moves.length];
    const legal = game.legalMoves(state);
    moves.push(legal[Math.floor(random() * legal.length)]);
    states.push(game.apply(state, moves[moves.length - 1]));
  }
  return { start, moves, states };
};

const ids = (cards: readonly number[]): readonly string[] => cards.map((card) => CARDS[card].id);

describe('what is remembered', () => {
  test('[PAT-TURN-5] all that was played and taken; not what was dealt, nor the pile', () => {
    for (const { name, options } of CASES) {
      const { start, moves, states } = playedFrom(startOf(options), 150, name);
      const state = states[moves.length];
      const dealt = moves.flatMap((move) => (move.kind === 'deal' ? [move.card] : []));
      for (let seat = 0; seat < state.options.seats; seat++) {
        const known = knownTo(game, start, moves, seat);
        expect(known.pile).toEqual(state.pile.map(() => HIDDEN));
        known.players.forEach(({ hand, played }, other) => {
          const real = state.players[other];
          expect(played).toEqual(real.played);
          const isSeen = (card: number): boolean => other === seat || !dealt.includes(card);
          expect(openlyTaken(known, other)).toEqual(real.hand.filter(isSeen));
          expect(hand).toHaveLength(real.hand.length);
        });
      }
    }
  });

  test('two moves into a game: the card just taken', () => {
    const start = startOf({ seats: 2 });
    const setUp = playedFrom(start, 16, 'short');
    const turn: Move[] = [...setUp.moves];
    let state = setUp.states[turn.length];
    while (state.phase.kind !== 'refilling') {
      turn.push(game.legalMoves(state)[0]);
      state = game.apply(state, turn[turn.length - 1]);
    }
    const last = turn[turn.length - 1];
    const taken = last.kind === 'take' ? setUp.states[16].lying[last.city] : HIDDEN;
    for (const watching of [1 - state.turn, undefined]) {
      expect(ids(openlyTaken(knownTo(game, start, turn, watching), state.turn))).toEqual(ids([taken]));
    }
    expect(openlyTaken(game.view(state, 1 - state.turn), state.turn)).toEqual([]);
  });

  test('a position on its own brings no memory, and from there on all is remembered', () => {
    const { moves, states } = playedFrom(startOf({ seats: 3 }), 120, 'position');
    expect(knownTo(game, states[120], [], 1)).toEqual(game.view(states[120], 1));
    const start = states[90];
    const known = knownTo(game, start, moves.slice(90), 1);
    const before = start.players[0].played.length;
    expect(known.players[0].played.slice(before - 1)).toEqual(states[120].players[0].played.slice(before - 1));
    expect(known.players[0].played.slice(0, before - 1)).toEqual(start.players[0].played.slice(1).map(() => HIDDEN));
  });

  test('what was dealt to others changes no byte of it', () => {
    let changed = 0;
    for (const { name, options } of CASES) {
      const { start, moves, states } = playedFrom(startOf(options), 60, `leak ${name}`);
      const { seats } = states[0].options;
      for (let seat = 0; seat < seats; seat++) {
        const known = knownTo(game, start, moves, seat);
        // Dealt cards that nobody else has seen yet change places with each other and with stars of the pile.
        const dealt = moves.flatMap((move) => (move.kind === 'deal' && move.seat !== seat ? [move.card] : []));
        const held = states[60].players.flatMap(({ hand }) => hand);
        const secret = [...dealt.filter((card) => held.includes(card)), ...states[60].pile.filter((card) => IS_STAR[card])];
        const shuffled = shuffle(createRandom(name), secret);
        const swaps = new Map(secret.map((card, i) => [card, shuffled[i]]));
        changed += secret.filter((card, i) => dealt.includes(card) && shuffled[i] !== card).length;
        const told = moves.map((move) => (move.kind === 'deal' ? { ...move, card: swaps.get(move.card) ?? move.card } : move));
        expect(JSON.stringify(knownTo(game, start, told, seat))).toBe(JSON.stringify(known));
        const seen = (all: readonly Move[]): string => JSON.stringify(all.map((move) => game.seenMove(start, move, seat)));
        expect(seen(told)).toBe(seen(moves));
      }
    }
    expect(changed).toBeGreaterThan(50);
  });

  test('when the game is over, everything is open', () => {
    const { moves, states } = playedFrom(startOf({ seats: 2 }), 1000, 'over');
    const end = states[moves.length];
    expect(game.outcome(end)).toBeDefined();
    expect(knownTo(game, states[100], moves.slice(100), 0)).toEqual(end);
  });
});

describe('a deal as others see it', () => {
  const start = startOf({ seats: 2 });
  const first = game.apply(start, { kind: 'first', seat: 1 });
  const unseen: Move = { kind: 'deal', seat: 0, card: HIDDEN };

  test('[PAT-TURN-5] is a move of a view, and of no state', () => {
    expect(game.refuse(first, unseen)).toMatchObject({ code: 'not-a-move' });
    for (const seat of [1, undefined]) expect(game.refuse(game.view(first, seat), unseen)).toBeUndefined();
    const view = game.view(first, 1);
    expect(game.refuse(view, { ...unseen, seat: 1 })).toBeDefined();
    expect(game.refuse(game.view(start, 1), unseen)).toBeDefined();
    expect(game.legalMoves(view)).not.toContainEqual(unseen);
    const dealt = game.apply(first, { kind: 'deal', seat: 0, card: 2 });
    expect(game.refuse(game.view(dealt, 0), unseen)).toBeDefined();
    expect(game.refuse(game.view(dealt, 1), unseen)).toBeUndefined();
  });

  test('opens a history of views, written with a question mark', () => {
    const { moves, states } = playedFrom(start, 40, 'views');
    const told = moves.map((move, i) => game.seenMove(states[i], move, 1));
    const history = unwrap(openHistory(game, game.view(start, 1), told));
    expect(game.view(present(history), 1)).toEqual(game.view(states[40], 1));
    expect(present(history)).toEqual(knownTo(game, start, moves, 1));
    expect(told.map((move, i) => game.formatMove(history.states[i], move)).slice(0, 3)).toEqual([
      game.formatMove(start, moves[0]),
      'black=?',
      'black=?',
    ]);
    expect(openHistory(game, start, told)).toMatchObject({ ok: false, refusal: { field: 'moves[1]' } });
  });
});

describe('other worlds by memory', () => {
  test('[PAT-SETUP-4] keep every card that was seen, and what is hidden of a hand is of the stars that were dealt', () => {
    for (const { name, options } of CASES) {
      const { start, moves, states } = playedFrom(startOf(options), 95, name);
      const state = states[moves.length];
      for (let seat = 0; seat < state.options.seats; seat++) {
        const known = knownTo(game, start, moves, seat);
        for (let seed = 0; seed < 5; seed++) {
          const dealt = game.redeal(known, seat, createRandom(seed));
          dealt.players.forEach(({ hand, played }, other) => {
            expect(played).toEqual(state.players[other].played);
            expect(openlyTaken(known, other).filter((card) => !hand.includes(card))).toEqual([]);
            const guessed = hand.filter((card) => !known.players[other].hand.includes(card));
            // Where piles are open, a position could look as if it had been followed: nothing is concluded there.
            expect(guessed.filter((card) => !IS_STAR[card] && !state.options.openPiles)).toEqual([]);
          });
        }
      }
    }
  });

  test('where all is known there is one world only', () => {
    const { start, moves, states } = playedFrom(startOf({ seats: 2 }), 1000, 'late');
    const late = states.findIndex(({ pile, phase }) => pile.length === 0 && phase.kind === 'playing');
    const last = states.findIndex(
      (_, i) => i >= late && knownTo(game, start, moves.slice(0, i), 0).players[1].hand[0] !== HIDDEN,
    );
    const known = knownTo(game, start, moves.slice(0, last), 0);
    expect(known).toEqual(states[last]);
    expect(game.redeal(known, 0, createRandom(1))).toBe(known);
  });
});
