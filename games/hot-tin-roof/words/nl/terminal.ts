import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'Een dak zoals r08 of theepotplein' };
