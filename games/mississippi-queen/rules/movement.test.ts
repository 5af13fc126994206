import { describe, expect, test } from 'vitest';
import { mississippiQueen } from '../index';
import { legal, moverId, position, refusalOf, run, shipText, sketchJson } from '../testing/sketch';
import type { State } from './state';

const OTHERS = { grey: '0a4/0/1/6/-', brown: '0a3/0/1/6/-' } as const;
const withBeige = (beige: string, river = 'S A11, S A9'): State => position({ river, stack: 'A4', ships: { beige, ...OTHERS } });
const end = (beige: string, turn: string, river?: string): string => shipText(run(withBeige(beige, river), turn), 'beige');

const EDGE = { code: 'edge-ahead', rule: 'MQ-MOVE-3' };
const ASHORE = { code: 'land-ahead', rule: 'MQ-MOVE-3' };

describe('points', () => {
  test('[MQ-MOVE-1] a ship moves as many spaces as its speed after the change, one at a time ahead', () => {
    const steps = ['=3', '=3 f', '=3 f f', '=3 f f f'].map((line) => shipText(run(withBeige('0c2/0/2/6/-'), line), 'beige'));
    expect(steps).toEqual(['0c2/0/3/6/-', '0c3/0/3/6/-', '0c4/0/3/6/-', '1c1/0/3/6/-']);
  });

  test.each([
    [0, '0c3'],
    [1, '0d3'],
    [2, '0d2'],
    [3, '0c1'],
    [4, '0b2'],
    [5, '0b3'],
  ])('[MQ-MOVE-1] with heading %i one step from 0c2 leads to %s', (heading, place) => {
    expect(end(`0c2/${heading}/1/6/-`, '=1 f .')).toBe(`${place}/${heading}/1/6/-`);
  });

  test('[MQ-MOVE-1] all points must be spent', () => {
    expect(refusalOf(withBeige('0c2/0/2/6/-'), '=3 f .')).toEqual({
      code: 'points-left',
      rule: 'MQ-MOVE-1',
      detail: { left: 2 },
    });
    expect(refusalOf(withBeige('0c2/0/2/6/-'), '=3 f f .')).toEqual({
      code: 'points-left',
      rule: 'MQ-MOVE-1',
      detail: { left: 1 },
    });
  });

  test('[MQ-MOVE-1] and no more than these', () => {
    expect(refusalOf(withBeige('0c2/0/2/6/-'), '=2 f f f')).toEqual({ code: 'points-spent', rule: 'MQ-MOVE-1' });
  });

  test('[MQ-MOVE-2] there is no reverse', () => {
    expect(refusalOf(withBeige('0c2/0/1/6/-'), '=1 a')).toEqual({ code: 'no-reverse', rule: 'MQ-MOVE-2' });
    expect(refusalOf(withBeige('0c2/0/1/6/-'), '=1 f a')).toEqual({ code: 'no-reverse', rule: 'MQ-MOVE-2' });
    expect(legal(run(withBeige('0c2/0/1/6/-'), '=1'))).toBe('f l r');
  });

  test('[MQ-MOVE-2] except off a sand bar', () => {
    const aground = withBeige('1d3/0/1/6/-', 'S B4, S A9');
    expect(legal(run(aground, '=1'))).toBe('f a');
    expect(shipText(run(aground, '=1 a @1 .'), 'beige')).toBe('1d2/1/1/6/-');
  });
});

describe('land and edge', () => {
  test('[MQ-MOVE-3] never onto land', () => {
    expect(refusalOf(withBeige('0a2/3/1/6/-'), '=1 f')).toEqual(ASHORE);
    expect(refusalOf(withBeige('1c1/5/1/6/-'), '=1 f')).toEqual(ASHORE);
    expect(legal(run(withBeige('1c1/5/1/6/-'), '=1'))).toBe('l r');
  });

  test('[MQ-MOVE-3] never off the river, neither at the sides nor behind the start tile', () => {
    expect(refusalOf(withBeige('0e3/1/1/6/-'), '=1 f')).toEqual(EDGE);
    expect(refusalOf(withBeige('0e3/2/1/6/-'), '=1 f')).toEqual(EDGE);
    expect(refusalOf(withBeige('0c1/3/1/6/-'), '=1 f')).toEqual(EDGE);
    expect(refusalOf(withBeige('1a3/5/1/6/-'), '=1 f')).toEqual(EDGE);
  });

  test('[MQ-MOVE-3] the open front of the foremost tile is an edge until the next tile lies there', () => {
    expect(refusalOf(withBeige('0c4/0/5/6/-', 'S A1'), '=5 f f f f f')).toEqual(EDGE);
    expect(end('0c4/0/5/6/-', '=5 f f f f f .', 'S A1, S A11, S A9')).toBe('2c1/0/5/6/-');
  });

  test('[MQ-MOVE-3] the side of a nose where the river does not go on is an edge', () => {
    expect(refusalOf(withBeige('1a4/5/1/6/-', 'S A1, S A11, S A9'), '=1 f')).toEqual(EDGE);
    expect(end('1a4/5/1/6/-', '=1 f .', 'S A1, L A11, S A9')).toBe('2c1/5/1/6/-');
  });
});

describe('other ships', () => {
  const met = position({ river: 'S A11, S A9', ships: { beige: '0c2/0/1/6/-', grey: '0c3/0/1/6/-', brown: '0a3/0/1/6/-' } });

  test('[MQ-MOVE-4] a space with a ship is not entered, except to push', () => {
    expect(legal(run(met, '=1'))).toBe('l r');
    expect(refusalOf(met, '=1 f')).toEqual({ code: 'push-points', rule: 'MQ-PUSH-2', detail: { needed: 2, left: 1 } });
    expect(legal(run(met, '=2'))).toBe('f l r');
    expect(refusalOf(met, '=2 f .')).toEqual({ code: 'push-now', rule: 'AMB-27' });
  });

  test('[MQ-MOVE-4] no position has two ships on a space', () => {
    const json = sketchJson({ river: 'S A11', ships: { beige: '0c2/0/1/6/-', grey: '0c2/0/1/6/-', brown: '0a3/0/1/6/-' } });
    expect(mississippiQueen.parsePosition(json)).toEqual({
      ok: false,
      refusal: { code: 'space-taken', rule: 'MQ-MOVE-4', field: 'ships[1].at', detail: { given: '0c2' } },
    });
  });
});

describe('turning', () => {
  test('[MQ-MOVE-5] one turn of 60° is free', () => {
    expect(end('0c2/0/1/6/-', '=1 r f .')).toBe('0d3/1/1/6/-');
    expect(end('0c2/0/1/6/-', '=1 l f .')).toBe('0b3/5/1/6/-');
    expect(end('0c2/0/1/0/-', '=1 l f .')).toBe('0b3/5/1/0/-');
  });

  test('[MQ-MOVE-5] each further one costs a coal: three turns cost two', () => {
    expect(end('0c2/0/3/6/-', '=3 r f r f r f .')).toBe('0e2/3/3/4/-');
  });

  test('[MQ-MOVE-5] a 180° about-turn costs two', () => {
    expect(end('0c3/0/1/6/-', '=1 r r r f .')).toBe('0c2/3/1/4/-');
    expect(end('0c3/0/1/6/-', '=1 l l l f .')).toBe('0c2/3/1/4/-');
  });

  test('[MQ-MOVE-5] without coal there is only the free turn, and a new one every turn', () => {
    const empty = withBeige('0c2/0/1/0/-');
    expect(refusalOf(empty, '=1 r r')).toEqual({ code: 'turn-coal', rule: 'MQ-MOVE-5', detail: { needed: 1, left: 0 } });
    expect(refusalOf(empty, '=1 r f l')).toEqual({ code: 'turn-coal', rule: 'MQ-MOVE-5', detail: { needed: 1, left: 0 } });
    const next = run(empty, '=1 r f . =1 f . =1 r f . =1 f . =1 f . =1 l f .');
    expect(shipText(next, 'beige')).toBe('0d4/0/1/0/-');
  });

  test('[MQ-MOVE-6] turns are taken before, between and after the steps', () => {
    expect(end('0c2/0/2/6/-', '=2 r f f .')).toBe('0e4/1/2/6/-');
    expect(end('0c2/0/2/6/-', '=2 f r f .')).toBe('0d4/1/2/6/-');
    expect(end('0c2/0/2/6/-', '=2 f f r .')).toBe('0c4/1/2/6/-');
    expect(legal(run(withBeige('0c2/0/2/6/-'), '=2 f f'))).toBe('l r .');
  });

  test('[MQ-MOVE-6] several on one space, also after the last step', () => {
    expect(end('0c2/0/1/6/-', '=1 r r f .')).toBe('0d2/2/1/5/-');
    expect(end('0c2/0/1/6/-', '=1 f r r r r r r .')).toBe('0c3/0/1/1/-');
  });

  test('[MQ-MOVE-6] turns that cancel each other are legal and are paid', () => {
    expect(end('0c2/0/1/6/-', '=1 l r f .')).toBe('0c3/0/1/5/-');
    expect(end('0c2/0/2/6/-', '=2 l r f f l r .')).toBe('0c4/0/2/3/-');
  });

  test('[MQ-MOVE-7] ships may sail upstream, back onto an earlier tile', () => {
    expect(end('1c1/3/2/6/-', '=2 f f .')).toBe('0c3/3/2/6/-');
    expect(end('2c1/3/2/6/-', '=2 f f .', 'S A1, S A11, S A9')).toBe('1c3/3/2/6/-');
  });
});

describe('no dead ends', () => {
  // Bow to the north-east, no coal: two steps ahead is the bank, and the foremost tile has land in front of it.
  const corner = withBeige('0d3/1/2/0/-', 'S A5');

  test('[MQ-MOVE-8] speeds at which every way ends on land or over the edge are not legal', () => {
    expect(legal(corner)).toBe('=1 =2');
    expect(mississippiQueen.refuse(corner, { kind: 'speed', to: 3 })).toEqual({
      code: 'no-way-to-finish',
      rule: 'MQ-MOVE-8',
      detail: { left: 3 },
    });
  });

  test('[MQ-MOVE-8] nor are steps and turns after which no way is left', () => {
    expect(legal(run(corner, '=1'))).toBe('f l r');
    expect(legal(run(corner, '=2'))).toBe('l');
    expect(refusalOf(corner, '=2 f')).toEqual({ code: 'no-way-to-finish', rule: 'MQ-MOVE-8', detail: { left: 2 } });
    expect(refusalOf(corner, '=2 r')).toEqual({ code: 'no-way-to-finish', rule: 'MQ-MOVE-8', detail: { left: 2 } });
    expect(shipText(run(corner, '=2 l f f .'), 'beige')).toBe('1d1/0/2/0/-');
  });

  test('[MQ-MOVE-8] with coal to steer there is a way', () => {
    const steered = withBeige('0d3/1/2/2/-', 'S A5');
    expect(legal(run(steered, '=2'))).toBe('f l r');
    expect(shipText(run(steered, '=2 f l l f .'), 'beige')).toBe('0d4/5/2/1/-');
  });

  test('[MQ-MOVE-8] entering a sand bar is legal and ends the move, however fast', () => {
    const state = withBeige('1d1/0/5/6/-', 'S B4, S A9');
    expect(moverId(run(state, '=5 f f .'))).toBe('grey');
    expect(shipText(run(state, '=5 f f .'), 'beige')).toBe('1d3/0/1/6/-');
  });
});
