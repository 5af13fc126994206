import { language } from '../settings/settings';

/** As people here write it: the language in use, in the form of the browser's region where it has one. */
const locales = (): string[] => [...navigator.languages.filter((one) => one.startsWith(language.value)), language.value];

/** "3 Nov 2026" */
export const sayDate = (instant: string): string =>
  new Intl.DateTimeFormat(locales(), { dateStyle: 'medium' }).format(new Date(instant));

/** "20:44" */
export const sayTime = (instant: string): string =>
  new Intl.DateTimeFormat(locales(), { timeStyle: 'short' }).format(new Date(instant));
