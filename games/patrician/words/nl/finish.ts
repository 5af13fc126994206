import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'De stapels gaan open',
  row: (name, prestige, portraits, rest, total) =>
    `${name}: ${prestige} voor torens, ${portraits} voor portretten${rest}, ${total} in totaal.`,
  bonus: (points) => `, ${points} voor boden`,
  penalty: (points) => `, ${points} minder voor de steden van de boden`,
};
