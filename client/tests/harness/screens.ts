import { ROOF_SCREENS } from '../../../games/hot-tin-roof/testing/browser/screens';
import { RIVER_SCREENS } from '../../../games/mississippi-queen/testing/browser/screens';
import { TOWER_SCREENS } from '../../../games/patrician/testing/browser/screens';
import { SHELL_SCREENS } from './shell-screens';

/** Every screen that there is a picture of. */
export const SCREENS = { ...SHELL_SCREENS, ...RIVER_SCREENS, ...TOWER_SCREENS, ...ROOF_SCREENS };
