import { readFileSync } from 'node:fs';
import { type History, distance, parseRecord, setUp, statesFrom, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { CELLS_ON_TILE, type Move, type State, TILE_BY_ID, cellsIn, mississippiQueen as game } from '../../game';
import { loadWords } from '../../words/load';
import { loadStoryPhrases } from '../../words/story-phrases';
import { hexOf } from '../layout';
import { biggestPush, firstLanding } from './deeds';
import { courseOf, stepsHome, wholeRiver } from './voyage';
import { tellVoyage } from './tell';

const voyageOf = (text: string): History<State, Move> => {
  const { options, moves } = unwrap(parseRecord(game, text)).record;
  return { states: statesFrom(game, unwrap(setUp(game, options)), moves), moves, undone: [] };
};

const recordOf = (name: string): string => readFileSync(new URL(`../../records/${name}.txt`, import.meta.url), 'utf8');

const tell = async (voyage: History<State, Move>, language: 'en' | 'de' = 'en') =>
  tellVoyage(voyage, await loadWords(language), await loadStoryPhrases(language));

const SCHOOL = recordOf('places-settled-school');
const RACE = recordOf('places-settled');

test('the course of a race: spaces behind the first, passengers, landings', () => {
  const { rounds, lines, leaders } = courseOf(voyageOf(RACE));
  expect(rounds).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
  expect(lines.map(({ who, home, marks }) => ({ who, home, marks }))).toEqual([
    { who: 'beige', home: 25, marks: [4, 6] },
    { who: 'grey', home: undefined, marks: [2, 14] },
    { who: 'brown', home: 26, marks: [11, 17] },
  ]);
  expect(lines[1].values.slice(0, 6)).toEqual([1, 0, 2, 1, 1, 1]);
  // A ship that has landed is no longer behind anybody, and the lead is over with the first.
  expect(lines[0].values.slice(-2)).toEqual([0, undefined]);
  expect(leaders.slice(-2)).toEqual([0, undefined]);
});

test('the story of a race, in words that only it can have', async () => {
  const told = await tell(voyageOf(RACE));
  expect(told.sentence).toBe(
    'Aurora is first at the pier, in round 26. Aurora and Belle took the lead from each other five times.',
  );
  expect(told.second).toBe('Second, by two lengths');
  expect(told.places).toEqual([
    { figure: 'round 26', details: '0 coal left' },
    { figure: '1 short', details: '0 coal left' },
    { figure: 'round 27', details: '1 coal left' },
  ]);
  expect(told.moments).toEqual([
    {
      kind: 'push',
      title: 'Biggest push',
      text: 'Aurora pushes Belle, then first, back upstream. Belle falls to second.',
      round: 3,
      index: 41,
      move: 40,
      seat: 0,
    },
  ]);
  expect(told.sayRound(2)).toBe('Round 3. Aurora leads, Cora 1 behind, Belle 2 behind. Belle takes a passenger.');
  expect(told.sayRound(26)).toBe('Round 27. Belle 1 behind. Cora lands.');
  expect((await tell(voyageOf(RACE), 'de')).sayRound(26)).toBe('Runde 27. Belle 1 dahinter. Cora legt an.');
});

test('who was next when the first one landed', () => {
  const voyage = voyageOf(SCHOOL);
  const home = stepsHome(voyage.states[voyage.states.length - 1]);
  // Aurora lands in round 6, before Belle and Cora have moved.
  const landing = firstLanding(voyage, home);
  expect(landing).toMatchObject({ racer: 0, next: { racer: 2 } });
  expect(game.notation.numberOf(voyage.states[landing?.move ?? 0])).toBe(6);
});

test('without a push the closest call is told', async () => {
  const { states, moves } = voyageOf(SCHOOL);
  const from = moves.findLastIndex(({ kind }) => kind === 'push') + 1;
  const told = await tell({ states: states.slice(from), moves: moves.slice(from), undone: [] });
  expect(told.moments).toMatchObject([
    { kind: 'close', title: 'Closest call', text: 'Aurora lands with Cora only five spaces away from the pier.', seat: 0 },
  ]);
});

test('the biggest push costs most places, then most spaces', () => {
  const push = { pusher: 'red', pushed: 'grey', back: 1, placeBefore: 2, placeAfter: 2 } as const;
  const far = { ...push, move: 1, back: 2 };
  const deep = { ...push, move: 2, placeBefore: 1, placeAfter: 3 };
  expect(biggestPush([{ ...push, move: 0 }, far])).toBe(far);
  expect(biggestPush([far, deep, { ...push, move: 3 }])).toBe(deep);
  expect(biggestPush([])).toBeUndefined();
});

test.each(['first-landing', 'places-settled-both-boats', 'survivor', 'round-limit'])(
  '%s: every seat has a place, every round a sentence, and pictures show something',
  async (name) => {
    const voyage = voyageOf(recordOf(name));
    const told = await tell(voyage);
    const last = voyage.states[voyage.states.length - 1];
    expect(told.places).toHaveLength(last.options.seats);
    expect(told.sentence).toMatch(/\w+.*\.$/);
    told.course.rounds.forEach((round, column) => expect(told.sayRound(column)).toMatch(new RegExp(`^Round ${round}\\. .+\\.$`)));
    for (const { index } of told.moments) expect(told.lookAt(index)?.width).toBeGreaterThan(100);
  },
);

// Everything again from the letters of the record, without the rules.

interface Counted {
  readonly pushes: Record<string, number>;
  readonly pushed: Record<string, number>;
  readonly burnt: Record<string, number>;
  readonly boarded: Record<string, number[]>;
}

const countIn = (text: string): Counted => {
  const counted: Counted = { pushes: {}, pushed: {}, burnt: {}, boarded: {} };
  const speeds: Record<string, number> = {};
  const add = (counts: Record<string, number>, ship: string, by = 1): void => void (counts[ship] = (counts[ship] ?? 0) + by);
  for (const [, round, line] of text.matchAll(/^(\d+)\. (.*)$/gm)) {
    if (line.startsWith('chance') || line.includes('beige @0  grey @0')) continue;
    const tokens = line.split(/\s+/);
    const mover = tokens[0];
    let by = mover;
    let turns = 0;
    tokens.slice(1).forEach((token, i) => {
      if (/^[a-z]{4,}$/.test(token)) by = token;
      else if (token.startsWith('=')) {
        const speed = Number(token.slice(1));
        // One faster or slower is free.
        add(counted.burnt, by, Math.max(0, Math.abs(speed - (speeds[by] ?? 1)) - 1));
        speeds[by] = speed;
      } else if (token === 'l' || token === 'r') turns++;
      else if (token === 'p') (counted.boarded[by] ??= []).push(Number(round));
      else if (token.startsWith('x')) {
        add(counted.pushes, by);
        add(counted.pushed, tokens[i + 2]);
      }
    });
    // One turn of the bow is free.
    add(counted.burnt, mover, Math.max(0, turns - 1));
  }
  return counted;
};

const best = (counts: Record<string, number>, pick: (...numbers: number[]) => number, among: readonly string[]): string[] => {
  const most = pick(...among.map((ship) => counts[ship] ?? 0));
  return among.filter((ship) => (counts[ship] ?? 0) === most);
};

describe.each([
  ['a race', RACE, ['beige', 'brown']],
  ['the driving school', SCHOOL, ['beige', 'brown']],
])('the awards of %s are true', (_, text, landed) => {
  const all = ['beige', 'grey', 'brown'];
  const counted = countIn(text);

  test('by the letters of its record', async () => {
    const { awards } = await tell(voyageOf(text));
    const held = (kind: string): readonly string[] => awards.find((award) => award.kind === kind)?.whos ?? [];
    const given = (counts: Record<string, number>, least: number): readonly string[] => {
      const holders = best(counts, Math.max, all);
      return (counts[holders[0]] ?? 0) < least || holders.length === all.length ? [] : holders;
    };
    expect(held('pushes')).toEqual(given(counted.pushes, 1));
    expect(held('pushed')).toEqual(given(counted.pushed, 2));
    const thrifty = best(counted.burnt, Math.min, landed);
    expect(held('thrift')).toEqual(thrifty.length === landed.length ? [] : thrifty);
    const full = all.filter((ship) => (counted.boarded[ship]?.length ?? 0) > 1);
    const first = Math.min(...full.map((ship) => counted.boarded[ship][1]));
    expect(held('full')).toEqual(full.filter((ship) => counted.boarded[ship][1] === first));
  });

  test('and by distances measured on the map', async () => {
    const voyage = voyageOf(text);
    const last = voyage.states[voyage.states.length - 1];
    const river = wholeRiver(last.river);
    // Water beside water, on the same tile or the next: whatever the chart of the rules says.
    const places = river.tiles.flatMap(({ id }, tile) => {
      const land = cellsIn(id === 'start' ? 'a1 e1' : TILE_BY_ID.get(id)?.land);
      return Array.from({ length: CELLS_ON_TILE }, (__, cell) => cell).flatMap((cell) =>
        land.includes(cell) ? [] : [tile * CELLS_ON_TILE + cell],
      );
    });
    const isBeside = (a: number, b: number): boolean =>
      Math.abs(Math.floor(a / CELLS_ON_TILE) - Math.floor(b / CELLS_ON_TILE)) < 2 &&
      distance(hexOf(river, a), hexOf(river, b)) === 1;
    const steps = stepsHome(last);
    const wrong = places.filter((place) => {
      const near = places.filter((other) => isBeside(place, other)).map((other) => steps[other]);
      return steps[place] > 0 && steps[place] < Infinity && steps[place] !== 1 + Math.min(...near);
    });
    expect(wrong).toEqual([]);
    const { course, awards } = await tell(voyage);
    // The longest run of columns in which the leader is nobody's second.
    const runs = course.lines.map((line, at) => {
      let run = 0;
      return Math.max(
        ...line.values.map((value, column) => {
          run = course.leaders[column] === at ? run + 1 : 0;
          // Whoever leads is behind nobody.
          return value === 0 ? run : 0;
        }),
      );
    });
    const longest = Math.max(...runs);
    const holders = course.lines.filter((__, at) => runs[at] === longest).map(({ who }) => who);
    const award = awards.find(({ kind }) => kind === 'lead');
    expect(award?.whos ?? []).toEqual(longest < 2 || holders.length === 3 ? [] : holders);
    expect(award?.text ?? String(longest)).toContain(String(longest));
  });
});
