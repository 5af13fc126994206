import { describe, expect, test } from 'vitest';
import { toy } from './toy';
import { type ToyWords, toyEnglish, toyPigLatin, toyWordsPlan } from './toy-words';
import { WORDS_PROPERTIES, codesIn, describeWords } from './words';

type Property = keyof typeof WORDS_PROPERTIES;

describeWords(toy, toyWordsPlan([toyEnglish, toyPigLatin]), {
  folders: ['nl', 'en'],
  sources: [`return bad('unknown-token');`, `refused({ code: isThere ? 'bad-position' : 'a-word' })`],
  notCodes: ['a-word'],
});

test('codes are found as rules write them', () => {
  const source = `bad('one-a'), say(isBlack ? 'two-a' : 'three-a', field); const code = 'four-a'; { code: 'five-a', rule: 'six' }`;
  expect(codesIn(source)).toEqual(['one-a', 'two-a', 'three-a', 'four-a', 'five-a']);
});

/** Words with one defect each, the property that must notice, and what it complains about. */
const BROKEN: readonly (readonly [string, Property, RegExp, Partial<ToyWords>])[] = [
  [
    'a refusal that is only a code',
    'every refusal has a sentence',
    /^over: \(over\)\.$/m,
    { sayRefusal: ({ code }) => `(${code}).` },
  ],
  [
    'a detail that is not told',
    'every refusal has a sentence',
    /^unknown-token: .*undefined/m,
    { sayRefusal: ({ code, rule, field }) => toyPigLatin.sayRefusal({ code, rule, ...(field ? { field } : {}) }) },
  ],
  [
    'a refusal without its rule',
    'every refusal has a sentence',
    /^not-now: Nope\.$/m,
    { sayRefusal: ({ field }) => (field ? toyPigLatin.questionHint : 'Nope.') },
  ],
  [
    'a field that is not named',
    'every refusal has a sentence',
    /^bad-position: no \(TOY-4\)$/m,
    { sayRefusal: ({ rule }) => `no (${rule})` },
  ],
  ['a reason without words', 'every reason is a phrase', /^leads: leads$/m, { sayReason: ({ code }) => code }],
  ['words for any reason', 'every reason is a phrase', /^of-another-game has words$/m, { sayReason: () => 'good' }],
  [
    'an ending that is a phrase',
    'every ending is a sentence',
    /^goal: overay byay goalay$/m,
    { sayEnding: () => 'overay byay goalay' },
  ],
  [
    'an option that has no help',
    'every option, value and preset has words',
    /^help goal: $/m,
    { option: (key) => ({ title: 'An option', help: key === 'goal' ? '' : 'Help' }) },
  ],
  [
    'a preset that has its id only',
    'every option, value and preset has words',
    /^sprint$/m,
    { preset: (id) => ({ title: id, help: 'Help' }) },
  ],
  ['a text left in English', 'nothing is left in English', /^hint: ask where$/m, { questionHint: toyEnglish.questionHint }],
  ['a number that is lost', 'every number is there', /^reason leads: leadsay$/m, { sayReason: () => 'leadsay' }],
  [
    'an event that is no sentence',
    'whole games can be told, also as a seat sees them: every move, every event, every moment',
    /^event: red$/m,
    { joinPhrases: (who) => who },
  ],
  [
    'a moment without words',
    'whole games can be told, also as a seat sees them: every move, every event, every moment',
    /^broken: $/m,
    { describeStatus: () => '' },
  ],
  [
    'a moment in English',
    'whole games can be told, also as a seat sees them: every move, every event, every moment',
    /^English: to walk$/m,
    { describeMove: toyEnglish.describeMove },
  ],
  [
    'no drawing',
    'whole games can be told, also as a seat sees them: every move, every event, every moment',
    /^nothing is drawn$/m,
    { drawNear: () => '' },
  ],
];

describe('the suite for words can fail', () => {
  test.each(BROKEN)('%s', (_title, property, complaint, change) => {
    const words = { ...toyPigLatin, ...change };
    expect(WORDS_PROPERTIES[property](toy, words, toyWordsPlan([toyEnglish, words])).join('\n')).toMatch(complaint);
  });

  test('every property has words that violate it', () => {
    const covered = new Set<string>(BROKEN.map(([, property]) => property));
    expect(Object.keys(WORDS_PROPERTIES).filter((property) => !covered.has(property))).toEqual([]);
  });
});
