import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'Les chats festoient',
  row: (name, fish, cans, rest, total) => `${name} : ${fish} pour les poissons, ${cans} boîtes${rest}, ${total} en tout.`,
  left: (points) => `, ${points} payés pour les chats dehors`,
};
