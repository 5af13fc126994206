import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Mississippi Queen',
  line: 'Ein Wettrennen der Raddampfer auf einem Fluss, den keine Karte kennt.',
  newcomers: {
    question: 'Neu auf dem Fluss?',
    line: 'Die Fahrschule dauert zehn Minuten, und du lernst am Ruder.',
    school: 'Fahrschule',
  },
};
