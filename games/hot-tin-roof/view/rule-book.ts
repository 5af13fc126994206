import { type Language, findRule } from '@showboat/ui';

const RULE_BOOKS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('../RULES.md?raw'),
  de: () => import('../RULES.de.md?raw'),
  fr: () => import('../RULES.fr.md?raw'),
  nl: () => import('../RULES.nl.md?raw'),
};

/** The rule with this number in full; `undefined` if there is none. */
export const lookUp = async (language: Language, id: string): Promise<string | undefined> =>
  findRule((await RULE_BOOKS[language]()).default, id);
