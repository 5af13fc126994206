import { describeLife } from '../../../ui/testing/life';
import { randomGame } from '../../../ui/testing/sounds';
import { patrician } from '../game';
import { loadLife } from './life';

describeLife(loadLife, () => [{ seats: 4 }, { seats: 5, messengers: true }].map((options) => randomGame(patrician, options)));
