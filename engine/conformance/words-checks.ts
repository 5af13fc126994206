import type { Game } from '../game';
import type { OptionValues } from '../options';
import { playRandomly } from '../playout';
import { createRandom } from '../random';
import { unwrap } from '../result';
import { setUp } from '../setup';
import type { AllWords } from '../words';
import { type WordsPlan, optionSamples, saidAt, samplesIn } from './words-samples';

export type WordsCheck = <State, Move, Options extends OptionValues, Words extends AllWords<State, Move>>(
  game: Game<State, Move, Options>,
  words: Words,
  plan: WordsPlan<State, Move, Words>,
) => readonly string[];

const SENTENCE = /^\p{Lu}.*\.$/u;
const BROKEN = /undefined|NaN|object Object|^$|\bnull\b| {3}|,,|\.\./;
const BROKEN_SENTENCE = /undefined|NaN|object Object/;

export const checkRefusals: WordsCheck = (_game, words, { refusals, textCodes, example, fields, detail }) => [
  ...Object.entries(refusals).flatMap(([code, rule]) => {
    const said = words.sayRefusal({ code, rule, detail });
    const isSentence = /^[\p{Lu}"].*\.$/u.test(said) && !BROKEN_SENTENCE.test(said) && !said.includes(`(${code})`);
    return isSentence && said.endsWith(`(${rule}).`) === (rule !== 'FORMAT') ? [] : [`${code}: ${said}`];
  }),
  ...textCodes.flatMap((code) => {
    const said = words.sayRefusal({ code, ...example, detail });
    const isOfField = said.startsWith(example.field) && /^(?:, "[^"]*")?\s?: ./.test(said.slice(example.field.length));
    const isSaid = isOfField && said.endsWith(`(${example.rule})`);
    return isSaid && !BROKEN_SENTENCE.test(said) && !said.includes(`(${code})`) ? [] : [`${code}: ${said}`];
  }),
  ...fields.flatMap((field) =>
    ['bad-field', 'missing-field'].flatMap((code) => {
      const said = words.sayRefusal({ code, rule: 'FORMAT', field, detail });
      return BROKEN_SENTENCE.test(said) || said.includes(`(${code})`) ? [`${field}, ${code}: ${said}`] : [];
    }),
  ),
];

export const checkReasons: WordsCheck = (_game, words, { reasonCodes, reasonDetail }) => [
  ...reasonCodes.flatMap((code) => {
    const said = words.sayReason({ code, detail: reasonDetail });
    return /^\p{Ll}.*[^.]$/u.test(said) && !BROKEN.test(said) && said !== code ? [] : [`${code}: ${said}`];
  }),
  ...(words.sayReason({ code: 'of-another-game', detail: {} }) === 'of-another-game' ? [] : ['of-another-game has words']),
];

export const checkEndingWords: WordsCheck = ({ endings }, words) =>
  endings.map((ending) => `${ending}: ${words.sayEnding(ending)}`).filter((line) => !SENTENCE.test(line.replace(/^[^:]*: /, '')));

export const checkOptionWords: WordsCheck = (game, words) => {
  const { title, help } = words.option('of-another-game');
  return [
    ...Object.entries(optionSamples(game, words))
      .filter(([, said]) => !/^\p{Lu}/u.test(said) || BROKEN.test(said))
      .map(([key, said]) => `${key}: ${said}`),
    ...Object.keys(game.options).filter((key) => words.option(key).title === key),
    ...game.presets.map(({ id }) => id).filter((id) => words.preset(id).title === id),
    ...(title === 'of-another-game' && help === '' ? [] : ['of-another-game has words']),
  ];
};

const hasNoLetter = (text: string): boolean => !/\p{L}/u.test(text);

export const checkNotEnglish: WordsCheck = (game, words, plan) => {
  const english = samplesIn(game, plan.all[0], plan);
  const { isSame = () => false } = plan;
  return words.language === 'en'
    ? []
    : Object.entries(samplesIn(game, words, plan))
        .filter(([key, said]) => said === english[key] && !hasNoLetter(said) && !isSame(said))
        .map(([key, said]) => `${key}: ${said}`);
};

const numbersIn = (said: string): string => (said.match(/\d+/g) ?? []).toSorted().join(' ');

export const checkNumbers: WordsCheck = (game, words, plan) => {
  const english = samplesIn(game, plan.all[0], plan);
  return Object.entries(samplesIn(game, words, plan))
    .filter(([key, said]) => numbersIn(said) !== numbersIn(english[key] ?? ''))
    .map(([key, said]) => `${key}: ${said}`);
};

/** Consecutive moments share most of their sentences, so only every n-th is compared with English. */
const COMPARED = 5;

/** Whole games, also as a seat sees them: every move and event, and now and then everything that can be said. */
export const checkTelling = <State, Move, Options extends OptionValues, Words extends AllWords<State, Move>>(
  game: Game<State, Move, Options>,
  words: Words,
  plan: WordsPlan<State, Move, Words>,
): readonly string[] => {
  const { seatsOf = ({ seats }) => seats, every = 1, isInColumns = () => false, isSame = () => false } = plan;
  const problems = new Set<string>();
  const tell = (before: State, move: Move, after: State): void => {
    for (const { who, what } of words.describeEvent(before, move, after)) {
      const line = words.joinPhrases(who, what);
      if (!SENTENCE.test(line) || BROKEN.test(line)) problems.add(`event: ${line}`);
    }
  };
  let looks = 0;
  const look = (state: State): void => {
    const isCompared = words.language !== 'en' && looks++ % COMPARED === 0;
    const english = isCompared ? saidAt(game, plan.all[0], state, plan) : [];
    for (const [i, line] of saidAt(game, words, state, plan).entries()) {
      if (isInColumns(line)) continue;
      if (BROKEN.test(line)) problems.add(`broken: ${line}`);
      if (line === english[i] && !hasNoLetter(line) && !isSame(line)) problems.add(`English: ${line}`);
    }
    if (words.drawNear(state, 1) === '') problems.add('nothing is drawn');
  };
  for (const [index, preset] of game.presets.entries()) {
    for (const seats of seatsOf(preset)) {
      let moment = 0;
      const onMove = (state: State, move: Move): void => {
        const after = game.apply(state, move);
        const seen = game.view(state, 0);
        tell(state, move, after);
        if (seen !== state) tell(seen, move, game.view(after, 0));
        if (moment++ % every !== 0) return;
        look(state);
        if (seen !== state) look(seen);
      };
      const start = unwrap(setUp(game, { ...preset.options, seats }));
      look(playRandomly(game, start, createRandom(index), { maxMoves: 20_000, onMove }).state);
    }
  }
  return [...problems];
};
