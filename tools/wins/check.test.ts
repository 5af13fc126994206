import { withByHand } from '@showboat/bots/learning';
import type { Mind, OptionValues } from '@showboat/engine';
import type { Turns } from '@showboat/bots/turns';
import { TESTED } from '@showboat/games/testing';
import { expect, test } from 'vitest';
import { checkWins } from './check';

const POSITIONS = 25;

const games = TESTED.flatMap(({ id, turns }) => (turns ? [{ id, turns }] : []));

/** The same player with its eyes shut: it sees no turn that wins, whether it has learned or not. */
const overlooking = <State, Move, Options extends OptionValues>(turns: Turns<State, Move, Options>): typeof turns => {
  const shut = (mind: Mind<State, Move>): Mind<State, Move> => ({
    ...mind,
    choices: (state, which) => {
      const all = mind.choices(state, which);
      const seat = turns.game.actor(state);
      const others = all.filter((choice) => !choice.wins && typeof seat === 'number' && !turns.isWon(choice.state, seat));
      return others.length > 0 ? others : all;
    },
  });
  const { mind } = turns;
  return { ...turns, mind: withByHand(shut(mind), shut(mind.byHand ?? mind)) };
};

test.each(games)('no level from Mate up overlooks a turn that wins: $id', ({ turns }) => {
  const { positions, missed, examples } = turns.use((one) => checkWins(one, POSITIONS, 'quick'));
  expect(positions).toBe(POSITIONS);
  expect(examples).toEqual([]);
  expect(missed).toEqual({ mate: 0, captain: 0, commodore: 0, advice: 0 });
});

test.each(games)('a mind that does is found out: $id', ({ turns }) => {
  const { missed } = turns.use((one) => checkWins(overlooking(one), 5, 'quick'));
  expect(Math.min(...Object.values(missed))).toBeGreaterThan(0);
});
