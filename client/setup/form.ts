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
  /** The preset that was chosen last: what differs from it is the player's own. */
  readonly preset?: string | undefined;
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
  ...form,
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

const isSame = (schema: OptionSchema, key: string, one: OptionValue, other: OptionValue): boolean =>
  formatOptions({ [key]: schema[key] }, { [key]: one }) === formatOptions({ [key]: schema[key] }, { [key]: other });

/** The details that differ from the preset that was chosen, or from the usual. */
export const ownDetails = ({ options: schema, presets }: FormPlan, { options, preset: id }: SetupForm): OptionValues => {
  const base = fillOptions(schema, presets.find((each) => each.id === id)?.options ?? {});
  const own = detailKeys(schema).filter((key) => !isSame(schema, key, options[key], base[key]));
  return Object.fromEntries(own.map((key) => [key, options[key]]));
};

export interface Chosen {
  readonly form: SetupForm;
  /** Details that the preset does not go with. */
  readonly dropped: OptionValues;
}

/**
 * Another preset, with the same players as far as there are seats, and with the details of the player's own but for those that the
 * preset sets itself or that cannot be played with it. `before`: what earlier presets did not go with.
 */
export const withPreset = (
  plan: FormPlan & { check(options: OptionValues): Refusal | undefined },
  form: SetupForm,
  preset: Preset,
  newSeat: NewSeat,
  before: OptionValues = {},
): Chosen => {
  const own: OptionValues = { ...before, ...ownDetails(plan, form) };
  const seats = nearest(preset.seats, seatCount(form));
  const bare: OptionValues = { ...fillOptions(plan.options, preset.options), [SEATS]: seats };
  const mixed = (keys: readonly string[]): OptionValues => ({
    ...bare,
    ...Object.fromEntries(keys.map((key) => [key, own[key]])),
  });
  let keys = Object.keys(own).filter((key) => !Object.hasOwn(preset.options, key));
  for (;;) {
    const refusal = plan.check(mixed(keys));
    if (!refusal || keys.length === 0) break;
    const without = (dropped: string): readonly string[] => keys.filter((key) => key !== dropped);
    const guilty =
      keys.find((key) => key === refusedKey(refusal)) ?? keys.find((key) => !plan.check(mixed(without(key)))) ?? keys[0];
    keys = [...without(guilty)];
  }
  const options = mixed(keys);
  const dropped = Object.entries(own).filter(([key, value]) => !isSame(plan.options, key, value, options[key]));
  return {
    form: { ...withSeatCount({ ...form, options }, seats, newSeat), preset: preset.id },
    dropped: Object.fromEntries(dropped),
  };
};

/** The preset alone. */
export const withoutOwn = (plan: FormPlan, form: SetupForm): SetupForm => {
  const base = plan.presets.find(({ id }) => id === form.preset)?.options ?? {};
  return { ...form, options: { ...fillOptions(plan.options, base), [SEATS]: form.options[SEATS] } };
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

/** The preset to show as chosen: details of the player's own do not make it another, a number of players that it is not for does. */
export const shownPreset = (plan: FormPlan, form: SetupForm): Preset | undefined =>
  presetOf(plan, form.options) ??
  plan.presets.find(({ id, seats }) => id === form.preset && seats.some((count) => count === seatCount(form)));

/** The options with their own field: all but the seats. */
export const detailKeys = (schema: OptionSchema): readonly string[] => Object.keys(schema).filter((key) => key !== SEATS);

export const isChanged = (schema: OptionSchema, options: OptionValues, key: string): boolean =>
  formatOptions({ [key]: schema[key] }, { [key]: options[key] }) !== '';

/** The option that a refusal is about. */
export const refusedKey = (refusal: Refusal | undefined): string | undefined =>
  refusal && (/^options\.([\w.]+)/.exec(refusal.field ?? '')?.[1] ?? SEATS);
