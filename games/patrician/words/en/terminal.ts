import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'A city such as roma' };
