import { type WhyWords, whyWords } from '@showboat/engine';
import { reasons } from './reasons';
import { refusals } from './refusals';

export const why: WhyWords = /* @__PURE__ */ whyWords({ refusals, reasons });
