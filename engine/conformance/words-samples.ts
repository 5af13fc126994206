import type { Game } from '../game';
import type { OptionValues, Preset } from '../options';
import type { AllWords } from '../words';

type Detail = Readonly<Record<string, string | number>>;

/** Something said, by what it is about: the same keys in every language. */
export type Samples = Readonly<Record<string, string>>;

export interface WordsPlan<State, Move, Words extends AllWords<State, Move>> {
  /** English first. */
  readonly all: readonly Words[];
  /** Codes of refused moves, with their rules. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Codes of refused positions, options and tokens, and one of their rules and fields. */
  readonly textCodes: readonly string[];
  readonly example: { readonly rule: string; readonly field: string };
  /** Fields that have sentences of their own. */
  readonly fields: readonly string[];
  /** Every detail a refusal may carry. */
  readonly detail: Detail;
  readonly reasonCodes: readonly string[];
  readonly reasonDetail: Detail;
  /** Texts that are the same in all languages; else those without a letter. */
  isSame?(text: string): boolean;
  /** What this game says besides. */
  samplesOf?(words: Words): Samples;
  saidAt?(words: Words, state: State): readonly string[];
  /** Lines in columns have blanks between, and names only. */
  isInColumns?(line: string): boolean;
  /** Player counts for which a preset is described; by default all it supports. */
  seatsOf?(preset: Preset): readonly number[];
  /** Consecutive moments differ little: in long games every n-th is enough. */
  readonly every?: number;
}

const valuesOf = (spec: Game<unknown, unknown>['options'][string]): readonly (string | number | boolean)[] =>
  spec.kind === 'choice' ? spec.values : spec.kind === 'switch' ? [true, false] : [];

export const optionSamples = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  words: AllWords<State, Move>,
): Samples =>
  Object.fromEntries([
    ...Object.entries(game.options).flatMap(([key, spec]) => [
      [`option ${key}`, words.option(key).title],
      [`help ${key}`, words.option(key).help],
      ...valuesOf(spec).map((value) => [`value ${key} ${value}`, words.optionValue(key, value)]),
    ]),
    ...game.presets.flatMap(({ id }) => [
      [`preset ${id}`, words.preset(id).title],
      [`preset help ${id}`, words.preset(id).help],
    ]),
  ]);

export const samplesIn = <State, Move, Options extends OptionValues, Words extends AllWords<State, Move>>(
  game: Game<State, Move, Options>,
  words: Words,
  plan: WordsPlan<State, Move, Words>,
): Samples => {
  const { refusals, textCodes, example, fields, detail, reasonCodes, reasonDetail } = plan;
  return {
    ...Object.fromEntries([
      ...Object.entries(refusals).map(([code, rule]) => [code, words.sayRefusal({ code, rule, detail })]),
      ...textCodes.map((code) => [`field ${code}`, words.sayRefusal({ code, ...example, detail })]),
      ...fields.flatMap((field) =>
        ['bad-field', 'missing-field'].map((code) => [
          `${code} ${field}`,
          words.sayRefusal({ code, rule: 'FORMAT', field, detail }),
        ]),
      ),
      ...reasonCodes.map((code) => [`reason ${code}`, words.sayReason({ code, detail: reasonDetail })]),
      ...game.endings.map((ending) => [`ending ${ending}`, words.sayEnding(ending)]),
    ]),
    ...optionSamples(game, words),
    hint: words.questionHint,
    chance: words.nameMover('chance'),
    ...plan.samplesOf?.(words),
  };
};

/** Everything that may be said at a moment, in the same order in every language. */
export const saidAt = <State, Move, Options extends OptionValues, Words extends AllWords<State, Move>>(
  game: Game<State, Move, Options>,
  words: Words,
  state: State,
  plan: WordsPlan<State, Move, Words>,
): readonly string[] => [
  ...game.legalMoves(state).map((move) => words.describeMove(state, move)),
  words.describeStatus(state),
  ...[0, 1].map((seat) => words.describeTask(state, seat)),
  ...words.describeSurroundings(state, 0).flatMap(({ heading, lines }) => [heading, ...lines]),
  ...words.describeTable(state, 1),
  ...(plan.saidAt?.(words, state) ?? []),
];
