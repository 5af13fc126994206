import type { TerminalPhrases } from '../terminal';
import { coals, nameTile } from './ships';

export const terminal: TerminalPhrases = {
  round: (round, order) => `Manche ${round} : ${order}`,
  waiting: (stations) =>
    `Passagers en attente : ${stations.map(({ tile, count }) => `${count} sur ${nameTile(tile)}`).join(', ')}`,
  canEnd: (place, coal, tokens) => `Le bateau peut finir en ${place} pour ${coals(coal)} : ${tokens}`,
  questionHint: 'Une case, par exemple 2c3',
};
