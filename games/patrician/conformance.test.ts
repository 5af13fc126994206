import { describeConformance } from '@showboat/engine/conformance';
import { patrician } from './index';
import { CASES } from './testing/cases';

describeConformance(patrician, { cases: CASES, games: 3, seed: 'showboat', every: 9 });
