import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'Een stad zoals roma' };
