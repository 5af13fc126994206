import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'The piles are opened',
  row: (name, prestige, portraits, rest, total) =>
    `${name}: ${prestige} for towers, ${portraits} for portraits${rest}, ${total} in all.`,
  bonus: (points) => `, ${points} for messengers`,
  penalty: (points) => `, ${points} less for the messengers’ cities`,
};
