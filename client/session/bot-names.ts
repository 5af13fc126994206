import type { Random } from '@showboat/engine';
import { shuffle } from '@showboat/engine';

/** First names that work in all our languages; none is the name of a piece in a game. */
const NAMES = [
  'Odile',
  'Jonas',
  'Silas',
  'Clementine',
  'Rufus',
  'Adele',
  'Barnaby',
  'Josephine',
  'Ezra',
  'Lucien',
  'Hattie',
  'Moses',
  'Rosalie',
  'Virgil',
  'Pearl',
  'Amos',
  'Mathilde',
  'Theo',
  'Winona',
  'Leopold',
  'Henriette',
  'Caspar',
  'Louisa',
  'Felix',
] as const;

/** That many names, none taken, none twice. */
export const pickBotNames = (random: Random, count: number, taken: readonly string[] = []): readonly string[] => {
  const isFree = (name: string): boolean => taken.every((other) => other.toLowerCase() !== name.toLowerCase());
  const free: readonly string[] = shuffle(random, NAMES.filter(isFree));
  if (free.length < count) throw new Error(`there are no ${count} free names for bots`);
  return free.slice(0, count);
};
