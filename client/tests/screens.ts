import { BROWSER_GAMES } from './browser-games';
import type { Screens } from './harness/screen';
import { SHELL_SCREENS } from './shell-screens';

/** Every screen with a screenshot. */
export const SCREENS: Screens = Object.assign({}, SHELL_SCREENS, ...BROWSER_GAMES.map(({ screens }) => screens));
