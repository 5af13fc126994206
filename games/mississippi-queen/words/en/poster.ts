import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Mississippi Queen',
  line: 'Race paddle steamers down a river that no one has charted.',
  newcomers: {
    question: 'New on the river?',
    line: 'The driving school takes ten minutes, and you learn by steering.',
    school: 'Driving school',
  },
};
