import type { TerminalPhrases } from '../terminal';
import { nameTile } from './ships';

export const terminal: TerminalPhrases = {
  round: (round, order) => `Runde ${round}: ${order}`,
  waiting: (stations) => `Wartende Passagiere: ${stations.map(({ tile, count }) => `${count} auf ${nameTile(tile)}`).join(', ')}`,
  canEnd: (place, coal, tokens) => `Der Dampfer kann für ${coal} Kohle auf ${place} halten: ${tokens}`,
  questionHint: 'Ein Feld wie 2c3',
};
