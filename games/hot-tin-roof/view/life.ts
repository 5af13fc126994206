import type { Language, Translated } from '@showboat/engine';
import type { TableLife } from '@showboat/ui';
import type { Move, State } from '../game';
import type { life as english } from '../words/en/life';
import { CatPortrait } from './portrait';
import { legendOf } from './legend';
import { remarkOf } from './remarks';
import { soundOf } from './sounds';
import strengths from './strengths.json' with { type: 'json' };

/** The door to the file of a language. */
interface Phrases {
  readonly life: Translated<typeof english>;
}

export const loadLife = async (language: Language): Promise<TableLife<State, Move>> => {
  const { life }: Phrases = await import(`../words/${language}/life.ts`);
  return { soundOf, Portrait: CatPortrait, remarkOf, strengths, ...life, legend: legendOf(life.legend) };
};
