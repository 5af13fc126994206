import { createRandom, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { type ToyMove, type ToyState, toy } from '../../engine/conformance/toy';
import { type NamedBot, parseBot } from '../names';
import { plainMind } from '../testing/plain-mind';
import { type Contest, drawOf, playDeal } from './deal';
import { pairScores, winsOf } from './report';
import { rotations } from './rotation';
import { runTournament } from './tournament';

const botsOf = (text: string): readonly NamedBot[] =>
  text.split(',').map((name) => parseBot(name) ?? { name, level: 'random', style: 'steady' });

describe('rotation', () => {
  const namesOf = (bots: string, seats: number): readonly string[] =>
    rotations(botsOf(bots), seats).map((seated) => seated.map(({ name }) => name).join(' '));

  test('every bot has every seat once', () => {
    expect(namesOf('captain,mate,greedy', 3)).toEqual(['captain mate greedy', 'mate greedy captain', 'greedy captain mate']);
  });

  test('one against three', () => {
    expect(namesOf('captain,mate,mate,mate', 4)).toEqual([
      'captain mate mate mate',
      'mate mate mate captain',
      'mate mate captain mate',
      'mate captain mate mate',
    ]);
  });

  test('fewer bots than seats, and more', () => {
    expect(namesOf('captain,mate', 3)).toEqual(['captain mate captain', 'mate captain mate']);
    expect(namesOf('captain,mate,greedy', 2)).toEqual(['captain mate', 'mate greedy', 'greedy captain']);
  });

  test('a repeating list is not played twice', () => {
    expect(namesOf('captain,mate,captain,mate', 4)).toEqual(['captain mate captain mate', 'mate captain mate captain']);
    expect(namesOf('mate', 3)).toEqual(['mate mate mate']);
  });
});

const ahead = (state: ToyState): readonly number[] => {
  const total = state.at.reduce((sum, at) => sum + at, 1);
  return state.at.map((at) => at / total);
};

/** Notes the draws of every game, and whose secrets were revealed to another bot. */
const contestWith = (): Contest<ToyState, ToyMove, { seats: number; goal: number }> & { draws: string[]; peeked: number } => {
  const start = unwrap(setUp(toy, { seats: 2, goal: 12 }));
  const mind = plainMind(toy, ahead);
  const noted = {
    draws: [] as string[],
    peeked: 0,
    start,
    isEliminated: () => false,
    mind: {
      ...mind,
      choices: (state: ToyState) => {
        if (state.boosts.filter((boost) => boost > 0).length > 1) noted.peeked++;
        return mind.choices(state);
      },
    },
    game: {
      ...toy,
      chances: (state: ToyState) => {
        if (state === start) noted.draws.push('');
        return toy.chances(state);
      },
      apply: (state: ToyState, move: ToyMove) => {
        if (move.kind === 'deal' || move.kind === 'throw')
          noted.draws[noted.draws.length - 1] += toy.formatMove(state, move).at(-1);
        return toy.apply(state, move);
      },
    },
  };
  return noted;
};

describe('a deal', () => {
  const plan = { bots: botsOf('greedy,random'), seats: 2, seed: 'deal', budget: {} };
  let ticks = 0;
  const now = (): number => ticks++;

  test('has the same draws in all its games, and the next deal has others', () => {
    const contest = contestWith();
    const { games } = playDeal(contest, plan, 0, now);
    expect(games.map(({ seated }) => seated.map(({ name }) => name))).toEqual([
      ['greedy', 'random'],
      ['random', 'greedy'],
    ]);
    playDeal(contest, plan, 1, now);
    const [first, second, other] = contest.draws;
    const length = Math.min(first.length, second.length);
    expect(length).toBeGreaterThan(5);
    expect(first.slice(0, length)).toBe(second.slice(0, length));
    expect(other.slice(0, length)).not.toBe(first.slice(0, length));
  });

  test('draws depend only on the deal and their index', () => {
    expect(drawOf('a', 1, 2)).toBe(drawOf('a', 1, 2));
    expect(new Set([drawOf('a', 1, 2), drawOf('a', 1, 3), drawOf('a', 2, 2), drawOf('b', 1, 2)]).size).toBe(4);
  });

  test('bots are given what their seat sees', () => {
    const contest = contestWith();
    playDeal(contest, plan, 0, now);
    expect(contest.peeked).toBe(0);
  });

  test('decisions and their time are counted for the bot that made them', () => {
    const { games } = playDeal(contestWith(), plan, 0, now);
    for (const { seated } of games) for (const { decisions, seconds } of seated) expect(seconds).toBeCloseTo(decisions / 1000, 9);
  });
});

test('a shared first place is split, and a game without a winner counts for nobody', () => {
  expect(winsOf([1, 2, 3])).toEqual([1, 0, 0]);
  expect(winsOf([1, 1, 3])).toEqual([0.5, 0.5, 0]);
  expect(winsOf([2, 3, 4])).toEqual([0, 0, 0]);
});

test('a table of three counts as three pairings, without those of a bot with itself', () => {
  const seated = ['a', 'b', 'a'].map((name) => ({ name, decisions: 1, seconds: 0, isEliminated: false }));
  expect(pairScores([{ seated, places: [1, 2, 2], ending: 'goal' }], ['a', 'b'])).toEqual([
    [0, 1.5],
    [0.5, 0],
  ]);
});

describe('a tournament', () => {
  const playedBy = (workers: number): ReturnType<typeof runTournament> => {
    const plan = { bots: botsOf('greedy,random'), seats: 2, seed: 'cup', budget: {} };
    const random = createRandom(workers);
    return runTournament({
      names: ['greedy', 'random'],
      endings: toy.endings,
      deals: 60,
      workers,
      play: async (deal) => {
        await new Promise((resolve) => setTimeout(resolve, random() * 5));
        return playDeal(contestWith(), plan, deal, () => 0);
      },
    });
  };

  test('gives the same result with one worker and with several', async () => {
    const reports = await Promise.all([playedBy(1), playedBy(4)]);
    expect(reports[0]).toEqual(reports[1]);
    expect(reports[0]).toMatchObject({ games: 120, deals: 60, stopped: false, endings: { goal: 120, resigned: 0 } });
    const [greedy, other] = reports[0].bots;
    expect(greedy).toMatchObject({ name: 'greedy', games: 120, equalShare: 0.5, eliminated: 0 });
    expect(greedy.winShare + other.winShare).toBeCloseTo(1, 3);
    expect(Object.keys(reports[0].secondsPerTurn)).toEqual(['greedy', 'random']);
  });

  test('stops at the deal that proves a difference, whichever worker plays it', async () => {
    const seated = ['greedy', 'random'].map((name) => ({ name, decisions: 1, seconds: 0, isEliminated: false }));
    const playedWith = (workers: number, isClear: boolean, alpha?: number): ReturnType<typeof runTournament> =>
      runTournament({
        names: ['greedy', 'random'],
        endings: ['goal'],
        deals: 60,
        workers,
        alpha,
        play: async (deal) => {
          await new Promise((resolve) => setTimeout(resolve, (deal * 7) % 5));
          const places = isClear ? (deal % 8 === 0 ? [2, 1] : [1, 2]) : [1 + (deal % 2), 2 - (deal % 2)];
          return { deal, games: [{ seated, places, ending: 'goal' }] };
        },
      });
    const clear = await Promise.all([playedWith(1, true, 0.01), playedWith(4, true, 0.01)]);
    expect(clear[0]).toEqual(clear[1]);
    expect(clear[0]).toMatchObject({ stopped: true, deals: 20 });
    expect(await playedWith(2, true)).toMatchObject({ stopped: false, deals: 60 });
    expect(await playedWith(2, false, 0.01)).toMatchObject({ stopped: false, deals: 60 });
  });
});
