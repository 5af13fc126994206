import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'De katten smullen',
  row: (name, fish, cans, rest, total) => `${name}: ${fish} voor vissen, ${cans} blikjes${rest}, ${total} in totaal.`,
  left: (points) => `, ${points} betaald voor katten op de daken`,
};
