import type { OptionSchema, Preset } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import type { SeatPlan } from '../session/saved';
import { fillOptions } from './fill-options';
import {
  type FormPlan,
  type SetupForm,
  detailKeys,
  isChanged,
  presetOf,
  refusedKey,
  seatCounts,
  withOption,
  withPreset,
  withSeat,
  withSeatCount,
} from './form';
import { parseForm } from './remembered';

const described = { rules: [] };
const SCHEMA = {
  mode: { ...described, kind: 'choice', values: ['long', 'short'], fallback: 'long' },
  seats: { ...described, kind: 'number', min: 2, max: 5, fallback: 3 },
  rose: { ...described, kind: 'switch', fallback: false },
  swap: { ...described, kind: 'pairs', fallback: [] },
} as const satisfies OptionSchema;

const preset = (id: string, seats: readonly number[], options: Preset['options']): Preset => ({
  id,
  seats,
  options,
});
const LONG = preset('long', [3, 4], {});
const SHORT = preset('short', [4, 5], { mode: 'short' });
const PAIR = preset('pair', [2], { rose: true, swap: [['A9', 'B1']] });
const PLAN: FormPlan = { options: SCHEMA, presets: [LONG, SHORT, PAIR] };

const person: SeatPlan = { kind: 'person', name: 'Mara' };
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'mate', style: 'steady' });
const newSeat = (taken: readonly SeatPlan[]): SeatPlan => bot(`bot ${taken.length}`);
const FORM: SetupForm = { options: fillOptions(SCHEMA, {}), seats: [person, bot('Odile'), bot('Jonas')] };

describe('the form', () => {
  test('offers every number of seats that the schema has', () => {
    expect(seatCounts(SCHEMA)).toEqual([2, 3, 4, 5]);
  });

  test('has a field for every option but the seats', () => {
    expect(detailKeys(SCHEMA)).toEqual(['mode', 'rose', 'swap']);
  });

  test('added seats go to new bots, and removed seats are the last ones', () => {
    const more = withSeatCount(FORM, 5, newSeat);
    expect(more.options.seats).toBe(5);
    expect(more.seats.map((seat) => seat.name)).toEqual(['Mara', 'Odile', 'Jonas', 'bot 3', 'bot 4']);
    expect(withSeatCount(more, 2, newSeat).seats.map((seat) => seat.name)).toEqual(['Mara', 'Odile']);
  });

  test('a seat can be given to another player', () => {
    expect(withSeat(FORM, 1, person).seats).toEqual([person, person, bot('Jonas')]);
  });
});

describe('presets', () => {
  test('matching options are recognised as a preset, however they were set', () => {
    expect(presetOf(PLAN, FORM.options)).toBe(LONG);
    expect(presetOf(PLAN, { ...FORM.options, mode: 'short', seats: 5 })).toBe(SHORT);
    expect(presetOf(PLAN, { mode: 'long', seats: 2, rose: true, swap: [['A9', 'B1']] })).toBe(PAIR);
  });

  test('a mixture is not a preset, and neither is an unsupported number of seats', () => {
    expect(presetOf(PLAN, { ...FORM.options, rose: true })).toBeUndefined();
    expect(presetOf(PLAN, { ...FORM.options, seats: 5 })).toBeUndefined();
  });

  test('choosing one resets the options, keeps the players, and picks the nearest number of seats', () => {
    const changed = withOption(FORM, 'rose', true);
    const chosen = withPreset(PLAN, changed, SHORT, newSeat);
    expect(chosen.options).toEqual({ mode: 'short', seats: 4, rose: false, swap: [] });
    expect(chosen.seats.map((seat) => seat.name)).toEqual(['Mara', 'Odile', 'Jonas', 'bot 3']);
    expect(withPreset(PLAN, chosen, PAIR, newSeat).seats).toHaveLength(2);
    const seatsWith = (counts: readonly number[], before: number): number =>
      withPreset(PLAN, withSeatCount(FORM, before, newSeat), preset('any', counts, {}), newSeat).seats.length;
    expect([seatsWith([4, 5], 5), seatsWith([2, 3], 5), seatsWith([2, 4], 3)]).toEqual([5, 3, 2]);
  });
});

test('what differs from the default is marked as changed', () => {
  const { options } = withOption(FORM, 'swap', [['A9', 'B1']]);
  expect(detailKeys(SCHEMA).filter((key) => isChanged(SCHEMA, options, key))).toEqual(['swap']);
});

test('a refusal is shown at the option it is about', () => {
  expect(refusedKey({ code: 'x', rule: 'X', field: 'options.rose' })).toBe('rose');
  expect(refusedKey({ code: 'x', rule: 'X' })).toBe('seats');
  expect(refusedKey(undefined)).toBeUndefined();
});

describe('the setup remembered', () => {
  test('survives a round trip', () => {
    expect(parseForm(SCHEMA, JSON.stringify(FORM))).toEqual(FORM);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another number of seats', JSON.stringify({ ...FORM, seats: [person] })],
    ['an option that is gone', JSON.stringify({ ...FORM, options: { ...FORM.options, fog: true } })],
    ['a bot of no level', JSON.stringify({ ...FORM, seats: [person, person, { ...bot('Odile'), level: 'admiral' }] })],
    ['seats of nobody', JSON.stringify({ ...FORM, seats: [person, null, { kind: 'ghost', name: '' }] })],
  ])('%s: there is none', (_, text) => {
    expect(parseForm(SCHEMA, text)).toBeUndefined();
  });
});
