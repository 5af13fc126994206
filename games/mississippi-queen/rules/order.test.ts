import { DIRECTIONS, type Hex, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { type Sketch, moverId, position, rawPosition, run, sketchJson } from '../testing/sketch';
import { CELLS, type Exit, placeOf } from './cells';
import { compareShips, orderOfPlay } from './order';
import type { Ship, State } from './state';

/** Who moves when in the next round, as things stand. */
const nextOrder = (sketch: Sketch): string => {
  const state = rawPosition(sketch);
  return orderOfPlay(state)
    .map((index) => state.ships[index].id)
    .join(' ');
};

/** Three ships on tile 1, which goes on to the given side. */
const onTile1 = (exit: Exit, beige: string, grey: string, brown: string): string =>
  nextOrder({ river: `S A11, ${exit} A9`, ships: { beige: `1${beige}`, grey: `1${grey}`, brown: `1${brown}` } });

/** The ships of a whole round, one after the other. */
const movers = (state: State, lines: readonly string[]): string => {
  const ids: string[] = [];
  lines.reduce((now, line) => {
    ids.push(moverId(now));
    return run(now, line);
  }, state);
  return ids.join(' ');
};

test('[MQ-ORD-1] round 1 goes by the numbers of the start spaces', () => {
  const five = run(unwrap(setUp(mississippiQueen, { seats: 5 })), 'dS A11 @0 @0 @0 @0 @0');
  expect(five.round).toBe(1);
  expect(movers(five, ['=1 f .', '=1 f .', '=1 f .', '=1 f .', '=1 f .'])).toBe('beige grey brown red green');
});

test('[MQ-ORD-1] also with two boats each, on 1 and 4 and on 2 and 3', () => {
  const two = unwrap(setUp(mississippiQueen, { seats: 2, boatsEach: 2 }));
  expect(two.order.map((index) => two.ships[index].id).join(' ')).toBe('beige red crimson white');
});

describe('from round 2 on', () => {
  test('[MQ-ORD-2] the ship on the tile further downstream moves first, wherever on it', () => {
    const ships = { beige: '0c4/0/6/6/-', grey: '1a1/0/1/0/-', brown: '2a1/0/1/0/-' } as const;
    expect(nextOrder({ river: 'S A11, S A9, S A8', ships })).toBe('brown grey beige');
    expect(nextOrder({ river: 'S A11, S A9, S A8', ships: { ...ships, beige: '2c3/0/1/0/-' } })).toBe('beige brown grey');
  });

  test('[MQ-ORD-2] the order is made when a round is over', () => {
    const state = position({
      river: 'S A11, S A9',
      ships: { beige: '0c1/0/1/6/-', grey: '0e3/0/1/6/-', brown: '0c3/0/1/6/-' },
      next: 'brown',
    });
    const next = run(state, '=2 f f .');
    expect([next.round, next.order.map((index) => next.ships[index].id).join(' '), moverId(next)]).toEqual([
      3,
      'brown grey beige',
      'brown',
    ]);
  });

  test('[MQ-ORD-3] on one tile the stick is drawn back from the nose where the river goes on', () => {
    // The same three places, three exits.
    const places = ['a4/0/1/6/-', 'c4/0/1/6/-', 'e4/0/1/6/-'] as const;
    expect(onTile1('L', ...places)).toBe('beige grey brown');
    expect(onTile1('S', ...places)).toBe('grey brown beige');
    expect(onTile1('R', ...places)).toBe('brown grey beige');
  });

  test('[MQ-ORD-3] whatever the ships face, and however fast they are', () => {
    expect(onTile1('S', 'c2/3/6/6/-', 'c4/3/1/0/-', 'c3/0/1/6/-')).toBe('grey brown beige');
  });

  test('[MQ-ORD-4] a tie goes to the higher speed', () => {
    expect(onTile1('S', 'a4/0/2/0/-', 'c3/0/3/0/-', 'e4/0/1/6/-')).toBe('grey beige brown');
  });

  test('[MQ-ORD-4] then to more coal', () => {
    expect(onTile1('S', 'a4/0/2/3/-', 'c3/0/2/2/-', 'e4/0/2/1/-')).toBe('beige grey brown');
  });

  test('[MQ-ORD-4] then to the ship further right, looking downstream', () => {
    expect(onTile1('S', 'a4/0/2/3/-', 'c3/0/2/3/-', 'e4/0/2/3/-')).toBe('brown grey beige');
    expect(onTile1('R', 'c4/0/2/3/-', 'd3/0/2/3/-', 'e2/0/2/3/-')).toBe('brown grey beige');
    expect(onTile1('L', 'a2/0/2/3/-', 'c4/0/2/3/-', 'a1/0/2/3/-')).toBe('grey beige brown');
  });

  test('[MQ-ORD-5] [AMB-7] the stick is straight: the apex is ahead of the spaces beside it, which tie', () => {
    expect(onTile1('S', 'c4/0/1/0/-', 'b4/0/6/6/-', 'c3/0/6/6/-')).toBe('beige grey brown');
    // b4 and d4 tie, so speed decides; d4 of tile 1 must be water.
    const tie = (grey: string, brown: string): string =>
      nextOrder({ river: 'S A1, S A9', stack: 'A4', ships: { beige: '0c1/0/1/6/-', grey, brown } });
    expect(tie('1b4/0/2/0/-', '1d4/0/1/6/-')).toBe('grey brown beige');
    expect(tie('1b4/0/1/0/-', '1d4/0/2/6/-')).toBe('brown grey beige');
  });

  test('[MQ-ORD-5] [AMB-7] it does not follow the bent rows: c3 ties with a4 and e4 of the row before it', () => {
    expect(onTile1('S', 'e4/0/1/6/-', 'c3/0/2/0/-', 'a4/0/3/0/-')).toBe('brown grey beige');
  });
});

/** MQ-ORD-6, as printed there. */
const PRINTED: Readonly<Record<Exit, string>> = {
  S: 'c4  │ d4,b4 │ e4,c3,a4 │ d3,b3 │ e3,c2,a3 │ d2,b2 │ e2,c1,a2 │ d1,b1 │ e1,a1',
  R: 'e4 │ e3,d4 │ e2,d3,c4 │ e1,d2,c3 │ d1,c2,b4 │ c1,b3 │ b2,a4 │ b1,a3 │ a2 │ a1',
  L: 'a4 │ b4,a3 │ c4,b3,a2 │ c3,b2,a1 │ d4,c2,b1 │ d3,c1 │ e4,d2 │ e3,d1 │ e2 │ e1',
};

const levelsOf = (exit: Exit): readonly (readonly string[])[] => PRINTED[exit].split('│').map((level) => level.trim().split(','));

/** The cells relative to c2, by the table of MQ-GEO-1. */
const hexOf = (cell: string): Hex => {
  const column = 'abcde'.indexOf(cell[0]);
  return { q: column - 2, r: [3, 2, 1, 1, 1][column] - (Number(cell[1]) - 1) };
};

/** MQ-ORD-5 */
const dot2 = (a: Hex, d: Hex): number => 2 * (a.q * d.q + a.r * d.r) + a.q * d.r + a.r * d.q;

const WAY: Readonly<Record<Exit, number>> = { L: 5, S: 0, R: 1 };

/** Cells by their projection on the exit's direction, within a level from right to left. */
const levelsByFormula = (exit: Exit): readonly (readonly string[])[] => {
  const ahead = DIRECTIONS[WAY[exit]];
  const right = {
    q: DIRECTIONS[(WAY[exit] + 1) % 6].q + DIRECTIONS[(WAY[exit] + 2) % 6].q,
    r: DIRECTIONS[(WAY[exit] + 1) % 6].r + DIRECTIONS[(WAY[exit] + 2) % 6].r,
  };
  const ranks = [...new Set(CELLS.map((cell) => dot2(hexOf(cell), ahead)))].sort((a, b) => b - a);
  return ranks.map((rank) =>
    CELLS.filter((cell) => dot2(hexOf(cell), ahead) === rank).sort((a, b) => dot2(hexOf(b), right) - dot2(hexOf(a), right)),
  );
};

const template = rawPosition({
  river: 'S A11, S A9',
  ships: { beige: '0c1/0/1/6/-', grey: '0c2/0/1/6/-', brown: '0c3/0/1/6/-' },
});

const shipAt = (cell: string, speed: number, coal: number): Ship => ({
  ...template.ships[0],
  at: placeOf(
    1,
    CELLS.findIndex((name) => name === cell),
  ),
  speed,
  coal,
});

describe.each(['S', 'R', 'L'] as const)('the table for exit %s', (exit) => {
  const { river } = rawPosition({
    river: `S A11, ${exit} A9`,
    ships: { beige: '0c1/0/1/6/-', grey: '0c2/0/1/6/-', brown: '0c3/0/1/6/-' },
  });
  const levels = levelsOf(exit);

  test('[MQ-ORD-6] [MQ-ORD-5] is what the formula gives', () => {
    expect(levels.flat()).toHaveLength(20);
    expect(levels).toEqual(levelsByFormula(exit));
  });

  test('[MQ-ORD-6] orders equal ships by level, then from right to left', () => {
    const sorted = CELLS.map((cell) => shipAt(cell, 3, 3)).sort((a, b) => compareShips(river, a, b));
    expect(sorted.map(({ at }) => CELLS[at % 20])).toEqual(levels.flat());
  });

  test('[MQ-ORD-6] speed and coal count within a level only, speed more than coal; two ships are never equal', () => {
    const levelOf = (cell: string): number => levels.findIndex((level) => level.includes(cell));
    const wrong: string[] = [];
    const check = (a: Ship, b: Ship, isFirst: boolean): void => {
      if (compareShips(river, a, b) < 0 !== isFirst) wrong.push(`${CELLS[a.at % 20]} ${CELLS[b.at % 20]}`);
    };
    for (const a of CELLS) {
      for (const b of CELLS.filter((other) => other !== a)) {
        const isAhead = levelOf(a) <= levelOf(b);
        const isTied = levelOf(a) === levelOf(b);
        check(shipAt(a, 4, 0), shipAt(b, 3, 6), isAhead);
        check(shipAt(a, 3, 4), shipAt(b, 3, 3), isAhead);
        check(shipAt(a, 3, 3), shipAt(b, 3, 3), isTied ? levels.flat().indexOf(a) < levels.flat().indexOf(b) : isAhead);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the exit of a tile', () => {
  const onLast = { beige: '2a4/0/1/6/-', grey: '2c4/0/1/6/-', brown: '2e4/0/1/6/-' } as const;

  test('[MQ-ORD-7] on the last tile the stick lies at the pier', () => {
    expect(nextOrder({ river: 'S A5, S A1', pier: 'L', ships: onLast })).toBe('beige grey brown');
    expect(nextOrder({ river: 'S A5, S A1', pier: 'S', ships: onLast })).toBe('grey brown beige');
    expect(nextOrder({ river: 'S A5, S A1', pier: 'R', ships: onLast })).toBe('brown grey beige');
  });

  test('[MQ-ORD-7] it is known for every tile with a ship: the foremost has grown when the round begins', () => {
    expect(mississippiQueen.parsePosition(sketchJson({ river: 'S A5, S A9', ships: onLast }))).toMatchObject({
      ok: false,
      refusal: { code: 'on-frontier', rule: 'MQ-RIV-1', field: 'ships[0].at' },
    });
    // Brown comes onto tile 1 as the first, grey follows in the same round, and the exit decides who is ahead there.
    const ships = { brown: '0b4/0/1/6/-', grey: '0d4/0/1/6/-', beige: '0c2/0/1/6/-' } as const;
    const before = position({ river: 'S A11', stack: 'A9 A10', ships });
    const after = (exit: Exit): string => {
      const next = run(before, `=1 f . d${exit} A9 =1 f . =1 f .`);
      return `${next.round} ${next.order.map((index) => next.ships[index].id).join(' ')}`;
    };
    expect([after('L'), after('S'), after('R')]).toEqual(['3 brown grey beige', '3 grey brown beige', '3 grey brown beige']);
  });
});

describe('the driving school', () => {
  const school: Sketch = {
    river: 'S A11, S A9',
    options: { mode: 'school' },
    ships: { beige: '0c1/0/1/6/-', grey: '0c4/0/1/6/-', brown: '1c2/0/1/6/-' },
  };

  test('[MQ-ORD-8] moves clockwise from seat 0 every round', () => {
    const round = ['=1 f .', '=1 f .', '=1 f .'];
    expect(movers(position(school), [...round, ...round])).toBe('beige grey brown beige grey brown');
  });

  test('[MQ-ORD-8] the passenger game with the same ships does not', () => {
    expect(nextOrder({ ...school, options: {} })).toBe('brown grey beige');
  });
});
