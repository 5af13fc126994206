import type { TerminalPhrases } from '../terminal';

export const terminal: TerminalPhrases = { questionHint: 'Ein Dach wie r08 oder teekannenhof' };
