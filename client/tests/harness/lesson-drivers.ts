import type { LessonPilot } from './lesson-driver';
import { roofPilot } from '../../../games/hot-tin-roof/testing/browser/lessons';
import { riverPilot } from '../../../games/mississippi-queen/testing/browser/lessons';
import { towerPilot } from '../../../games/patrician/testing/browser/lessons';

/** A pupil for every game that can be played in the browser. */
export const PILOTS: readonly LessonPilot[] = [riverPilot, towerPilot, roofPilot];
