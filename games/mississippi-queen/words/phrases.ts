import type {
  OptionPhrases as OptionPhrasesOf,
  ReasonPhrases as ReasonPhrasesOf,
  RefusalPhrases as RefusalPhrasesOf,
} from '@showboat/engine';
import type { ReasonCode } from '../rules/codes';
import type { EndBar } from '../rules/explain';
import type { OPTIONS, PRESETS } from '../rules/options';
import type { RefusalCode } from '../rules/refusals';

// What every language must have words for.

/** Of moves and of ends of turns. */
export type RefusalPhrases = RefusalPhrasesOf<RefusalCode | EndBar>;

export type ReasonPhrases = ReasonPhrasesOf<ReasonCode>;

export type OptionPhrases = OptionPhrasesOf<typeof OPTIONS, (typeof PRESETS)[number]['id']>;
