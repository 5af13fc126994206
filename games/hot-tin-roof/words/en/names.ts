import type { NamePhrases } from '../names';

const DUMPSTERS = ['home dumpster 1', 'home dumpster 2', 'home dumpster 3', 'catwalk dumpster', 'shelter dumpster'];

export const names: NamePhrases = {
  colours: { ginger: 'Ginger', cream: 'Cream', midnight: 'Midnight', rose: 'Rose' },
  stack: 'The stack',
  roofs: {},
  dumpster: (dumpster) => DUMPSTERS[dumpster],
  poses: { s: 'sitting', l: 'lying' },
  gets: (name, cans) => `${name} ${cans}`,
  free: 'free',
  and: 'and',
};

/** "1 can", "3 cans". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
