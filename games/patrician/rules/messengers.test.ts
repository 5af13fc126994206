import { describe, expect, test } from 'vitest';
import { may, run, sketch, whyNot } from '../testing/sketch';
import { helpedLeast, penaltyCount, penaltySeat, scoresOf } from './finish';
import { LINKS } from './cities';
import type { State } from './state';

const HANDS = ['siena-3 siena-5 roma-6', 'roma-3 roma-4 lucca-4', 'lucca-1 lucca-3 lucca-5'];

const open = (more: Partial<Parameters<typeof sketch>[0]> = {}): State =>
  sketch({
    options: { messengers: true },
    cities: { siena: '1/-/verona-4', roma: '-/-/siena-1', lucca: '0/-/siena-2' },
    hands: HANDS,
    pile: 'milano-1 milano-2',
    ...more,
  });

const STAR = 'siena-3 A take:siena siena=milano-1';

describe('placing', () => {
  test('[PAT-MSG-3] after a star card, at the very end of the turn, one of them', () => {
    expect(run(open(), STAR).phase).toEqual({ kind: 'placing' });
    expect(run(open(), 'siena-5 A take:siena siena=milano-1')).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
    const placed = run(open(), `${STAR} messenger:lucca-milano`);
    expect(placed).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
    expect(placed.players.map(({ messengers }) => messengers)).toEqual([1, 2, 2]);
    expect(placed.placed.map(({ link }) => LINKS[link])).toEqual(['lucca-milano']);
  });

  test('[PAT-MSG-4] on links of this game', () => {
    expect(whyNot(run(open(), STAR), 'messenger:pistoia-roma')).toBe('link-not-in-play PAT-MSG-4');
    const five = sketch({
      seats: 5,
      options: { messengers: true },
      cities: { siena: '1/-/verona-4' },
      hands: ['siena-3', 'roma-3', 'roma-4', 'lucca-3', 'lucca-4'],
      pile: 'milano-1',
    });
    expect(may(five, STAR)).toContain('messenger:pistoia-roma');
  });

  test('[PAT-MSG-6] [PAT-AMB-4] EX-8: not at the city built in', () => {
    expect(may(open(), STAR)).toEqual(
      'bologna-ferrara bologna-firenze ferrara-lucca ferrara-verona lucca-milano milano-parma parma-verona'
        .split(' ')
        .map((link) => `messenger:${link}`)
        .concat('n'),
    );
    for (const link of ['roma-siena', 'lucca-siena', 'bologna-siena'])
      expect(whyNot(run(open(), STAR), `messenger:${link}`)).toBe('messenger-where-built PAT-MSG-6');
  });

  test('[PAT-MSG-7] EX-8: one on a link, two at a city', () => {
    const two = run(open({ placed: 'ferrara-lucca lucca-milano' }), STAR);
    expect(whyNot(two, 'messenger:lucca-milano')).toBe('link-taken PAT-MSG-7');
    const roma = sketch({
      options: { messengers: true },
      cities: { roma: '-/-/siena-1' },
      hands: ['roma-3', 'roma-4', 'lucca-4'],
      pile: 'milano-1',
      placed: 'ferrara-lucca lucca-milano',
    });
    expect(whyNot(run(roma, 'roma-3 A take:roma roma=milano-1'), 'messenger:lucca-siena')).toBe(
      'city-has-two-messengers PAT-MSG-7',
    );
  });

  test('[PAT-MSG-14] optional; without a messenger or a link it is not asked', () => {
    expect(run(open(), `${STAR} n`).players[0].messengers).toBe(2);
    expect(run(open({ messengers: [0, 2, 2] }), STAR)).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
    const full = 'bologna-ferrara bologna-firenze ferrara-lucca lucca-milano milano-parma parma-verona';
    expect(run(open({ placed: full }), STAR)).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
  });

  test('[PAT-MSG-16] [PAT-AMB-17] EX-13: a link between two scored cities is legal, and so is one in the last turn', () => {
    const scored = open({ cities: { siena: '1/-/verona-4', lucca: '0000/111/-', milano: '1111/000/-' } });
    const placed = run(scored, `${STAR} messenger:lucca-milano`);
    expect(placed.placed.map(({ late }) => late.length)).toEqual([2]);
  });
});

describe('what they pay', () => {
  const ferrara = (placed: string): State =>
    sketch({
      options: { messengers: true },
      cities: { ferrara: '001/1/lucca-1', roma: '-/-/siena-1' },
      hands: ['ferrara-3', 'roma-3', 'roma-4'],
      pile: 'milano-1 milano-2',
      placed,
    });

  test('[PAT-MSG-9] EX-7: two points a messenger for the controller of each tower', () => {
    const after = run(ferrara('bologna-ferrara ferrara-lucca'), 'ferrara-3 A');
    expect(after.players.map(({ bonus }) => bonus)).toEqual([2, 2, 0]);
    expect(scoresOf(after).map(({ prestige, bonus }) => prestige + bonus)).toEqual([9, 6, 0]);
    expect(run(ferrara('bologna-siena'), 'ferrara-3 A').players.map(({ bonus }) => bonus)).toEqual([0, 0, 0]);
  });

  test('[PAT-MSG-8] whoever placed it: nothing about that is kept', () => {
    const after = run(open(), `${STAR} messenger:lucca-milano`);
    expect(Object.keys(after.placed[0])).toEqual(['link', 'late']);
  });

  test('[PAT-MSG-10] EX-9: no effect on a city already scored, but on the other', () => {
    const scored = open({
      cities: { siena: '1/-/verona-4', lucca: '0000/111/-', milano: '222/111/-', roma: '-/-/siena-1' },
      hands: ['siena-3 milano-4', 'milano-5 roma-3', 'roma-4 lucca-3'],
    });
    const placed = run(scored, `${STAR} messenger:lucca-milano`);
    expect(placed.players.map(({ bonus }) => bonus)).toEqual([0, 0, 0]);
    expect(run(placed, 'milano-5 A').players.map(({ bonus }) => bonus)).toEqual([0, 1, 1]);
  });
});

describe('the penalty', () => {
  const over = (cities: Sketched, placed: string, late = false): State =>
    sketch({ at: 'over', options: { messengers: true, lateMessengersCountForPenalty: late }, cities, placed });
  type Sketched = NonNullable<Parameters<typeof sketch>[0]['cities']>;

  test('[PAT-MSG-11] fewest towers with a floor in the cities of effective messengers', () => {
    const state = over({ lucca: '0011/012/-', milano: '0000/111/-', roma: '222222222/-/-' }, 'lucca-milano');
    expect(penaltyCount(state)).toEqual({ towers: [3, 3, 1], floors: [7, 6, 1] });
    expect(penaltySeat(state)).toBe(2);
    expect(scoresOf(state).map(({ penalty }) => penalty)).toEqual([0, 0, 3]);
  });

  test('[PAT-MSG-12] EX-10: then fewest floors, then nobody', () => {
    expect(helpedLeast({ towers: [5, 3, 3], floors: [9, 6, 4] })).toBe(2);
    expect(helpedLeast({ towers: [5, 3, 3], floors: [9, 4, 4] })).toBeUndefined();
    expect(helpedLeast({ towers: [5, 3, 4], floors: [9, 9, 1] })).toBe(1);
    expect(penaltyCount(over({ lucca: '0011/002/-', milano: '0012/012/-' }, 'lucca-milano'))).toEqual({
      towers: [4, 3, 3],
      floors: [7, 4, 3],
    });
    expect(penaltySeat(over({ lucca: '0011/002/-', milano: '0012/012/-' }, 'lucca-milano'))).toBe(2);
    expect(penaltySeat(over({ lucca: '0001/002/-', milano: '0012/012/-' }, 'lucca-milano'))).toBeUndefined();
  });

  test('[PAT-MSG-13] no tower is fewest; without a city to look at nobody pays', () => {
    expect(penaltySeat(over({ lucca: '0001/111/-', milano: '0011/011/-' }, 'lucca-milano'))).toBe(2);
    expect(penaltySeat(over({ lucca: '0001/111/-' }, ''))).toBeUndefined();
    expect(penaltySeat(sketch({ at: 'over', cities: { lucca: '0001/111/-' }, placed: 'lucca-milano' }))).toBeUndefined();
  });

  test('[PAT-MSG-17] [PAT-AMB-5] EX-13: late ends are not looked at, unless the option says so', () => {
    const cities = { lucca: '0001/111/-', milano: '0011/011/-', roma: '22222/0110/-', siena: '2220/111/-' };
    const placed = 'lucca-milano*lucca*milano roma-siena*roma';
    expect(penaltyCount(over(cities, placed))).toEqual({ towers: [1, 1, 1], floors: [1, 3, 3] });
    expect(penaltySeat(over(cities, placed))).toBe(0);
    expect(penaltyCount(over(cities, placed, true)).towers).toEqual([5, 6, 2]);
    expect(penaltySeat(over(cities, placed, true))).toBe(2);
  });
});
