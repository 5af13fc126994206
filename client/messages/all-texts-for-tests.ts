import { type Language, LANGUAGES, type PosterWords } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import { loadMessages } from './load';
import * as topics from './load-topics';
import { pushWords } from './push-words';

// All texts in the browser except the games' sentences, in all languages at once, for tests; pages load the one they need.

/** One export of a file of a game's words; every game has them in the same places. */
const load = async (game: string, path: string, name: string): Promise<unknown> => {
  const file: unknown = await import(/* @vite-ignore */ new URL(`../../games/${game}/words/${path}.ts`, import.meta.url).href);
  return Reflect.get(Object(file), name);
};

const loadGame = async (game: string, language: Language, poster?: PosterWords): Promise<readonly [string, unknown]> => [
  game,
  {
    poster,
    view: await load(game, `${language}/view`, 'view'),
    lessons: await load(game, `${language}/lessons`, 'lessons'),
    // Not every game has these.
    story: await load(game, `${language}/story`, 'story').catch(() => ({})),
    later: await load(game, `${language}/later`, 'later').catch(() => ({})),
    life: await load(game, `${language}/life`, 'life').catch(() => ({})),
  },
];

/** Every topic has a door of its own. */
const { loadTopics: _together, ...LOADERS } = topics;

const loadAll = async (language: Language): Promise<readonly [Language, unknown]> => {
  const { posters, ...messages } = await loadMessages(language);
  const games = await Promise.all(VIEWS.map(({ id }) => loadGame(id, language, posters[id])));
  const late = await Promise.all(Object.values(LOADERS).map((loadTopic) => loadTopic(language)));
  return [language, { messages: Object.assign({ push: pushWords(language) }, messages, ...late), ...Object.fromEntries(games) }];
};

const ALL_TEXTS: ReadonlyMap<Language, unknown> = new Map(await Promise.all(LANGUAGES.map(loadAll)));

type Say = (...given: readonly unknown[]) => unknown;
type Leaf = string | Say;

const isSay = (value: unknown): value is Say => typeof value === 'function';

const leavesOf = (value: unknown, path: string): readonly (readonly [string, Leaf])[] => {
  if (typeof value === 'string' || isSay(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither text nor a function`);
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
};

/** Every text of a language by where it stands. */
export const textsOf = (language: Language): ReadonlyMap<string, Leaf> => new Map(leavesOf(ALL_TEXTS.get(language), ''));

const DETAIL = Object.fromEntries(
  ['text', 'header', 'expected', 'found', 'name', 'longest', 'deepest', 'given', 'min', 'max', 'most', 'reason', 'problem'].map(
    (key) => [key, `<${key}>`],
  ),
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

/** Arguments with which the English text makes sense, and the others in their languages: what they are is known to the compiler only. */
export const sampleFor = (say: Say, ...others: readonly Say[]): readonly unknown[] => {
  const given = combinations(say.length).find((one) => [say, ...others].every((each) => attempt(each, one) !== undefined));
  if (!given) throw new Error(`no sample for ${say.toString()}`);
  return given;
};

export const sayWith = (leaf: Leaf, given: readonly unknown[]): string | undefined =>
  typeof leaf === 'string' ? leaf : attempt(leaf, given);
