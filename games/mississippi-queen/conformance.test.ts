import { describeConformance } from '@showboat/engine/conformance';
import { mississippiQueen } from './index';
import { CASES } from './testing/cases';

describeConformance(mississippiQueen, { cases: CASES, games: 3, seed: 'showboat', every: 40 });
