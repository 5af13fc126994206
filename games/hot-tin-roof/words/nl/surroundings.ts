import type { SurroundingPhrases } from '../surroundings';
import { cans, names } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { dumpsters: 'Containers', cats: 'Je katten', roofs: 'Daken', players: 'Spelers' },
  noCats: 'Allemaal in de hand.',
  dumpster: (dumpster, count, roofs) =>
    `${names.dumpster(dumpster)}: ${cans(count)}${roofs ? `, tegel ${roofs[0]} – ${roofs[1]}` : ''}`,
  questionHint: 'Een dak zoals r08 of theepotplein',
};
