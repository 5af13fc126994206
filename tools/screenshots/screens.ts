import { ROOF_SCREENS } from './hot-tin-roof/screens';
import { RIVER_SCREENS } from './mississippi-queen/screens';
import { TOWER_SCREENS } from './patrician/screens';
import { SHELL_SCREENS } from './shell-screens';

/** Every screen that there is a picture of. */
export const SCREENS = { ...SHELL_SCREENS, ...RIVER_SCREENS, ...TOWER_SCREENS, ...ROOF_SCREENS };
