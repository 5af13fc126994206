import type { TerminalPhrases } from '../terminal';
import { nameTile } from './ships';

export const terminal: TerminalPhrases = {
  round: (round, order) => `Round ${round}: ${order}`,
  waiting: (stations) => `Passengers waiting: ${stations.map(({ tile, count }) => `${count} on ${nameTile(tile)}`).join(', ')}`,
  canEnd: (place, coal, tokens) => `The ship can end on ${place} for ${coal} coal: ${tokens}`,
  questionHint: 'A space such as 2c3',
};
