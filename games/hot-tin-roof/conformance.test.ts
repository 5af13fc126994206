import { describeConformance } from '@showboat/engine/conformance';
import { hotTinRoof } from './index';
import { CASES } from './testing/cases';

describeConformance(hotTinRoof, { cases: CASES, games: 2, seed: 'showboat', every: 31, untold: ['number'] });
