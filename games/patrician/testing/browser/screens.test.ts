import { axeScreensOf, describeScreens } from '../../../../client/tests/harness/axe-screens';
import { browser } from '.';

describeScreens(axeScreensOf(browser));
