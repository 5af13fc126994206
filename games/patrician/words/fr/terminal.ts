import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'Une ville, par exemple roma' };
