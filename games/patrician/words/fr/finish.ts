import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'On ouvre les piles',
  row: (name, prestige, portraits, rest, total) =>
    `${name} : ${prestige} pour les tours, ${portraits} pour les portraits${rest}, ${total} en tout.`,
  bonus: (points) => `, ${points} pour les messagers`,
  penalty: (points) => `, ${points} de moins pour les villes des messagers`,
};
