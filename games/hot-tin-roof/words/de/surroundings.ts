import type { SurroundingPhrases } from '../surroundings';
import { inCans, names } from './names';

export const surroundings: SurroundingPhrases = {
  headings: { dumpsters: 'Container', cats: 'Deine Katzen', roofs: 'Dächer', players: 'Spieler' },
  noCats: 'Alle in der Hand.',
  dumpster: (dumpster, cans, roofs) =>
    `${names.dumpster(dumpster)}: ${inCans(cans)}${roofs ? `, Plättchen ${roofs[0]} – ${roofs[1]}` : ''}`,
  questionHint: 'Ein Dach wie r08 oder teekannenhof',
};
