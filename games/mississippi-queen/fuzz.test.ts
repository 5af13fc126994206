import { describeFuzz } from '@showboat/engine/conformance';
import { CASES } from './testing/cases';
import { fuzz } from './testing/fuzz';

describeFuzz(fuzz, CASES.length);
