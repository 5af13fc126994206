import type { SurroundingPhrases } from '../surroundings';
import { counted, names } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { dumpsters: 'Dumpsters', cats: 'Your cats', roofs: 'Roofs', players: 'Players' },
  noCats: 'All in hand.',
  dumpster: (dumpster, cans, roofs) =>
    `${names.dumpster(dumpster)}: ${counted(cans, 'can', 'cans')}${roofs ? `, tile ${roofs[0]} – ${roofs[1]}` : ''}`,
  questionHint: 'A roof such as r08 or teapot terrace',
};
