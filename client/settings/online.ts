import { readText, writeText } from './storage';

// Whether this browser has ever sat at an online table: everybody else loads nothing of online play.

const KEY = 'showboat.online';

export const hasPlayedOnline = (): boolean => readText(KEY) === 'yes';

export const noteOnline = (): void => writeText(KEY, 'yes');

/** Everything about this player was deleted. */
export const forgetOnline = (): void => writeText(KEY, '');
