import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Mississippi Queen',
  line: 'Une course de bateaux à aubes sur un fleuve que nul n’a cartographié.',
  newcomers: {
    question: 'Nouveau sur le fleuve ?',
    line: 'L’école de pilotage dure dix minutes, et vous apprenez à la barre.',
    school: 'École de pilotage',
  },
};
