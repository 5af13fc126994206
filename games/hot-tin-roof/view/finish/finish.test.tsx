import { LANGUAGES } from '@showboat/engine';
import { type ComponentChildren, isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { scoresOf } from '../../game';
import type { Sketch } from '../../testing/sketch';
import { openPlannerTable } from '../planner/table-for-tests';
import { loadFinish } from './finish';

const OVER: Sketch = { cans: [7, 0, 3], fish: [2, 1, 0], cats: ['r06+r08/-', 'r01+r02/r05+r09', '-/-'], market: 3 };

/** What is in all elements of this class. */
const found = (node: ComponentChildren, name: string): readonly ComponentChildren[] => {
  if (Array.isArray(node)) return node.flatMap((one) => found(one, name));
  if (!isValidElement(node)) return [];
  const { props, type } = node;
  if (typeof type === 'function') return found(Reflect.apply(type, undefined, [props]), name);
  const isIt = String(Reflect.get(props, 'class') ?? '')
    .split(' ')
    .includes(name);
  return [...(isIt ? [props.children] : []), ...found(props.children, name)];
};

test('[HTR-END-3] [HTR-END-4] fish, cans and cats left out add up to the score, and are told in words in every language', async () => {
  for (const language of LANGUAGES) {
    const Finish = await loadFinish(language);
    const table = openPlannerTable(OVER);
    const scores = scoresOf(table.now());
    const shown = <Finish {...table.props} isStill={false} inWords={false} onTold={() => undefined} />;
    expect([language, found(shown, 'count-sum').map(String)]).toEqual([
      language,
      ['20', '27', '23', '10', '10', '2', '0', '3', '3'],
    ]);
    expect(scores.map(({ total }) => total)).toEqual([23, 2, 3]);
    const said = found(<Finish {...table.props} isStill inWords onTold={() => undefined} />, 'count-words').flat();
    expect(said.map((line) => String(isValidElement(line) && line.props.children))).toEqual([
      expect.stringMatching(/^Anna.*20.*7.*4.*23/),
      expect.stringMatching(/^Bert.*10.*0.*8.*2/),
      expect.stringMatching(/^Carla.*0.*3.*3/),
    ]);
  }
});
