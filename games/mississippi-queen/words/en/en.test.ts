import { type Refusal, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { mississippiQueen as game } from '../..';
import { SHIP_IDS, type State } from '../../rules/state';
import { position, run, sketchJson } from '../../testing/sketch';
import { loadAllWords } from '../load-late';

const en = await loadAllWords('en');

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
    [{ waiting: [] }, 'waiting: must be an object of tile numbers with passengers such as { "1": 2 }, was a list (MQ-PAS-1)'],
    [{ options: [] }, 'options: must be an object of options, was a list'],
    [{ waiting: JSON.parse('{"__proto__":1}') }, 'waiting.__proto__: is not a field of a position'],
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
    expect(menu('=2')).toEqual(['steam ahead to 0c2 and push Delia', 'turn to port, free', 'turn to starboard, free']);
    expect(menu('=2 r')).toContain('turn to port for 1 coal');
  });

  test('pushes and headings are relative to the river', () => {
    expect(menu('=2 f')).toEqual([
      'push Delia downstream to 0c3',
      'push Delia downstream right to 0d3',
      'push Delia upstream right to 0d2',
      'push Delia downstream left to 0b3',
    ]);
    expect(menu('=2 f x0')[3]).toBe('point Delia upstream');
  });

  test('coal is given and taken', () => {
    expect(menu('=2 f x1 @0')).toEqual(
      expect.arrayContaining(['take 2 coal from Fortuna', 'give 3 coal to Fortuna', 'end the turn']),
    );
  });

  test('names', () => {
    expect(SHIP_IDS.map((id) => en.nameShip(id)).join(', ')).toBe(
      'Aurora, Belle, Cora, Delia, Estelle, Fortuna, Grace, the Black Rose',
    );
    expect(['red', 'black', 'chance'].map((who) => en.nameMover(who))).toEqual(['Delia', 'The Black Rose', 'The river']);
    expect(en.nameSeat(state, 0)).toBe('Aurora and Fortuna');
  });

  test('a space can be asked about', () => {
    expect(en.answer(state, '0c4')).toMatch(/^The ship can end on 0c4 for \d coal: =/);
    expect(en.answer(state, '0a1')).toBe('A turn ends on water, 0a1 is land (MQ-MOVE-3).');
    expect(en.answer(state, 'why')).toBeUndefined();
  });
});

/** What a line of tokens is told as, sentence by sentence. */
const told = (start: State, line: string): readonly string[] => {
  const events: { who: string; what: string[] }[] = [];
  let state = start;
  for (const token of line.split(' ')) {
    const move = unwrap(game.parseMove(state, token));
    const after = run(state, token);
    for (const { who, what } of en.describeEvent(state, move, after)) {
      const last = events.at(-1);
      if (last?.who === who) last.what.push(...what);
      else events.push({ who, what: [...what] });
    }
    state = after;
  }
  return events.map(({ who, what }) => en.joinPhrases(who, what));
};

describe('events', () => {
  const logs = position({
    river: 'S A5, S B2, S A10',
    options: { expansionTiles: 'add' },
    ships: { beige: '2b1/0/2/6/-', grey: '2c1/0/2/6/-', brown: '0c1/0/1/6/-' },
  });

  test('a turn is one sentence', () => {
    expect(told(logs, '=2 f f .')).toEqual(['Aurora keeps speed 2, goes ahead two spaces and stops before the logs.']);
    expect(told(logs, '=4 r l f f f .')).toEqual([
      'Aurora goes to speed 4 for 1 coal, turns to starboard, turns to port, goes ahead two spaces, ploughs into logs and stops among the logs.',
    ]);
  });

  test('pushed ships have a sentence of their own', () => {
    const inLine = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/2/4/-', grey: '0c2/0/2/2/-', brown: '0a2/0/1/6/-' } });
    expect(told(inLine, '=2 f x1 @3 .')).toEqual([
      'Aurora keeps speed 2, goes ahead one space and pushes Belle downstream right.',
      'Belle heads upstream.',
      'Aurora stops on the start tile.',
    ]);
  });

  test('who lands stops first', () => {
    const pier = position({ river: 'S A5, S A6, S A7', pier: 'S', ships: { beige: '3c3/0/1/6/1+2', grey: '0c1/0/1/6/-' } });
    expect(told(pier, '=1 f .')).toEqual(['Aurora keeps speed 1, goes ahead one space, stops at the pier and lands first.']);
  });
});

describe('reasons', () => {
  test.each([
    [{ code: 'takes-passenger', detail: { tile: 3, aboard: 1 } }, 'takes the first passenger, on tile III'],
    [{ code: 'pushes-rival', detail: { ship: 'black', turns: 1 } }, 'costs the Black Rose 1 turn'],
    [{ code: 'gains-turns', detail: { turns: 1.5 } }, 'brings the ship 1.5 turns nearer to the pier'],
    [{ code: 'of-another-game', detail: {} }, 'of-another-game'],
  ])('%j', (reason, phrase) => {
    expect(en.sayReason(reason)).toBe(phrase);
  });
});
