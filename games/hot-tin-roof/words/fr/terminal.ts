import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'Un toit, par exemple r08 ou terrasse théière' };
