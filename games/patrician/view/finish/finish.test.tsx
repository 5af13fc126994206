import { LANGUAGES } from '@showboat/engine';
import { type ComponentChildren, isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { scoresOf } from '../../game';
import { sketch } from '../../testing/sketch';
import { openPlannerTable } from '../planner/table-for-tests';
import { loadFinish } from './finish';

const OVER = {
  options: { messengers: true, openPiles: true },
  hands: ['', '', ''],
  played: ['milano-4 siena-3 roma-5', 'bologna-3 roma-3 lucca-3', 'firenze-3 parma-3 verona-2'],
  tokens: [[1, 4], [3], [0, 2]],
  cities: { roma: '001012/220/-', parma: '011/22/-', siena: '0001/111/-' },
} as const;

/** All props of elements of this class. */
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

test('[PAT-END-2] the count ends with the score of everybody, and is told in words in every language', async () => {
  const state = sketch(OVER);
  const scores = scoresOf(state);
  for (const language of LANGUAGES) {
    const Finish = await loadFinish(language);
    const { props } = openPlannerTable(OVER);
    const shown = <Finish {...props} isStill inWords={false} onTold={() => undefined} />;
    const last = (found(shown, 'count-sums') as readonly (readonly { props: { children: string } }[])[]).map(
      (sums) => sums.at(-1)?.props.children,
    );
    expect([language, last]).toEqual([language, scores.map(({ total }) => String(total).replace('-', '−'))]);
    // Each token and each portrait is drawn.
    expect(found(shown, 'pat-set').length).toBeGreaterThan(0);
    const said = found(<Finish {...props} isStill inWords onTold={() => undefined} />, 'count-words').flat();
    expect(said).toHaveLength(3);
    for (const [seat, line] of said.entries())
      expect([language, String(isValidElement(line) && line.props.children)]).toEqual([
        language,
        expect.stringContaining(String(scores[seat].total)),
      ]);
  }
});
