import { language } from '../settings/settings';

/** "20:44". */
export const timeOfDay = (at: number | string): string =>
  new Date(at).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
