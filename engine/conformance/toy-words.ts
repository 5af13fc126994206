import { type ToyMove, type ToyState, toy } from './toy';
import type { AllWords, Language } from '../words';
import type { WordsPlan } from './words-samples';

// The toy's words in two languages; the second is English with a twist and represents any other.

export type ToyWords = AllWords<ToyState, ToyMove>;

type Say = (english: string) => string;

/** The colours of runners are names. */
const RUNNERS = ['red', 'blue', 'green', 'white', 'chance'];

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const wordsOf = (language: Language, say: Say): ToyWords => {
  const titled = (name: string, keys: readonly string[]) => (key: string) =>
    keys.includes(key) ? { title: upper(say(`${name} ${key}`)), help: upper(say(`about ${key}`)) } : { title: key, help: '' };
  const describe = ({ at, turn }: ToyState): string => upper(say(`turn ${turn}, at ${at.join(' and ')}`));
  return {
    language,
    title: 'Toy',
    nameSeat: (_state, seat) => RUNNERS[seat],
    answer: () => undefined,
    questionHint: say('ask where'),
    nameMover: (who) => upper(say(`the ${who}`)),
    sayRefusal: ({ code, rule, field, detail }) =>
      field === undefined
        ? `${upper(say(`not ${code} for ${detail?.pips} pips`))} (${rule}).`
        : `${field}: ${say(`not ${code}, not ${detail?.pips}`)} (${rule})`,
    sayReason: ({ code, detail }) => (code === 'leads' ? say(`leads by ${detail.steps}`) : code),
    sayEnding: (ending) => upper(say(`over by ${ending}.`)),
    describeMove: (_state, { kind }) => say(`to ${kind}`),
    describeEvent: (_state, { kind }) => [{ who: 'red', what: [say(`does ${kind}`)] }],
    joinPhrases: (who, phrases) => `${upper(who)} ${phrases.join(', ')}.`,
    describeStatus: describe,
    describeTask: (state, seat) => say(toy.actor(state) === seat ? 'run' : 'wait'),
    describeSurroundings: (state) => [{ heading: say('track'), lines: [describe(state)] }],
    describeTable: (state) => [
      `  ${RUNNERS[0]}   ${state.at[0]}`,
      ...state.at.slice(1).map((at, seat) => `${RUNNERS[seat + 1]} ${say(`at ${at}`)}`),
    ],
    drawNear: (state) => toy.draw(state),
    option: titled('option', Object.keys(toy.options)),
    optionValue: (_key, value) => upper(say(`value ${value}`)),
    preset: titled(
      'preset',
      toy.presets.map(({ id }) => id),
    ),
  };
};

export const toyEnglish = wordsOf('en', (text) => text);
export const toyPigLatin = wordsOf('nl', (text) => text.replaceAll(/\b([a-z]+)/g, '$1ay'));

export const toyWordsPlan = (all: readonly ToyWords[]): WordsPlan<ToyState, ToyMove, ToyWords> => ({
  all,
  refusals: { over: 'TOY-2', 'not-now': 'TOY-1' },
  textCodes: ['unknown-token', 'bad-position'],
  example: { rule: 'TOY-4', field: 'at[0]' },
  fields: ['seats', 'goal'],
  detail: { pips: 3 },
  reasonCodes: ['leads'],
  reasonDetail: { steps: 2 },
  isInColumns: (line) => line.startsWith('  '),
});
