import type { OptionSchema, OptionValues, Preset, Refusal } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import type { SeatPlan } from '../session/saved';
import { fillOptions } from './fill-options';
import {
  type FormPlan,
  type SetupForm,
  detailKeys,
  isChanged,
  ownDetails,
  presetOf,
  refusedKey,
  seatCounts,
  shownPreset,
  withOption,
  withPreset,
  withSeat,
  withSeatCount,
  withoutOwn,
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
type CheckedPlan = FormPlan & { check(options: OptionValues): Refusal | undefined };
const PLAN: CheckedPlan = { options: SCHEMA, presets: [LONG, SHORT, PAIR], check: () => undefined };

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

  test('choosing one keeps the players, and picks the nearest number of seats', () => {
    const { form } = withPreset(PLAN, FORM, SHORT, newSeat);
    expect(form.options).toEqual({ mode: 'short', seats: 4, rose: false, swap: [] });
    expect(form.seats.map((seat) => seat.name)).toEqual(['Mara', 'Odile', 'Jonas', 'bot 3']);
    expect(withPreset(PLAN, form, PAIR, newSeat).form.seats).toHaveLength(2);
    const seatsWith = (counts: readonly number[], before: number): number =>
      withPreset(PLAN, withSeatCount(FORM, before, newSeat), preset('any', counts, {}), newSeat).form.seats.length;
    expect([seatsWith([4, 5], 5), seatsWith([2, 3], 5), seatsWith([2, 4], 3)]).toEqual([5, 3, 2]);
  });

  test('choosing one keeps the details of the player’s own, and says which it sets itself', () => {
    const own = withOption(withOption(FORM, 'rose', true), 'swap', [['A1', 'B2']]);
    const short = withPreset(PLAN, own, SHORT, newSeat);
    expect(short.form.options).toEqual({ mode: 'short', seats: 4, rose: true, swap: [['A1', 'B2']] });
    expect(short.dropped).toEqual({});
    expect(ownDetails(PLAN, short.form)).toEqual({ rose: true, swap: [['A1', 'B2']] });
    // It has the rose, too: nothing is lost of that.
    const pair = withPreset(PLAN, short.form, PAIR, newSeat);
    expect(pair.form.options).toMatchObject({ mode: 'long', rose: true, swap: [['A9', 'B1']] });
    expect(pair.dropped).toEqual({ swap: [['A1', 'B2']] });
    // The next one goes with it again; the rose came from the preset before.
    const back = withPreset(PLAN, pair.form, LONG, newSeat, pair.dropped);
    expect(back.form.options).toMatchObject({ rose: false, swap: [['A1', 'B2']] });
    expect(back.dropped).toEqual({});
    expect(withoutOwn(PLAN, back.form).options).toEqual({ mode: 'long', seats: 3, rose: false, swap: [] });
  });

  test('a detail that cannot be played with it is set back, also where another one is named', () => {
    const own = withOption(withOption(FORM, 'rose', true), 'swap', [['A1', 'B2']]);
    const fussy = (field: string): CheckedPlan => ({
      ...PLAN,
      check: ({ mode, rose }) => (mode === 'short' && rose === true ? { code: 'x', rule: 'X', field } : undefined),
    });
    for (const field of ['options.rose', 'options.mode', 'seats']) {
      const { form, dropped } = withPreset(fussy(field), own, SHORT, newSeat);
      expect(form.options).toEqual({ mode: 'short', seats: 4, rose: false, swap: [['A1', 'B2']] });
      expect(dropped).toEqual({ rose: true });
    }
  });

  test('one stays chosen whatever its details, but not for players that it is not for', () => {
    const { form } = withPreset(PLAN, FORM, LONG, newSeat);
    const own = withOption(form, 'swap', [['A1', 'B2']]);
    expect(shownPreset(PLAN, own)).toBe(LONG);
    expect(shownPreset(PLAN, withSeatCount(own, 4, newSeat))).toBe(LONG);
    expect(shownPreset(PLAN, withSeatCount(own, 5, newSeat))).toBeUndefined();
    expect(shownPreset(PLAN, withOption(form, 'mode', 'short'))).toBe(LONG);
    expect(shownPreset(PLAN, withSeatCount(withOption(form, 'mode', 'short'), 4, newSeat))).toBe(SHORT);
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
    const chosen = { ...FORM, preset: 'long' };
    expect(parseForm(SCHEMA, JSON.stringify(chosen))).toEqual(chosen);
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
