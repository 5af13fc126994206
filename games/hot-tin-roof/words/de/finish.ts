import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'Die Katzen schlemmen',
  row: (name, fish, cans, rest, total) => `${name}: ${fish} für Fische, ${cans} Dosen${rest}, zusammen ${total}.`,
  left: (points) => `, ${points} für Katzen auf den Dächern bezahlt`,
};
