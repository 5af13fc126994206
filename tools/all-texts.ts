import type { Language } from '@showboat/ui';
import { messages as deMessages } from '../client/messages/de';
import { messages as enMessages } from '../client/messages/en';
import { messages as frMessages } from '../client/messages/fr';
import { messages as nlMessages } from '../client/messages/nl';
import { labels as deLabels } from '../games/mississippi-queen/view/labels/de';
import { labels as enLabels } from '../games/mississippi-queen/view/labels/en';
import { labels as frLabels } from '../games/mississippi-queen/view/labels/fr';
import { labels as nlLabels } from '../games/mississippi-queen/view/labels/nl';
import { de as deSchool } from '../games/mississippi-queen/view/school/de';
import { en as enSchool } from '../games/mississippi-queen/view/school/en';
import { fr as frSchool } from '../games/mississippi-queen/view/school/fr';
import { nl as nlSchool } from '../games/mississippi-queen/view/school/nl';

// Everything that is said in the browser besides the words of the game, in all languages at once: for tests; pages load the one they need.

const ALL_TEXTS: Readonly<Record<Language, unknown>> = {
  en: { messages: enMessages, labels: enLabels, school: enSchool },
  de: { messages: deMessages, labels: deLabels, school: deSchool },
  fr: { messages: frMessages, labels: frLabels, school: frSchool },
  nl: { messages: nlMessages, labels: nlLabels, school: nlSchool },
};

type Say = (...given: readonly unknown[]) => unknown;
type Leaf = string | Say;

const isSay = (value: unknown): value is Say => typeof value === 'function';

const leavesOf = (value: unknown, path: string): readonly (readonly [string, Leaf])[] => {
  if (typeof value === 'string' || isSay(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither text nor a function`);
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
};

/** Every text of a language by where it stands. */
export const textsOf = (language: Language): ReadonlyMap<string, Leaf> => new Map(leavesOf(ALL_TEXTS[language], ''));

const DETAIL = Object.fromEntries(
  ['text', 'header', 'expected', 'found', 'name', 'longest', 'given', 'min', 'max', 'most', 'reason', 'problem'].map((key) => [
    key,
    `<${key}>`,
  ]),
);

/** What functions may be given, the likeliest first. */
const SAMPLES: readonly unknown[] = [3, 'Aurora', ['Ada', 'Ben'], DETAIL];

const isFit = (text: unknown): text is string => typeof text === 'string' && !/undefined|NaN|\[object/.test(text);

const combinations = (count: number): readonly (readonly unknown[])[] =>
  count === 0 ? [[]] : combinations(count - 1).flatMap((before) => SAMPLES.map((sample) => [...before, sample]));

const attempt = (say: Say, given: readonly unknown[]): string | undefined => {
  try {
    const text = say(...given);
    return isFit(text) ? text : undefined;
  } catch {
    return undefined;
  }
};

/** Arguments with which the English text makes sense: what they are is known to the compiler only. */
export const sampleFor = (say: Say): readonly unknown[] => {
  const given = combinations(say.length).find((one) => attempt(say, one) !== undefined);
  if (!given) throw new Error(`no sample for ${say.toString()}`);
  return given;
};

export const sayWith = (leaf: Leaf, given: readonly unknown[]): string | undefined =>
  typeof leaf === 'string' ? leaf : attempt(leaf, given);
