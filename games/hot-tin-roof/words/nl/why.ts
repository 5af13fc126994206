import type { WhyWords } from '@showboat/engine';
import { speakWhy } from '../speak-why';
import { names } from './names';
import { reasons } from './reasons';
import { refusals } from './refusals';

export const why: WhyWords = /* @__PURE__ */ speakWhy({ names, refusals, reasons });
