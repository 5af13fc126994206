import { readFileSync } from 'node:fs';
import { type History, parseRecord, setUp, statesFrom, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { COLOURS, FLOORS_OF, type CityName, type Move, type State, patrician as game } from '../../game';
import { loadWords } from '../../words/load';
import { loadStoryPhrases } from '../../words/story-phrases';
import { bestBuilding } from './deeds';
import { tellGame } from './tell';

const textOf = (name: string): string => readFileSync(new URL(`../../records/${name}.txt`, import.meta.url), 'utf8');

const historyOf = (text: string): History<State, Move> => {
  const { options, moves } = unwrap(parseRecord(game, text)).record;
  return { states: statesFrom(game, unwrap(setUp(game, options)), moves), moves, undone: [] };
};

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

const tell = async (text: string) =>
  tellGame(historyOf(text), await loadWords('en'), (seat) => NAMES[seat], await loadStoryPhrases('en'));

const THREE = textOf('all-scored-house-rules');

test('the story of a game: points by round, by kind, and the best building', async () => {
  const told = await tell(THREE);
  expect(told.course.rounds).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  expect(told.course.lines.map(({ who, values }) => [who, values.at(-1)])).toEqual([
    ['black', 39],
    ['white', 41],
    ['red', 55],
  ]);
  expect(told.places.map(({ figure }) => figure)).toEqual(['39 points', '41 points', '55 points']);
  expect(told.moments).toHaveLength(1);
  expect(told.moments[0]).toMatchObject({ kind: 'building', title: 'Best building' });
  expect(told.moments[0].text).toMatch(/^(Ada|Ben|Cleo) completes \w+.* wins \d+ points.*\.$/);
  expect(told.lookAt(told.moments[0].index)?.width).toBeLessThan(told.lookAt(0)?.width ?? 0);
});

test('the best building brought most to one player; of equals the first', () => {
  const built = (move: number, points: readonly number[]) => ({ move, city: 0, builder: 0, points });
  expect(bestBuilding([built(1, [3, 6]), built(2, [9, 0]), built(3, [0, 9])])).toMatchObject({ move: 2, winner: 0 });
  expect(bestBuilding([])).toBeUndefined();
});

// Everything again from the letters of the record, without the rules.

interface Counted {
  readonly towers: number[];
  readonly cities: number[];
  readonly moves: number[];
}

const controller = (tower: readonly number[]): number => {
  const floors = (seat: number): number => tower.filter((one) => one === seat).length;
  return [...tower].sort((a, b) => floors(b) - floors(a) || tower.lastIndexOf(b) - tower.lastIndexOf(a))[0];
};

const countIn = (text: string, seats: number): Counted => {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const counted = { towers: none(), cities: none(), moves: none() };
  const standing = new Map<string, Record<'A' | 'B', number[]>>();
  const at = (city: string): Record<'A' | 'B', number[]> => {
    const towers = standing.get(city) ?? { A: [], B: [] };
    standing.set(city, towers);
    return towers;
  };
  for (const [, colour, line] of text.matchAll(/^[1-9]\d*\. (\w+) (.*)$/gm)) {
    const seat = COLOURS.findIndex((one) => one === colour);
    const [card, ...tokens] = line.split(' ');
    const city = card.split('-')[0];
    for (const token of tokens) {
      if (token === 'A' || token === 'B') {
        const towers = at(city);
        towers[token].push(seat);
        // A record that names another city would have no such key.
        if (towers.A.length + towers.B.length === FLOORS_OF[city as CityName]) {
          counted.cities[seat]++;
          for (const tower of [towers.A, towers.B]) counted.towers[controller(tower)]++;
        }
      }
      const [, where, from] = /^move:(\w+):([AB])/.exec(token) ?? [];
      if (where === undefined) continue;
      counted.moves[seat]++;
      const towers = at(where);
      const floor = towers[from === 'A' ? 'A' : 'B'].pop();
      if (floor !== undefined) towers[from === 'A' ? 'B' : 'A'].push(floor);
    }
  }
  return counted;
};

describe.each([
  ['all-scored-house-rules', 3],
  ['all-scored-late-messengers', 5],
  ['all-scored-two', 2],
])('the awards of %s are true', (name, seats) => {
  test('by the letters of its record', async () => {
    const text = textOf(name);
    const told = await tell(text);
    const counted = countIn(text, seats);
    const held = (kind: string) => told.awards.find((award) => award.kind === kind)?.whos ?? [];
    const given = (counts: readonly number[]) => {
      const most = Math.max(...counts);
      const holders = COLOURS.filter((_, seat) => counts[seat] === most);
      return most === 0 || holders.length === seats ? [] : holders;
    };
    expect(held('towers')).toEqual(given(counted.towers));
    expect(held('cities')).toEqual(given(counted.cities));
    expect(held('moves')).toEqual(given(counted.moves));
    // The result in the header has everybody's points: "1/2:55" is place, seat, points.
    const points = Array.from({ length: seats }, () => 0);
    for (const [, seat, count] of text.matchAll(/\d+\/(\d+):(\d+)/g)) points[Number(seat)] = Number(count);
    expect(told.course.lines.map(({ values }) => values.at(-1))).toEqual(points);
    let run = 0;
    let before: number | undefined;
    const runs = Array.from({ length: seats }, () => 0);
    for (const leader of told.course.leaders) {
      run = leader === before ? run + 1 : 1;
      before = leader;
      if (leader !== undefined) runs[leader] = Math.max(runs[leader], run);
    }
    const longest = Math.max(...runs);
    expect(held('lead')).toEqual(longest < 2 ? [] : COLOURS.filter((_, seat) => runs[seat] === longest));
  });
});
