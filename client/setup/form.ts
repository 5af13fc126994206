import {
  type OptionSchema,
  type OptionValue,
  type OptionValues,
  type Preset,
  type Refusal,
  formatOptions,
} from '@showboat/engine';
import type { SeatPlan } from '../session/saved';
import { fillOptions } from './fill-options';

/** The values of the set-up form. There are as many seats as the option says. */
export interface SetupForm {
  readonly options: OptionValues;
  readonly seats: readonly SeatPlan[];
}

/** What the form is generated from. */
export interface FormPlan {
  readonly options: OptionSchema;
  readonly presets: readonly Preset[];
}

/** Who takes a seat that is added. */
export type NewSeat = (taken: readonly SeatPlan[]) => SeatPlan;

const SEATS = 'seats';

/** The numbers of seats that the game supports. */
export const seatCounts = (schema: OptionSchema): readonly number[] => {
  const spec = schema[SEATS];
  switch (spec.kind) {
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
    case 'choice':
      return spec.values.filter((value) => typeof value === 'number');
    case 'switch':
    case 'list':
    case 'pairs':
    case 'json':
      throw new Error(`seats are counted, not a ${spec.kind}`);
  }
};

export const seatCount = ({ options }: Pick<SetupForm, 'options'>): number => Number(options[SEATS]);

const resized = (seats: readonly SeatPlan[], count: number, newSeat: NewSeat): readonly SeatPlan[] => {
  const plans = seats.slice(0, count);
  while (plans.length < count) plans.push(newSeat(plans));
  return plans;
};

export const withSeatCount = (form: SetupForm, count: number, newSeat: NewSeat): SetupForm => ({
  options: { ...form.options, [SEATS]: count },
  seats: resized(form.seats, count, newSeat),
});

export const withOption = (form: SetupForm, key: string, value: OptionValue): SetupForm => ({
  ...form,
  options: { ...form.options, [key]: value },
});

export const withSeat = (form: SetupForm, seat: number, plan: SeatPlan): SetupForm => ({
  ...form,
  seats: form.seats.map((old, i) => (i === seat ? plan : old)),
});

/** The number of seats supported by a preset that is nearest to the previous choice. */
const nearest = (counts: readonly number[], wanted: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));

/** The options of a preset, replacing all previous ones; the players stay, as far as there are seats. */
export const withPreset = (plan: FormPlan, form: SetupForm, preset: Preset, newSeat: NewSeat): SetupForm => {
  const seats = nearest(preset.seats, seatCount(form));
  return withSeatCount({ ...form, options: fillOptions(plan.options, preset.options) }, seats, newSeat);
};

/** The preset that matches these options, however they were chosen; `undefined` for a custom mixture. */
export const presetOf = ({ options: schema, presets }: FormPlan, options: OptionValues): Preset | undefined => {
  const text = formatOptions(schema, options);
  return presets.find(
    (preset) =>
      preset.seats.some((seats) => seats === options[SEATS]) &&
      formatOptions(schema, { ...fillOptions(schema, preset.options), [SEATS]: options[SEATS] }) === text,
  );
};

/** The options with their own field: all but the seats. */
export const detailKeys = (schema: OptionSchema): readonly string[] => Object.keys(schema).filter((key) => key !== SEATS);

export const isChanged = (schema: OptionSchema, options: OptionValues, key: string): boolean =>
  formatOptions({ [key]: schema[key] }, { [key]: options[key] }) !== '';

/** The option that a refusal is about. */
export const refusedKey = (refusal: Refusal | undefined): string | undefined =>
  refusal && (/^options\.([\w.]+)/.exec(refusal.field ?? '')?.[1] ?? SEATS);
