import type { LessonPilot } from '../lesson-pilot';
import { roofPilot } from './hot-tin-roof';
import { riverPilot } from './mississippi-queen';
import { towerPilot } from './patrician';

/** A pupil for every game that can be played in the browser. */
export const PILOTS: readonly LessonPilot[] = [riverPilot, towerPilot, roofPilot];
