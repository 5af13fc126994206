import { describe, expect, test } from 'vitest';
import { cityIn, handOf, may, run, sketch } from '../testing/sketch';
import { startOf, wanderFrom } from '../testing/cases';
import { createRandom } from '@showboat/engine';
import type { State } from './state';

const HANDS = ['siena-4 siena-5 bologna-7', 'roma-3 roma-4 roma-6', 'lucca-1 lucca-3 lucca-5'];

const state = sketch({
  cities: {
    siena: '11/22/verona-4',
    roma: '-/-/siena-1',
    bologna: '1122/1122/parma-1',
    verona: '111/00/lucca-4',
  },
  hands: HANDS,
  pile: 'milano-1 milano-2',
});

describe('taking and refilling', () => {
  test('[PAT-REFILL-1] the card at the city just built in, also when that completed it', () => {
    expect(may(state, 'siena-4 A')).toEqual(['take:siena']);
    const last = sketch({ cities: { siena: '1122/11/verona-4', roma: '-/-/siena-1' }, hands: HANDS, pile: 'milano-1' });
    expect(may(last, 'siena-4 B')).toEqual(['take:siena']);
  });

  test('[PAT-REFILL-2] the spot is refilled at once, the one the card came from', () => {
    expect(may(state, 'siena-4 A take:siena')).toEqual(['siena=milano-1', 'siena=milano-2']);
    expect(may(state, 'siena-5 A take:roma')).toEqual(['roma=milano-1', 'roma=milano-2']);
  });

  test('[PAT-REFILL-3] [PAT-AMB-8] the spot of a completed city is not refilled', () => {
    const after = run(state, 'siena-5 A take:verona');
    expect(after).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
    expect(cityIn(after, 'verona')).toBe('111/00/-');
  });

  test('[PAT-REFILL-4] EX-5: the card of a city completed with "?" stays, and is taken later', () => {
    const after = run(state, 'bologna-7 A take:roma roma=milano-1');
    expect(cityIn(after, 'bologna')).toBe('11220/1122/parma-1');
    expect(cityIn(after, 'roma')).toBe('-/-/milano-1');
    const later = run(after, 'roma-6 A take:bologna');
    expect(cityIn(later, 'bologna')).toBe('11220/1122/-');
    expect(later.turn).toBe(2);
  });

  test('[PAT-REFILL-5] [PAT-AMB-9] EX-11: where no card lies, one from any other city', () => {
    const bare = sketch({ cities: { siena: '1/-/-', parma: '111/00/lucca-1', verona: '1/-/lucca-2' }, hands: HANDS });
    expect(may(bare, 'siena-4 A')).toEqual(['take:parma', 'take:verona']);
  });

  test('[PAT-REFILL-6] from a bare board nothing is taken', () => {
    const bare = sketch({ cities: { siena: '1/-/-' }, hands: HANDS });
    const after = run(bare, 'siena-4 A');
    expect(after).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
    expect(handOf(after, 0)).toBe('bologna-7 siena-5');
  });

  test('[PAT-REFILL-7] taking is compulsory', () => {
    expect(may(state, 'siena-5 A')).not.toContain('n');
  });

  test('[PAT-REFILL-9] [PAT-REFILL-10] EX-11: an empty pile stays empty, and so do the spots', () => {
    const bare = sketch({ cities: { siena: '1/-/lucca-1', verona: '1/-/lucca-2' }, hands: HANDS });
    const after = run(bare, 'siena-4 A take:siena');
    expect(cityIn(after, 'siena')).toBe('10/-/-');
    expect([after.turn, after.pile.length]).toEqual([1, 0]);
  });

  test('[PAT-REFILL-8] hands are three until the board is bare, at the end of a round and three rounds before the end', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (let seed = 0; seed < 5; seed++) {
        const random = createRandom(`bare/${seats}/${seed}`);
        let now: State = startOf({ seats });
        const sizes = new Set<string>();
        let firstBare = '';
        while (now.phase.kind !== 'over') {
          now = wanderFrom(now, 1, random);
          if (now.phase.kind !== 'playing') continue;
          const hands = now.players.map(({ hand }) => hand.length).join();
          const isBare = now.lying.every((card) => card < 0);
          if (isBare) firstBare ||= hands;
          else sizes.add(hands);
        }
        const three = Array.from({ length: seats }, () => 3).join();
        expect([[...sizes], firstBare]).toEqual([[three], three]);
      }
    }
  });
});
