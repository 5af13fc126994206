import type { Refusal } from '@showboat/engine';
import type { ReplayMessages } from '../messages';
import type { SetupWords } from './game-setup';

type OptionWords = ReplayMessages['optionRefusals'];

const isKnown = (optionRefusals: OptionWords, problem: string): problem is keyof OptionWords =>
  Object.hasOwn(optionRefusals, problem);

/** What is wrong with an option, without its name: fields are labelled in the current language, not with the schema's name. */
export const sayProblem = (refusal: Refusal, words: Pick<SetupWords, 'sayRefusal'>, optionRefusals: OptionWords): string => {
  const { rule, field, detail = {} } = refusal;
  const problem = String(detail.problem);
  if (rule === 'OPTIONS' && isKnown(optionRefusals, problem)) return optionRefusals[problem](detail);
  // A game recognises an option only by its field, and then names it first.
  const said = words.sayRefusal(refusal);
  const prefix = `${field}: `;
  const bare = said.startsWith(prefix) ? said.slice(prefix.length) : said;
  return bare.endsWith('.') ? bare : `${bare}.`;
};
