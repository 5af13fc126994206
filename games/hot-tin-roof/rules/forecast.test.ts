import { describe, expect, test } from 'vitest';
import { ISLAND } from '../testing/island';
import { run, sketch } from '../testing/sketch';
import { boardFrom } from './board';
import { anteOf, endangersAnte, goalsOf, meetingPrice, offersOf, possibleMeetings, quietTurnsLeft, taskOf } from './forecast';
import { layoutOf } from './layout';
import { boardIn } from './state';
import { STANDARD_FILE } from './standard-board';

const STATE = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=B g16=A', shelters: 'r08=C', cans: [6], open: 'h12 h40 h07' });

describe('what a player asks', () => {
  test('what the dumpsters offer, the ante counted in', () => {
    const offers = offersOf(STATE);
    expect(offers.map(({ cans, gain }) => [cans, gain])).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
      [2, -3],
      [2, -3],
    ]);
    const { roofs, tiles } = boardIn(STATE);
    expect(offers[0].roofs?.map((roof) => roofs[roof])).toEqual(['r02', 'r11']);
    expect(tiles[offers[1].tile ?? -1]).toBe('h40');
    expect(offers.every(({ refusal }) => refusal === undefined)).toBe(true);
    const out = sketch({ cats: ['r06+r10/r01+r09'] });
    expect(offersOf(out).map(({ refusal }) => refusal?.code)).toEqual([
      'no-pair-in-hand',
      'no-pair-in-hand',
      'no-pair-in-hand',
      undefined,
      undefined,
    ]);
    expect(offersOf(sketch({ cans: [4] }))[3].refusal?.code).toBe('too-poor');
  });

  test('where a cat can go, for how much, and whether the next ante is in danger', () => {
    const moving = run(STATE, 'catwalk -');
    const { roofs } = boardIn(moving);
    const goals = goalsOf(moving, 's', 5);
    expect(goals.map(({ roof, isMeeting }) => [roofs[roof], isMeeting])).toEqual([
      ['r08', false],
      ['r10', true],
    ]);
    expect(goals[1].fares).toMatchObject([{ pays: [0, 1, 2], price: 3, isAffordable: true, endangersAnte: true }]);
    expect(goalsOf(moving, 'l', 5)).toEqual([]);
    expect(goalsOf(moving, 's', 7)).toEqual([]);
    expect(goalsOf(STATE, 's', 5)).toEqual([]);
    const walked = run(moving, 's:r06>r08:B1C2');
    expect(goalsOf(walked, 's', 7)).toEqual([]);
    // What is too dear is told, too.
    expect(goalsOf(walked, 's', 9).map(({ fares }) => fares[0].isAffordable)).toEqual([false, false]);
  });

  test('whether pairs can meet, and the ante', () => {
    const moving = run(STATE, 'catwalk -');
    expect([meetingPrice(moving, 's'), meetingPrice(moving, 'l')]).toEqual([3, undefined]);
    expect(possibleMeetings(moving)).toEqual(['s']);
    expect(anteOf(STATE, 0)).toEqual({ cans: 6, ante: 5, isPoor: false, income: 2 });
    expect([endangersAnte(STATE, 4), endangersAnte(STATE, 5)]).toEqual([true, false]);
    expect(quietTurnsLeft(STATE)).toBe(30);
  });

  test('what a moment asks', () => {
    expect(['', 'home1', 'home1 +l', 'catwalk', 'shelter', 'catwalk -'].map((line) => taskOf(run(STATE, line)))).toEqual([
      'dive',
      'place',
      'chance',
      'lay',
      'shelter',
      'move',
    ]);
    expect(taskOf(sketch({ cans: [1] }))).toBe('poor');
  });
});

describe('where everything is drawn', () => {
  test('as the file says', () => {
    const layout = layoutOf(boardFrom(STANDARD_FILE));
    expect(layout).toMatchObject({ width: 1000, height: 700, roofRadius: 52 });
    expect(layout.roofs[0]).toEqual({ x: 440, y: 530 });
    expect(layout.gaps[0]).toEqual({ x: 367.5, y: 572.5 });
    expect(layout.dumpsters[4]).toEqual({ x: 945, y: 615 });
  });

  test('in a ring where it says nothing', () => {
    const layout = layoutOf(boardIn(sketch({ options: { board: ISLAND } })));
    expect(layout.roofs).toHaveLength(6);
    expect(new Set(layout.roofs.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    for (const { x, y } of layout.roofs) expect(x > 52 && x < 948 && y > 52 && y < 560).toBe(true);
  });
});
