import { describeConformance } from '@showboat/engine/conformance';
import { highCard } from '.';
import { CASES } from './testing';

describeConformance(highCard, { cases: CASES, games: 4, seed: 'cards', every: 2 });
