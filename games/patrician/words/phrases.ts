import type {
  OptionPhrases as OptionPhrasesOf,
  ReasonPhrases as ReasonPhrasesOf,
  RefusalPhrases as RefusalPhrasesOf,
} from '@showboat/engine';
import type { ReasonCode } from '../rules/codes';
import type { OPTIONS, PRESETS } from '../rules/options';
import type { RefusalCode } from '../rules/refusals';

// What every language must have words for.

export type RefusalPhrases = RefusalPhrasesOf<RefusalCode>;

export type ReasonPhrases = ReasonPhrasesOf<ReasonCode>;

export type OptionPhrases = OptionPhrasesOf<typeof OPTIONS, (typeof PRESETS)[number]['id']>;
