import type { Refusal } from '@showboat/engine';
import type { ReplayMessages } from '../messages';
import type { SetupTexts } from './game-setup';

type OptionWords = ReplayMessages['optionRefusals'];

const isKnown = (words: OptionWords, problem: string): problem is keyof OptionWords => Object.hasOwn(words, problem);

/** What is wrong with an option, without its name: fields are labelled in the current language, not with the schema's name. */
export const sayProblem = (refusal: Refusal, texts: Pick<SetupTexts, 'sayRefusal'>, words: OptionWords): string => {
  const { rule, field, detail = {} } = refusal;
  const problem = String(detail.problem);
  if (rule === 'OPTIONS' && isKnown(words, problem)) return words[problem](detail);
  // A game recognises an option only by its field, and then names it first.
  const said = texts.sayRefusal(refusal);
  const prefix = `${field}: `;
  const bare = said.startsWith(prefix) ? said.slice(prefix.length) : said;
  return bare.endsWith('.') ? bare : `${bare}.`;
};
