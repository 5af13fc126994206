import type {
  OptionPhrases as OptionPhrasesOf,
  ReasonPhrases as ReasonPhrasesOf,
  RefusalPhrases as RefusalPhrasesOf,
} from '@showboat/engine';
import type { ReasonCode } from '../rules/codes';
import type { OPTIONS, PRESETS } from '../rules/options';
import type { RefusalCode } from '../rules/refusals';

// What every language must have words for.

export interface RefusalPhrases extends RefusalPhrasesOf<RefusalCode> {
  /** In the place of a gap's id: "the one between Thimble Corner and Teapot Terrace". */
  gap(one: string, other: string): string;
}

export type ReasonPhrases = ReasonPhrasesOf<ReasonCode>;

export type OptionPhrases = OptionPhrasesOf<typeof OPTIONS, (typeof PRESETS)[number]['id']>;
