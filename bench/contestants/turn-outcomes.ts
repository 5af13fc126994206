import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@showboat/engine';
import { readPosition } from '../../games/mississippi-queen/rules/position';
import { outcomesOfTurn } from '../../games/mississippi-queen/rules/turns';

/** Positions with a few hundred to a few thousand outcomes, of every kind of table, so that none of them is the whole figure. */
const POSITIONS = [
  '0000-base3',
  '0003-base4',
  '0008-base5',
  '0090-school3',
  '0013-school5',
  '0017-add3',
  '0100-add5',
  '0021-swap3',
  '0105-swap4',
  '0027-new4',
  '0030-newadd4',
  '0034-rose2',
  '0037-rose3',
  '0041-rose4',
  '0044-rose5',
  '0045-two2',
  '0049-two2add',
  '0051-two2rose',
  '0058-two3',
  '0060-six',
] as const;

/** Each call finds the outcomes of the turn in every position once, and returns how many there are. */
export const turnOutcomes = (root: string): (() => number) => {
  const positions = POSITIONS.map((name) => {
    const text = readFileSync(join(root, 'games/mississippi-queen/fixtures', `${name}.json`), 'utf8');
    return unwrap(readPosition(JSON.parse(text)));
  });
  return () => {
    let outcomes = 0;
    for (const position of positions) outcomes += outcomesOfTurn(position).length;
    return outcomes;
  };
};
