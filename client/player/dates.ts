import { language } from '../settings/settings';

/** "3 Nov 2026" */
export const sayDate = (instant: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(instant));

/** "20:44" */
export const sayTime = (instant: string): string =>
  new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(new Date(instant));
