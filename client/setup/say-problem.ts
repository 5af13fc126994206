import type { Refusal } from '@showboat/engine';
import type { ReplayMessages } from '../messages';
import type { SetupTexts } from './game-setup';

type OptionWords = ReplayMessages['optionRefusals'];

const isKnown = (words: OptionWords, problem: string): problem is keyof OptionWords => Object.hasOwn(words, problem);

/** What is wrong with an option, without its name: fields have theirs in the language in use, not that of the schema. */
export const sayProblem = (refusal: Refusal, texts: Pick<SetupTexts, 'sayRefusal'>, words: OptionWords): string => {
  const { rule, field, detail = {} } = refusal;
  const problem = String(detail.problem);
  if (rule === 'OPTIONS' && isKnown(words, problem)) return words[problem](detail);
  // Only with its field does a game know that an option is meant, and then names it first.
  const said = texts.sayRefusal(refusal);
  const prefix = `${field}: `;
  const bare = said.startsWith(prefix) ? said.slice(prefix.length) : said;
  return bare.endsWith('.') ? bare : `${bare}.`;
};
