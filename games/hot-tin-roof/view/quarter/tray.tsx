import type { JSX } from 'preact';
import { DUMPSTERS, HOMES, type State, boardIn, fishFor } from '../../game';
import { litRect, trayRect } from '../map';
import { Dumpster, HomeTile, Market } from '../pieces';
import { nameTarget } from '../planner/targets';
import type { TableProps } from '../table-props';
import { type Scene, abbreviate } from './scene';
import './tray.css';

export const kindOf = (dumpster: number): 'home' | 'catwalk' | 'shelter' =>
  dumpster < HOMES ? 'home' : dumpster === HOMES ? 'catwalk' : 'shelter';

const LONG = 9;

/** What the dumpsters are called does not fit below them in our wide letters. */
export const hasLongTitles = ({ board }: TableProps['phrases']): boolean =>
  Object.values(board.dumpsters).some(({ length }) => length > LONG);

/** The dumpster of this turn's dive, if known at this moment. */
export const usedDumpster = ({ phase }: State): number | undefined => {
  switch (phase.kind) {
    case 'placing':
    case 'refilling':
      return phase.dumpster;
    case 'laying':
      return HOMES;
    case 'sheltering':
      return HOMES + 1;
    case 'first':
    case 'opening':
    case 'diving':
    case 'moving':
    case 'over':
      return undefined;
  }
};

/** The five dumpsters with their tiles, and the fish market: on a wide screen they stand on the board. */
export const Tray = ({
  planner,
  phrases,
  words: spoken,
  scene,
  lit,
}: Pick<TableProps, 'planner' | 'phrases' | 'words'> & {
  readonly scene: Scene;
  readonly lit: ReadonlySet<string>;
}): JSX.Element => {
  const state = planner.frame.state.value;
  const board = boardIn(state);
  const rect = trayRect(scene.dumpsters);
  const used = usedDumpster(state);
  const plan = planner.plan.value;
  const { options } = state;
  const isNarrow = hasLongTitles(phrases);
  return (
    <g aria-hidden="true">
      <rect class="htr-tray" {...rect} rx="12" />
      {DUMPSTERS.map((id, dumpster) => {
        const { x, y } = scene.dumpsters[dumpster];
        const kind = kindOf(dumpster);
        const ends = kind === 'home' ? board.tileEnds[state.open[dumpster]] : undefined;
        const isLit = lit.has(nameTarget(board, { kind: 'dumpster', dumpster }));
        const words = kind === 'home' ? {} : { title: phrases.board.dumpsters[kind], note: phrases.board.build, isNarrow };
        return (
          <g key={id}>
            {isLit && (
              <rect
                class={plan?.dumpster === dumpster ? 'htr-dumpster-lit chosen' : 'htr-dumpster-lit'}
                {...litRect({ x, y })}
                rx="10"
              />
            )}
            <Dumpster
              x={x - 6}
              y={y}
              scale={kind === 'home' ? 0.8 : 0.72}
              cans={state.dumpsters[dumpster]}
              kind={kind}
              isUsed={used === dumpster}
              {...words}
            />
            {ends && (
              <HomeTile
                x={x}
                y={y + 28}
                a={ends[0]}
                b={ends[1]}
                abbrA={abbreviate(spoken, state, ends[0])}
                abbrB={abbreviate(spoken, state, ends[1])}
              />
            )}
          </g>
        );
      })}
      <Market
        {...scene.market}
        left={state.fish}
        of={fishFor(options)}
        value={options.fishValue}
        title={phrases.board.market}
        note={phrases.board.marketLeft(state.fish, fishFor(options))}
      />
    </g>
  );
};
