/** Strings that are the same as in English, for the tests. */
export const cognates: readonly string[] = ['poster.title', 'view.panels.rose'];
