import { chooseChance, setUp, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { expect, test } from 'vitest';
import { beginScripted, outcomeOf, playScripted } from '../contestants/scripted-game';
import { OPTIONS, createMirror } from './script';

/** A whole game, as one of our tables tells it. */
const playedGame = (seed: string) => {
  const mirror = createMirror(seed);
  let state = unwrap(setUp(game, OPTIONS));
  let seq = 0;
  for (let turn: ReturnType<typeof mirror.turn>; ; ) {
    for (; game.actor(state) === 'chance'; ) {
      const drawn = chooseChance(game.chances(state), 0.5);
      mirror.hear(++seq, game.formatMove(state, drawn));
      state = game.apply(state, drawn);
    }
    turn = mirror.turn();
    if (!turn) return mirror.script;
    for (const token of turn.tokens) {
      // Own moves are told, too.
      mirror.hear(++seq, token);
      state = game.apply(state, unwrap(game.parseMove(state, token)));
    }
  }
};

test('what was played at one table can be played again at another, move by move', () => {
  const { turns, draws } = playedGame('a');
  let room = beginScripted(draws);
  for (const { seat, tokens } of turns) {
    expect(playScripted(room, draws, seat + 1, tokens)).toBeUndefined();
    for (const token of tokens) {
      const next = playScripted(room, draws, seat, [token]);
      if (!next) throw new Error(`${token} was refused`);
      room = next;
    }
  }
  expect(outcomeOf(room)).toBeDefined();
  expect(room.drawn).toBe(draws.length);
});
