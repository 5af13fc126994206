import { type History, LANGUAGES, type Language } from '@showboat/engine';
import { expect, test } from 'vitest';
import type { TableLife } from '../life';
import { drawn } from './drawn';

/** The suite for what makes a table lively. */
export const describeLife = <State, Move>(
  loadLife: (language: Language) => Promise<TableLife<State, Move>>,
  games: () => readonly Pick<History<State, Move>, 'states' | 'moves'>[],
): void => {
  test('whatever is remarked on in a game, there is a line for it in every language, and no other', async () => {
    const lives = await Promise.all(LANGUAGES.map(loadLife));
    const [english] = lives;
    const about = new Set<string>();
    for (const { states, moves } of games())
      for (const [at, move] of moves.entries()) {
        const remark = english.remarkOf(states[at], move, states[at + 1]);
        if (!remark) continue;
        about.add(remark.about);
        expect(remark.seat).toBeGreaterThanOrEqual(0);
      }
    for (const { remarks } of lives) expect(Object.keys(remarks).sort()).toEqual(Object.keys(english.remarks).sort());
    expect([...about].sort()).toEqual(Object.keys(english.remarks).sort());
    for (const { remarks } of lives) for (const lines of Object.values(remarks)) expect(new Set(lines).size).toBeGreaterThan(1);
  });

  test('the same name has the same face, others have others, and a level shows', async () => {
    const { Portrait } = await loadLife('en');
    const draw = (name: string, level: string): string =>
      drawn(Reflect.apply(Portrait, undefined, [{ seat: 1, name, level, size: 40 }]));
    expect(draw('Odile', 'mate')).toBe(draw('Odile', 'mate'));
    const names = ['Odile', 'Jonas', 'Silas', 'Clementine', 'Rufus', 'Adele', 'Barnaby', 'Ezra'];
    expect(new Set(names.map((name) => draw(name, 'mate'))).size).toBeGreaterThan(5);
    expect(draw('Ezra', 'commodore')).not.toBe(draw('Ezra', 'mate'));
  });

  test('strength is told only where it was measured', async () => {
    const { strengths } = await loadLife('en');
    for (const { games: played, wins } of strengths) {
      expect(played).toBeGreaterThanOrEqual(60);
      expect(wins).toBeLessThanOrEqual(played);
    }
  });
};
