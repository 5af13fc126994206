import { describeLife } from '../../../ui/testing/life';
import { recordedGame } from '../testing/recorded';
import { loadLife } from './life';

describeLife(loadLife, () => ['places-settled-both-boats', 'round-limit', 'survivor', 'places-settled'].map(recordedGame));
