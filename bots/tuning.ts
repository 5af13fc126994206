import type { Game, Mind, OptionValues } from '@showboat/engine';

/** What is tuned: a game, the weights of its evaluation, and how each of them is turned. */
export interface Tuning<State, Move, Options extends OptionValues, Weights> {
  readonly game: Game<State, Move, Options>;
  readonly weights: Weights & { readonly winning: number };
  readonly mindOf: (weights: Weights) => Mind<State, Move>;
  /** Tables to play at, in turn; every one says how many seats it has. */
  readonly tables: readonly (Readonly<Record<string, unknown>> & { readonly seats: number })[];
  /** The weights with one of them larger or smaller. */
  readonly knobs: Readonly<Record<string, (weights: Weights, factor: number) => Weights>>;
}

/** A knob for every name: numbers by themselves, lists as a whole. */
export const knobsFor = <Weights extends { readonly [Name in keyof Weights]: number | readonly number[] }>(
  names: readonly (keyof Weights & string)[],
): Readonly<Record<string, (weights: Weights, factor: number) => Weights>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (weights: Weights, factor: number): Weights => {
        const worth: number | readonly number[] = weights[name];
        return { ...weights, [name]: typeof worth === 'number' ? worth * factor : worth.map((one) => one * factor) };
      },
    ]),
  );

/** A tuning whose types are unknown here: code that uses it must work with any. */
export interface SealedTuning {
  use(visit: <State, Move, Options extends OptionValues, Weights>(tuning: Tuning<State, Move, Options, Weights>) => void): void;
}

export const sealTuning = <State, Move, Options extends OptionValues, Weights>(
  tuning: Tuning<State, Move, Options, Weights>,
): SealedTuning => ({ use: (visit) => visit(tuning) });
