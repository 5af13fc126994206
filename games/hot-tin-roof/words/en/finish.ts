import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'The cats feast',
  row: (name, fish, cans, rest, total) => `${name}: ${fish} for fish, ${cans} cans${rest}, ${total} in all.`,
  left: (points) => `, ${points} paid for cats left out`,
};
