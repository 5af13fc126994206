import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'A roof such as r08 or teapot terrace' };
