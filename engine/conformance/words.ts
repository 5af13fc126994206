import { describe, expect, test } from 'vitest';
import type { Game } from '../game';
import type { OptionValues } from '../options';
import {
  type WordsCheck,
  checkEndingWords,
  checkNotEnglish,
  checkNumbers,
  checkOptionWords,
  checkReasons,
  checkRefusals,
  checkTelling,
} from './words-checks';
import type { AllWords } from '../words';
import type { WordsPlan } from './words-samples';

/** What the words of every game must satisfy: what one language says, all say, and none says it in English by mistake. */
export const WORDS_PROPERTIES = {
  'every refusal has a sentence': checkRefusals,
  'every reason is a phrase': checkReasons,
  'every ending is a sentence': checkEndingWords,
  'every option, value and preset has words': checkOptionWords,
  'nothing is left in English': checkNotEnglish,
  'every number is there': checkNumbers,
  'whole games can be told, also as a seat sees them: every move, every event, every moment': checkTelling,
} as const satisfies Readonly<Record<string, WordsCheck>>;

/** What is compared with the sources of words and rules. */
export interface WordsLists {
  /** The folders of languages. */
  readonly folders: readonly string[];
  /** The files that refuse positions, options and tokens. */
  readonly sources: readonly string[];
  /** Strings there that look like such codes but are not, and codes of moves. */
  readonly notCodes?: readonly string[];
}

const MOST_SHOWN = 5;
const CODE = /(?:\b(?:bad|because|problem|say|refusal)\(|\bcode =|[?:])\s*(?:\w+\s*\?\s*)?'([a-z]+(?:-[a-z]+)+)'/g;
/** Refusals of positions of any shape, which the rules do not list. */
const OF_SHAPES = ['unknown-field', 'missing-field', 'bad-field'];

export const codesIn = (source: string): readonly string[] => [...source.matchAll(CODE)].map(([, code]) => code);

/** The suite for words. */
export const describeWords = <State, Move, Options extends OptionValues, Words extends AllWords<State, Move>>(
  game: Game<State, Move, Options>,
  plan: WordsPlan<State, Move, Words>,
  { folders, sources, notCodes = [] }: WordsLists,
): void => {
  describe.each(plan.all.map((words) => [words.language, words] as const))('%s', (_language, words) => {
    test.each(Object.entries<WordsCheck>(WORDS_PROPERTIES))('%s', (_title, check) => {
      const problems = check(game, words, plan);
      expect(problems.slice(0, MOST_SHOWN), `${problems.length} problems`).toEqual([]);
    });
  });

  test('every folder of words is a language that is tested here', () => {
    expect(plan.all.map(({ language }) => language).toSorted()).toEqual(folders.toSorted());
  });

  test('the codes in the sources of the rules are all known, and no others', () => {
    const found = sources.flatMap(codesIn).filter((code) => !notCodes.includes(code) && code !== game.id);
    expect(found.filter((code) => !plan.textCodes.includes(code))).toEqual([]);
    expect(plan.textCodes.filter((code) => !found.includes(code) && !OF_SHAPES.includes(code))).toEqual([]);
  });
};
