import type { SurroundingPhrases } from '../surroundings';
import { boxes, names } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { dumpsters: 'Bennes', cats: 'Vos chats', roofs: 'Toits', players: 'Joueurs' },
  noCats: 'Tous en main.',
  dumpster: (dumpster, cans, roofs) =>
    `${names.dumpster(dumpster)} : ${boxes(cans)}${roofs ? `, tuile ${roofs[0]} – ${roofs[1]}` : ''}`,
  questionHint: 'Un toit, par exemple r08 ou terrasse théière',
};
