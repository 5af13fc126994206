import { createRandom } from '@showboat/engine';
import { expect, test } from 'vitest';
import { beginScripted, outcomeOf, playScripted } from '../contestants/scripted-game';
import { writeScript } from './script';

test('what is written can be played at any table, move by move', () => {
  const random = createRandom('chance');
  const { turns, draws } = writeScript('a', () => random(), Infinity);
  let room = beginScripted(draws);
  let happened = room.drawn;
  for (const { seat, tokens, after } of turns) {
    expect(after).toBe(happened);
    expect(playScripted(room, draws, seat + 1, tokens)).toBeUndefined();
    for (const token of tokens) {
      const next = playScripted(room, draws, seat, [token]);
      if (!next) throw new Error(`${token} was refused`);
      happened += 1 + next.drawn - room.drawn;
      room = next;
    }
  }
  expect(outcomeOf(room)).toBeDefined();
  expect(room.drawn).toBe(draws.length);
});

test('no more turns than asked for', () => {
  expect(writeScript('a', () => 0.5, 3).turns).toHaveLength(3);
});
