/** Strings that are the same as in English, for the tests. */
export const cognates: readonly string[] = ['view.panels.dock.enter'];
