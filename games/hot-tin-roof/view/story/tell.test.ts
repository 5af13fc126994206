import { readFileSync } from 'node:fs';
import { type History, parseRecord, setUp, statesFrom, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { COLOURS, LETTERS, type Move, type State, hotTinRoof as game } from '../../game';
import { loadWords } from '../../words/load';
import { loadStoryPhrases } from '../../words/story-phrases';
import { firstFish } from './deeds';
import { tellGame } from './tell';

const textOf = (name: string): string => readFileSync(new URL(`../../records/${name}.txt`, import.meta.url), 'utf8');

const historyOf = (text: string): History<State, Move> => {
  const { options, moves } = unwrap(parseRecord(game, text)).record;
  return { states: statesFrom(game, unwrap(setUp(game, options)), moves), moves, undone: [] };
};

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

const tell = async (history: History<State, Move>) => {
  const call = (seat: number): string => NAMES[seat];
  return tellGame(history, (await loadWords('en')).withNames(call), call, await loadStoryPhrases('en'));
};

const THREE = textOf('fish-three');

test('the story of a game: points by round, fish and cans, and the dearest walk', async () => {
  const told = await tell(historyOf(THREE));
  expect(told.course.rounds).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  expect(told.course.lines.map(({ who, values }) => [who, values.at(-1)])).toEqual([
    ['ginger', 65],
    ['cream', 39],
    ['midnight', 38],
  ]);
  expect(told.places[0].figure).toBe('65 points');
  expect(told.places[0].details).toMatch(/^\d fish · \d+ cans?/);
  // In turn 36: five to Ginger, two to Midnight.
  expect(told.moments).toMatchObject([{ kind: 'toll', title: 'Dearest walk', round: 12, seat: 1 }]);
  expect(told.moments[0].text).toMatch(/^Ben walks from .+ to .+ for 7 cans \(Ada 5 and Cleo 2\)\.$/);
  expect(told.lookAt(told.moments[0].index)?.width).toBeLessThan(told.lookAt(0)?.width ?? 0);
});

test('where nobody ever paid, the first fish is told, if there was one', async () => {
  const { states, moves } = historyOf(THREE);
  const fish = firstFish({ states, moves, undone: [] })?.move ?? -1;
  expect(states[fish].fish).toBe(states[fish + 1].fish + 1);
  const free = moves.map((move) => (move.kind === 'walk' ? { ...move, pays: move.pays.map(() => 0) } : move));
  expect((await tell({ states, moves: free, undone: [] })).moments).toMatchObject([{ kind: 'fish', index: fish + 1 }]);
});

// Everything again from the letters of the record, without the rules.

interface Counted {
  readonly walks: number[];
  readonly built: number[];
  readonly tolls: number[];
}

const countIn = (text: string, seats: number): Counted => {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const counted = { walks: none(), built: none(), tolls: none() };
  for (const [, letter, line] of text.matchAll(/^[1-9]\d*\. ([A-D]) (.*)$/gm)) {
    const seat = LETTERS.findIndex((one) => one === letter);
    const tokens = line.split(' ');
    tokens.forEach((token, i) => {
      if (/^[sl]:/.test(token)) {
        counted.walks[seat]++;
        for (const [, to, cans] of (token.split(':')[2] ?? '').matchAll(/([A-D])(\d+)/g)) {
          const payee = LETTERS.findIndex((one) => one === to);
          if (payee !== seat) counted.tolls[payee] += Number(cans);
        }
      }
      if (i > 0 && /^[gr]\d\d\*?/.test(token)) counted.built[seat]++;
    });
  }
  return counted;
};

describe.each([
  ['fish-three', 3],
  ['fish-deluxe', 4],
  ['stuck', undefined],
])('the awards of %s are true', (name, given) => {
  test('by the letters of its record', async () => {
    const text = textOf(name);
    const seats = given ?? Number(/seats=(\d)/.exec(text)?.[1] ?? 3);
    const told = await tell(historyOf(text));
    const counted = countIn(text, seats);
    const held = (kind: string) => told.awards.find((award) => award.kind === kind)?.whos ?? [];
    const holding = (counts: readonly number[]) => {
      const most = Math.max(...counts);
      const holders = COLOURS.slice(0, seats).filter((_, seat) => counts[seat] === most);
      return most === 0 || holders.length === seats ? [] : holders;
    };
    expect(held('walks')).toEqual(holding(counted.walks));
    expect(held('built')).toEqual(holding(counted.built));
    expect(held('tolls')).toEqual(holding(counted.tolls));
    // The result in the header has everybody's points: "A=65/1".
    const points = [...text.matchAll(/[A-D]=(-?\d+)\/\d/g)].map(([, count]) => Number(count));
    expect(told.course.lines.map(({ values }) => values.at(-1))).toEqual(points);
  });
});
