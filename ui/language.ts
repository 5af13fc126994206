/** The languages of everything a player reads. */
export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The first of the preferred languages that is supported; English if none is. */
export const pickLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
};
