import type { TerminalPhrases } from '../terminal';
import { coalPoints, nameTile } from './ships';

export const terminal: TerminalPhrases = {
  round: (round, order) => `Ronde ${round}: ${order}`,
  waiting: (stations) => `Wachtende passagiers: ${stations.map(({ tile, count }) => `${count} op ${nameTile(tile)}`).join(', ')}`,
  canEnd: (place, coal, tokens) => `De boot kan op ${place} eindigen voor ${coalPoints(coal)}: ${tokens}`,
  questionHint: 'Een veld zoals 2c3',
};
