import { type Language, capital } from '@showboat/engine';

/** The name of a language in that language. */
export const nameLanguage = (language: Language): string =>
  capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
