import { type Choice, STYLES, type Style, createRandom } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { type ToyMove, type ToyState, toy } from '../engine/conformance/toy';
import { decide } from './decide';
import { LEVELS, type LevelId, STYLE_MARGIN } from './levels';
import { OFFERED_LEVELS } from './offered-levels';
import { plainMind } from './testing/plain-mind';

// The toy: two runners, a die, and a secret boost that can be spent once.
const CHOOSING: ToyState = {
  options: { seats: 2, goal: 10 },
  at: [4, 6],
  boosts: [2, -1],
  turn: 3,
  phase: { kind: 'choose', pips: 1 },
};

const ahead = (state: ToyState): readonly number[] => {
  const total = state.at.reduce((sum, at) => sum + at, 0);
  return state.at.map((at) => at / total);
};

const player = { game: toy, mind: plainMind(toy, ahead) };
const levels = Object.keys(LEVELS) as LevelId[];

describe('the levels', () => {
  test('every one has a title and one sentence about it', () => {
    for (const { title, label } of Object.values(LEVELS)) {
      expect(title).toMatch(/^[A-Z][a-z]+$/);
      expect(label).toMatch(/^[A-Z].*[^.]\.$/);
    }
  });

  test('four are offered: the lower ones count iterations, the top one has a time limit with a cap', () => {
    expect(OFFERED_LEVELS).toEqual(['deckhand', 'mate', 'captain', 'commodore']);
    expect(OFFERED_LEVELS.map((level) => LEVELS[level].thinking.kind)).toEqual(['glance', 'search', 'search', 'timed']);
    expect(LEVELS.captain.thinking.iterations).toBeGreaterThan(LEVELS.mate.thinking.iterations);
    const { least, most } = LEVELS.commodore.thinking;
    expect(least).toBeGreaterThan(LEVELS.captain.thinking.iterations);
    expect(most).toBeGreaterThan(least);
  });
});

describe('a decision', () => {
  test.each(levels)('of %s is legal, and the same for the same seed', (level) => {
    const twice = [1, 2].map(() =>
      decide(player, CHOOSING, 0, { level, style: 'steady' }, { random: createRandom(level), iterations: 50 }),
    );
    expect(toy.legalMoves(CHOOSING)).toContainEqual(twice[0].moves[0]);
    expect(twice[0]).toEqual(twice[1]);
  });

  test('of the greedy level is what looks best', () => {
    const { moves } = decide(player, CHOOSING, 0, { level: 'greedy', style: 'steady' }, { random: createRandom(1) });
    expect(moves).toEqual([{ kind: 'boost' }]);
  });

  test('is made as the game says that a level thinks, where it says so', () => {
    const mind = { ...player.mind, thinking: { captain: { kind: 'search', iterations: 12 } } } as const;
    const iterationsOf = (level: LevelId): number =>
      decide({ game: toy, mind }, CHOOSING, 0, { level, style: 'steady' }, { random: createRandom(1) }).iterations;
    expect(iterationsOf('captain')).toBe(12);
    expect(iterationsOf('mate')).toBe(LEVELS.mate.thinking.iterations);
  });

  test('is made by hand where a level has not learned, and by what was learned where it has', () => {
    const alone = { ...player.mind, choices: (state: ToyState) => player.mind.choices(state).toReversed() };
    const contrary = { ...alone, byHand: player.mind };
    const movesOf = (level: LevelId, mind: typeof player.mind): readonly ToyMove[] =>
      decide({ game: toy, mind }, CHOOSING, 0, { level, style: 'steady' }, { random: createRandom(1), iterations: 1 }).moves;
    expect(movesOf('mate', contrary)).toEqual(movesOf('mate', player.mind));
    expect(movesOf('greedy', contrary)).not.toEqual(movesOf('greedy', player.mind));
    expect(movesOf('mate', alone)).not.toEqual(movesOf('mate', player.mind));
  });

  test('uses the iterations it was given, or none where there is no choice', () => {
    const bot = { level: 'captain', style: 'steady' } as const;
    const random = createRandom(1);
    expect(decide(player, CHOOSING, 0, bot, { random, iterations: 37 }).iterations).toBe(37);
    const spent: ToyState = { ...CHOOSING, boosts: [0, -1] };
    expect(decide(player, spent, 0, bot, { random })).toMatchObject({ moves: [{ kind: 'walk' }], iterations: 0 });
  });

  test('is the turn that wins, whatever else a style likes or looks better, and nobody gives up before it', () => {
    const blind = plainMind(
      toy,
      (state) => (toy.outcome(state) ? [0.5, 0.5] : [0.6, 0.4]),
      (_, { moves }) => (moves[0].kind === 'walk' ? 1 : -1),
    );
    const mind = { ...blind, surrender: () => ({ kind: 'walk' }) as const };
    // A boost of 2 is enough for the last three steps.
    const near: ToyState = { ...CHOOSING, at: [7, 6], boosts: [2, 1] };
    for (const level of ['greedy', 'mate', 'captain', 'commodore'] as const)
      for (const style of STYLES)
        expect(decide({ game: toy, mind }, near, 0, { level, style }, { random: createRandom(1), iterations: 20 })).toMatchObject(
          {
            moves: [{ kind: 'boost' }],
            iterations: 0,
          },
        );
  });

  test('uses its time, but no fewer iterations than its level needs and no more than its cap', () => {
    const bot = { level: 'commodore', style: 'steady' } as const;
    const iterationsWith = (step: number, milliseconds?: number): number => {
      let time = 0;
      const now = (): number => (time += step);
      const budget = milliseconds === undefined ? {} : { milliseconds };
      return decide(player, CHOOSING, 0, bot, { random: createRandom(1), now, ...budget }).iterations;
    };
    const { least, most } = LEVELS.commodore.thinking;
    expect(iterationsWith(1e9)).toBeGreaterThanOrEqual(least);
    expect(iterationsWith(1e9)).toBeLessThan(least + 100);
    expect(iterationsWith(0)).toBe(most);
    expect(iterationsWith(10, 100)).toBeLessThan(least);
  });

  test('is to resign when the mind says so', () => {
    const mind = { ...player.mind, surrender: (_: ToyState, seat: number): ToyMove => ({ kind: 'resign', seat }) };
    const decideAs = (level: LevelId): string =>
      decide({ game: toy, mind }, CHOOSING, 0, { level, style: 'steady' }, { random: createRandom(1) }).moves[0].kind;
    expect((['deckhand', 'greedy', 'mate'] as const).map(decideAs)).toEqual(['resign', 'resign', 'resign']);
    expect(decideAs('random')).not.toBe('resign');
  });

  test('comes at once when it is stopped', () => {
    const resources = { random: createRandom(1), iterations: 1e9, isStopped: () => true };
    expect(decide(player, CHOOSING, 0, { level: 'mate', style: 'steady' }, resources).iterations).toBeLessThan(100);
  });
});

describe('a deckhand', () => {
  const { thinking } = LEVELS.deckhand;
  const moved = (worth: number, attention: number = thinking.attention): string[] => {
    const looking = plainMind(toy, (state) => (state.boosts[0] === 0 ? [0.5, 0.5] : [worth, 1 - worth]));
    const mind = { ...looking, thinking: { deckhand: { ...thinking, attention } } };
    const decideWith = (seed: number): string =>
      decide({ game: toy, mind }, CHOOSING, 0, { level: 'deckhand', style: 'steady' }, { random: createRandom(seed) }).moves[0]
        .kind;
    return [...new Set(Array.from({ length: 100 }, (_, seed) => decideWith(seed)))].sort();
  };

  test('makes mistakes: it looks at a few turns only', () => {
    expect(moved(0.48, 1)).toEqual(['boost', 'walk']);
    expect(moved(0.48)).toEqual(['boost']);
  });

  test('but none that is hopeless', () => {
    expect(moved(0.05, 1)).toEqual(['boost']);
    expect(moved(0.5 * (1 - thinking.hopeless) - 0.001, 1)).toEqual(['boost']);
    expect(moved(0.5 * (1 - thinking.hopeless) + 0.001, 1)).toEqual(['boost', 'walk']);
  });
});

describe('a style', () => {
  const moved = (cost: number, style: Style, liking = 1): string => {
    const likesWalking = (_: ToyState, { moves }: Choice<ToyState, ToyMove>, likes: Style): number =>
      likes === 'thrifty' && moves[0].kind === 'walk' ? liking : 0;
    const mind = plainMind(toy, (state) => (state.boosts[0] === 0 ? [0.5, 0.5] : [0.5 - cost, 0.5]), likesWalking);
    const random = createRandom('style');
    return decide({ game: toy, mind }, CHOOSING, 0, { level: 'greedy', style }, { random }).moves[0].kind;
  };

  test('decides between choices that are nearly equal', () => {
    expect(STYLES.map((style) => moved(STYLE_MARGIN / 2, style))).toEqual(['boost', 'boost', 'walk', 'boost']);
  });

  test('never pays more than the margin, however much it likes something', () => {
    expect([0.99, 1.01].map((share) => moved(STYLE_MARGIN * share, 'thrifty', 5))).toEqual(['walk', 'boost']);
    expect(STYLES.map((style) => moved(STYLE_MARGIN * 1.01, style))).toEqual(['boost', 'boost', 'boost', 'boost']);
  });
});
