import { readFileSync } from 'node:fs';
import { type Refusal, createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import { END_BARS } from '../rules/explain';
import { REFUSALS } from '../rules/refusals';
import { ENDINGS, SHIP_IDS } from '../rules/state';
import { position, run, sketchJson } from '../testing/sketch';
import { en } from './en';
import { SAYABLE } from './en-refusals';
import { SETUP_CODES, TEXT_CODES } from './words';

/** Everything a refusal may tell. */
const DETAIL = {
  needed: 2,
  left: 1,
  lowest: 1,
  highest: 6,
  ship: 'red',
  speed: 3,
  tile: 'A7',
  place: '1c2',
  steps: 5,
  points: 3,
  text: 'zz',
};
const MORE = {
  given: '9',
  expected: '<=6',
  count: 1,
  seat: 0,
  seats: 2,
  ships: 7,
  spaces: 6,
  stations: 1,
  waiting: 3,
  tiles: 2,
  next: 4,
};
const detail = { ...DETAIL, ...MORE };

describe('every refusal has a sentence', () => {
  test.each([...Object.entries(REFUSALS), ...Object.entries(END_BARS)])('%s (%s)', (code, rule) => {
    const said = en.sayRefusal({ code, rule, detail });
    expect(said).toMatch(/^[A-Z"].*\.$/);
    expect(said.endsWith(`(${rule}).`)).toBe(rule !== 'FORMAT');
    expect(said).not.toMatch(/undefined|refused|\bnull\b/);
  });

  test.each([...SETUP_CODES, ...TEXT_CODES])('%s', (code) => {
    const said = en.sayRefusal({ code, rule: 'MQ-SET-7', field: 'ships[0].x', detail });
    expect(said).toMatch(/^ships\[0\]\.x: .*\(MQ-SET-7\)$/);
    expect(said).not.toMatch(/undefined|refused/);
  });

  test('the codes in the sources of the rules are all known', () => {
    const found = ['setup.ts', 'position.ts', 'position-shape.ts', 'notation.ts'].flatMap((file) => {
      const source = readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8');
      return [
        ...source.matchAll(/(?:\b(?:bad|say|refusal)\(|\b(?:code:|code =|\?|:))\s*(?:isBlack\s*\?\s*)?'([a-z]+(?:-[a-z]+)+)'/g),
      ].map(([, code]) => code);
    });
    expect(found.length).toBeGreaterThan(40);
    const others = ['mississippi-queen', 'one-boat', 'both-boats', 'new-waters', 'first-tile', 'black-rose', 'round-limit'];
    expect(found.filter((code) => !SAYABLE.includes(code) && !others.includes(code))).toEqual([]);
  });
});

describe('sentences', () => {
  const inLine = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/1/1/-', grey: '0c2/0/3/2/-', brown: '0a2/0/1/6/-' } });
  const said = (line: string): string => {
    const [last = '', ...before] = line.split(' ').toReversed();
    const now = before.length > 0 ? run(inLine, before.toReversed().join(' ')) : inLine;
    const refusal = game.refuse(now, unwrap(game.parseMove(now, last)));
    return refusal ? en.sayRefusal(refusal) : 'legal';
  };

  test.each([
    ['=1 f', 'A push needs 2 movement points, 1 is left (MQ-PUSH-2).'],
    ['=6', 'This change of speed needs 4 coal, 1 is left (MQ-SPD-1).'],
    ['f', 'A turn begins with setting the speed (MQ-TURN-2).'],
    ['=2 .', 'All movement points must be spent first, 2 are left (MQ-MOVE-1).'],
    ['=1 l f l l', 'A turn after the free one needs 1 coal, none is left (MQ-MOVE-5).'],
    ['=1 r f p', 'A passenger boards only where the movement ends at the jetty of a station (MQ-PAS-2).'],
  ])('%s: %s', (line, sentence) => {
    expect(said(line)).toBe(sentence);
  });

  const parse = (change: Readonly<Record<string, unknown>>): string => {
    const sketch = sketchJson({
      river: 'S A5, S A10',
      ships: { beige: '0c1/0/1/1/-', grey: '0c2/0/3/2/-', brown: '0a2/0/1/6/-' },
    });
    const parsed = game.parsePosition({ ...sketch, ...change });
    return parsed.ok ? 'a position' : en.sayRefusal(parsed.refusal);
  };
  const ship = { id: 'grey', seat: 1, at: '0c2', heading: 0, speed: 3, coal: 2, aboard: [], status: 'sailing' };
  const beige = { ...ship, id: 'beige', seat: 0, at: '0c1' };

  test.each([
    [{ ships: [beige, { ...ship, coal: 9 }] }, 'ships[1].coal: must be 0 to 6, was 9 (MQ-COMP-3)'],
    [{ ships: [beige, { ...ship, speed: null }] }, 'ships[1].speed: must be 1 to 6, was null (MQ-COMP-3)'],
    [
      { ships: [beige, { ...ship, at: '0c1' }] },
      'ships[1].at: must be a space of its own, another ship lies on "0c1" (MQ-MOVE-4)',
    ],
    [{ ships: [beige, { ...ship, at: '0e1' }] }, 'ships[1].at: must be water, "0e1" is land (MQ-MOVE-3)'],
    [
      { ships: [beige, { ...ship, coal: null }] },
      'ships[1].coal: must be a number from 0 to 6, only the Black Rose has null (BR-ROSE-4)',
    ],
    [{ ships: {} }, 'ships: must be a list of 1 to 8 ships, was an object (MQ-COMP-4)'],
    [{ river: ['start', 'S Z9'] }, 'river[1]: must name a known tile, Z9 is none (MQ-TILE-3)'],
    [{ waiting: { 1: 'two' } }, 'waiting.1: must be 0 to 2, was "two" (MQ-PAS-1)'],
    [{ pier: 'S' }, 'pier: must be null while 1 tile is still in the stack (MQ-RIV-4)'],
    [{ next: 7 }, 'next: must be the index in order of a ship that is sailing, was 7'],
    [{ round: undefined }, 'round: is missing, must be 1 to 100000 (MQ-TURN-1)'],
    [{ crew: 1 }, 'crew: is not a field of a position'],
  ])('%j', (change, sentence) => {
    expect(parse(change)).toBe(sentence);
  });

  test('in a record the token stands beside the line', () => {
    const refusal: Refusal = {
      code: 'push-points',
      rule: 'MQ-PUSH-2',
      field: 'line 7',
      detail: { needed: 2, left: 1, token: 'f' },
    };
    expect(en.sayRefusal(refusal)).toBe('line 7, "f": A push needs 2 movement points, 1 is left (MQ-PUSH-2)');
  });
});

describe('moves', () => {
  const state = position({
    river: 'S A5, R A10, S A9',
    waiting: { 1: 1 },
    ships: { beige: '0c1/0/2/4/-', red: '0c2/0/2/2/-', crimson: '1d3/1/1/6/-', white: '0b2/0/2/3/-' },
    seats: 2,
    options: { boatsEach: 2 },
  });
  const menu = (line: string): readonly string[] => {
    const now = line === '' ? state : run(state, line);
    return game.legalMoves(now).map((move) => en.describeMove(now, move));
  };

  test('speeds have their price', () => {
    expect(menu('')).toEqual([
      'set speed 1',
      'keep speed 2',
      'set speed 3',
      'set speed 4 (1 coal)',
      'set speed 5 (2 coal)',
      'set speed 6 (3 coal)',
    ]);
  });

  test('steps tell where they lead and whom they push', () => {
    expect(menu('=2')).toEqual(['steam ahead to 0c2 and push red', 'turn to port, free', 'turn to starboard, free']);
    expect(menu('=2 r')).toContain('turn to port for 1 coal');
  });

  test('pushes and headings are told by the river', () => {
    expect(menu('=2 f')).toEqual([
      'push red downstream to 0c3',
      'push red downstream right to 0d3',
      'push red upstream right to 0d2',
      'push red downstream left to 0b3',
    ]);
    expect(menu('=2 f x0')[3]).toBe('point red upstream');
  });

  test('coal is given and taken', () => {
    expect(menu('=2 f x1 @0')).toEqual(
      expect.arrayContaining(['take 2 coal from white', 'give 3 coal to white', 'end the turn']),
    );
  });

  test('names', () => {
    expect(SHIP_IDS.map((id) => en.nameShip(id))).toEqual([
      'Beige',
      'Grey',
      'Brown',
      'Red',
      'Green',
      'White',
      'Crimson',
      'the Black Rose',
    ]);
    expect(en.nameSeat(state, 0)).toBe('Beige and White');
  });

  test('a space can be asked about', () => {
    expect(en.answer(state, '0c4')).toMatch(/^The ship can end on 0c4 for \d coal: =/);
    expect(en.answer(state, '0a1')).toBe('A turn ends on water, 0a1 is land (MQ-MOVE-3).');
    expect(en.answer(state, 'why')).toBeUndefined();
  });
});

test('whole games can be told: every move, every event, every table', () => {
  for (const [index, preset] of game.presets.entries()) {
    const start = unwrap(setUp(game, { ...preset.options, seats: preset.seats[0] }));
    const onMove = (state: typeof start, move: ReturnType<typeof game.legalMoves>[number]): void => {
      const events = en.describeEvent(state, move, game.apply(state, move));
      const lines = [
        en.describeMove(state, move),
        ...events.flatMap(({ who, what }) => [who, ...what]),
        ...en.describeTable(state, 0),
        en.drawNear(state, 1),
      ];
      expect(lines.filter((line) => line === '' || /undefined|NaN|object/.test(line))).toEqual([]);
    };
    playRandomly(game, start, createRandom(index), { maxMoves: 20_000, onMove });
  }
});

test('every ending has a sentence', () => {
  for (const ending of ENDINGS) expect(en.sayEnding(ending)).toMatch(/^[A-Z].*\.$/);
});
