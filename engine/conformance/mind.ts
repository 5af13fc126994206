import { describe, expect, test } from 'vitest';
import type { Player } from '../mind';
import type { OptionValues } from '../options';
import {
  type Asked,
  type MindCheck,
  type PositionPlan,
  checkBestFirst,
  checkEndings,
  checkLegal,
  checkSeen,
  checkStyles,
  checkValues,
  checkWhole,
  decisionsOf,
  placeAtFirstGlance,
  positionsOf,
} from './mind-checks';

/** What every mind must satisfy. A new property goes here, and a mind that violates it into the test beside this file. */
export const MIND_PROPERTIES = {
  'every move of every choice is legal, and leads where the choice says': checkLegal,
  'a choice goes on to where chance or another seat decides, or to the end of the turn': checkWhole,
  'there is something to choose, the best for the seat first': checkBestFirst,
  'values are between 0 and 1, one for every seat, at any moment': checkValues,
  'at the end a better place is worth more, and the same place the same': checkEndings,
  'it sees no more than the view: own choices are the same on it': checkSeen,
  'styles are between -1 and 1, and a steady one likes nothing better': checkStyles,
} as const satisfies Readonly<Record<string, MindCheck>>;

export interface MindPlan<State, Move> extends PositionPlan, Partial<Pick<Asked<State, Move>, 'isWhole' | 'isLikelyFewer'>> {
  /** The least number of positions in which a seat decides. */
  readonly decisions: number;
  /** Greedy play against random opponents must win more than `wins` of `games`. */
  readonly trials: readonly {
    readonly options: Readonly<Record<string, string | number | boolean>>;
    readonly seats: number;
    readonly games: number;
    readonly wins: number;
  }[];
}

const MOST_SHOWN = 5;

export const askMind = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  plan: MindPlan<State, Move>,
): Asked<State, Move> => {
  const { game } = player;
  const positions = positionsOf(game, plan);
  return {
    positions,
    decisions: decisionsOf(player, positions),
    isLikelyFewer: plan.isLikelyFewer ?? true,
    isWhole: plan.isWhole ?? ((state, { state: end }) => game.actor(end) !== game.actor(state)),
  };
};

/** The suite for minds. Returns the decisions it looked at, for checks of the game's own. */
export const describeMind = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  plan: MindPlan<State, Move>,
): Asked<State, Move> => {
  const asked = askMind(player, plan);
  describe(`${player.game.id} has a mind for it`, () => {
    test('there are enough decisions', () => {
      expect(asked.decisions.length).toBeGreaterThan(plan.decisions);
    });
    test.each(Object.entries<MindCheck>(MIND_PROPERTIES))('%s', (_title, check) => {
      const problems = check(player, asked);
      expect(problems.slice(0, MOST_SHOWN), `${problems.length} problems`).toEqual([]);
    });
    test.each(plan.trials)(
      'what looks best at first glance beats playing at random: $seats seats',
      ({ options, seats, games, wins }) => {
        const places = Array.from({ length: games }, (_, i) =>
          placeAtFirstGlance(player, { ...options, seats }, i % seats, `greedy/${seats}/${i}`),
        );
        expect(places.filter((place) => place === 1).length).toBeGreaterThan(wins);
      },
    );
  });
  return asked;
};
