import { unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { en, mississippiQueen as game } from '../index';
import { type Sketch, position, run } from '../testing/sketch';
import { sketchJson } from './sketch';

/** A race of three that could be so: the foremost ship is on the third tile, nobody has boarded yet. */
const RACE: Sketch = {
  river: 'S A5, S A6, L A7, S A10',
  waiting: { 1: 1, 2: 1, 3: 1 },
  ships: { beige: '3a2/5/2/4/-', grey: '1a2/0/2/5/-', brown: '0c3/0/1/6/-' },
  round: 4,
};

const AT_THE_PIER: Sketch = {
  river: 'S A5, S A6, S A7',
  pier: 'S',
  ships: { beige: '3c3/0/1/6/1+2', grey: '0e3/0/1/6/-', brown: '0a2/0/1/6/-' },
};

type Json = Readonly<Record<string, unknown>>;

const read = (sketch: Sketch, change: Json = {}): unknown => game.parsePosition({ ...sketchJson(sketch), ...change });

const refusalOf = (sketch: Sketch, change: Json = {}): string => {
  const parsed = game.parsePosition({ ...sketchJson(sketch), ...change });
  return parsed.ok ? 'accepted' : en.sayRefusal(parsed.refusal);
};

test('what a race can lead to is accepted', () => {
  expect(read(RACE)).toMatchObject({ ok: true });
  expect(read(AT_THE_PIER)).toMatchObject({ ok: true });
});

describe('what no race can lead to is refused with field and rule', () => {
  test.each<readonly [string, Sketch, Json, string]>([
    ['round 101 of 100', RACE, { round: 101 }, 'round: must be at most 100, the race ends with that round, was 101 (VAR-14)'],
    [
      'round 8 of 7',
      RACE,
      { round: 8, options: { roundLimit: 7 } },
      'round: must be at most 7, the race ends with that round, was 8 (VAR-14)',
    ],
    [
      'a river that closes a loop',
      {
        ...RACE,
        river: 'S A5, L A6, L A7, L A8, L A9, L A10, S A11',
        ships: { beige: '5b2/0/2/4/-', grey: '1a2/0/2/5/-', brown: '0c3/0/1/6/-' },
      },
      {},
      'river[5]: must not lie over another tile, A9 at L does (MQ-RIV-5)',
    ],
    [
      'two waiting where one was put',
      RACE,
      { waiting: { 1: 2 } },
      'waiting.1: must be at most 1 with those who boarded there, was 2 and 0 (MQ-PAS-1)',
    ],
    [
      'one waiting whom another ship has aboard',
      { ...RACE, ships: { ...RACE.ships, grey: '1a2/0/2/5/1' } },
      {},
      'waiting.1: must be at most 1 with those who boarded there, was 1 and 1 (MQ-PAS-1)',
    ],
    [
      'a tile of the expansion on the table',
      { ...RACE, river: 'S A5, S A6, L B1, S A10', waiting: {} },
      {},
      'river[3]: must name tiles that the options put into the stack, B1 is not among them (BR-TILE-1)',
    ],
    [
      'a tile of another set in the stack',
      RACE,
      { stack: ['A1', 'B6'] },
      'stack: must name tiles that the options put into the stack, B6 is not among them (BR-TILE-1)',
    ],
    [
      'a ship in the yard with three players',
      { ...RACE, ships: { ...RACE.ships, brown: '0a1/0/1/6/-' } },
      {},
      'ships[2].at: must not be the yard, brown does not start there (BR-6P-1)',
    ],
    [
      'bonus coal without a ship in the yard',
      RACE,
      { bonusCoal: true },
      'bonusCoal: must be false or left out, no ship is in the yard (BR-6P-3)',
    ],
    [
      'two aboard at the pier at speed 1',
      { ...AT_THE_PIER, ships: { ...AT_THE_PIER.ships, beige: '3c4/0/1/6/1+2' } },
      {},
      'ships[0].at: must not be a landing space, a ship on "3c4" has landed (MQ-FIN-2)',
    ],
    [
      'a wrong order',
      RACE,
      { order: ['brown', 'grey', 'beige'] },
      'order: must be the order of play, beige grey brown (MQ-ORD-2)',
    ],
    [
      'a wrong order in the first round',
      RACE,
      { round: 1, order: ['grey', 'beige', 'brown'] },
      'order: must be the order of play, beige grey brown (MQ-ORD-1)',
    ],
    [
      'a wrong order in the driving school',
      { ...RACE, river: 'S A5, S A6', waiting: {}, ships: { beige: '0c2/5/2/4/-', grey: '1a2/0/2/5/-', brown: '0c3/0/1/6/-' } },
      { options: { mode: 'school' }, order: ['grey', 'beige', 'brown'], next: 1 },
      'order: must be the order of play, beige grey brown (MQ-ORD-2)',
    ],
    [
      'a fourth tile in the driving school',
      { ...RACE, waiting: {} },
      { options: { mode: 'school' } },
      'stack: must leave 3 tiles in all, the driving school has no more (MQ-SET-7)',
    ],
    [
      'a tile that all have left behind',
      { ...RACE, ships: { ...RACE.ships, brown: '1c3/0/1/6/-' } },
      {},
      'firstTile: must be 1, the oldest tile that a ship is on or that is kept, was 0 (MQ-REM-1)',
    ],
    [
      'landed without passengers',
      { ...AT_THE_PIER, ships: { ...AT_THE_PIER.ships, beige: 'landed' } },
      {},
      'ships[0].aboard: must be 2 for a ship that has landed, was 0 (MQ-FIN-2)',
    ],
    [
      'a race with one ship left',
      { ...RACE, ships: { ...RACE.ships, grey: 'out', brown: 'out' }, first: 3, waiting: { 3: 1 } },
      {},
      'ships: must leave two players in the race, this one is over (MQ-ELIM-5)',
    ],
  ])('%s', (_name, sketch, change, sentence) => {
    expect(refusalOf(sketch, change)).toBe(sentence);
  });
});

test('[MQ-ELIM-4] a ship that was hemmed in by others may be at the pier with two aboard at speed 1', () => {
  const hemmed = position({
    river: 'S A5, S A6, S B4',
    pier: 'L',
    options: { expansionTiles: 'add' },
    round: 9,
    first: 3,
    ships: { beige: '3a3/0/1/6/1+2', grey: '3a2/0/1/6/-', brown: '3b2/0/1/6/-' },
  });
  const after = run(hemmed, '.');
  expect(game.parsePosition(unwrap(game.formatPosition(after)))).toMatchObject({ ok: true });
});
