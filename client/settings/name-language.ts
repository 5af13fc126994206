import { type Language, capital } from '@showboat/engine';

/** A language as those call it who speak it. */
export const nameLanguage = (language: Language): string =>
  capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
