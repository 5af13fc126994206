/** The same words in English, for the tests. */
export const cognates: readonly string[] = ['poster.title', 'view.panels.rose'];
