import type { PosterWords } from '@showboat/engine';

export const poster: PosterWords = {
  title: 'Mississippi Queen',
  line: 'Race met raderstoomboten over een rivier die niemand in kaart heeft.',
  newcomers: {
    question: 'Nieuw op de rivier?',
    line: 'De vaarschool duurt tien minuten, en je leert al sturend.',
    school: 'Vaarschool',
  },
};
