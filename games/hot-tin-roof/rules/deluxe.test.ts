import { describe, expect, test } from 'vitest';
import { cansOf, may, run, sketch, whyNot } from '../testing/sketch';
import { DELUXE } from './state';

const table = (fish: readonly number[], more: object = {}) => sketch({ options: { deluxe: true }, fish, ...more });

describe('deluxe catwalks', () => {
  test('[HTR-DLX-1] everything else stays: the same moves as without the promo, until it may be used', () => {
    expect(may(table([1, 2, 0]), 'catwalk')).toEqual(may(sketch({}), 'catwalk'));
    expect(may(table([0, 0, 0]))).toEqual(may(sketch({})));
  });

  test('[HTR-DLX-3] T8: not before all players have a fish', () => {
    expect(whyNot(run(table([1, 2, 0]), 'catwalk'), 'g12*')).toBe('deluxe-too-early HTR-DLX-3');
    expect(whyNot(run(table([1, 2, 1]), 'catwalk'), 'g12*')).toBe('legal');
    expect(may(table([1, 2, 1]), 'catwalk')).toHaveLength(28 + 28 + 1);
  });

  test('[HTR-DLX-4] [HTR-AMB-9] it is laid instead of a regular one, which stays in hand', () => {
    const laid = run(table([1, 2, 1]), 'catwalk g12*');
    expect(laid.players[0]).toMatchObject({ catwalks: 6, deluxe: 0 });
    expect(laid.built.catwalks[11]).toBe(DELUXE);
    expect(laid.phase.kind).toBe('moving');
  });

  test('[HTR-DLX-5] the condition is tested when it is laid, so the fish that meets it comes too late for the same turn', () => {
    const state = table([0, 1, 1], { cats: ['r06+r08/-'], catwalks: 'g12=A' });
    expect(may(state, 'catwalk')).not.toContain('g01*');
    const fished = run(state, 'catwalk - s:r06>r08 .');
    expect(may(fished, 'catwalk')).toContain('g01*');
  });

  test('[HTR-DLX-6] [HTR-DLX-7] [HTR-AMB-10] T8: a rival pays two for crossing it, the owner nothing', () => {
    const crossing = { catwalks: 'g12=A*', at: 'moving' as const };
    const rival = table([1, 2, 1], { ...crossing, cats: ['-/-', 'r06+r15/-'], turn: 'B' });
    expect(may(rival)).toEqual(['s:r06>r08:A2', '.']);
    expect(cansOf(run(rival, 's:r06>r08:A2'))).toEqual([12, 8, 10]);
    const owner = table([1, 2, 1], { ...crossing, cats: ['r06+r15/-'] });
    expect(may(owner)).toEqual(['s:r06>r08', '.']);
  });

  test('[HTR-DLX-8] one to a gap, one to a dive, also when the regular ones are used up', () => {
    const state = table([1, 1, 1], { hands: ['0/1/0'], catwalks: 'g12=B' });
    expect(may(state, 'catwalk')).toHaveLength(27 + 1);
    expect(whyNot(run(state, 'catwalk'), 'g12*')).toBe('gap-taken HTR-DUMP-11');
    expect(whyNot(run(state, 'catwalk g01*'), 'g02')).toBe('no-catwalk-now HTR-DUMP-10');
    expect(whyNot(run(run(state, 'catwalk g01* . catwalk - . catwalk - .'), 'catwalk'), 'g02*')).toBe('no-deluxe-left HTR-DLX-2');
  });

  test('[HTR-DLX-9] it may stay in hand', () => {
    expect(may(table([1, 1, 1], { hands: ['0/1/0'] }), 'catwalk')).toContain('-');
  });
});
