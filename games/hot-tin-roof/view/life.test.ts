import { describeLife } from '../../../ui/testing/life';
import { randomGame } from '../../../ui/testing/sounds';
import { hotTinRoof } from '../game';
import { loadLife } from './life';

describeLife(loadLife, () => [{ seats: 4 }, { seats: 3, deluxe: true }].map((options) => randomGame(hotTinRoof, options)));
