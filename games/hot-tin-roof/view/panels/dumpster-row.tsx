import type { JSX } from 'preact';
import { DUMPSTERS, boardIn } from '../../game';
import { DumpsterIcon, HomeTileIcon } from '../pieces';
import { litTargets, nameTarget } from '../planner/targets';
import { sayPlace } from '../quarter/places';
import { abbreviate } from '../quarter/scene';
import { hasLongTitles, kindOf, usedDumpster } from '../quarter/tray';
import type { TableProps } from '../table-props';
import './dumpster-row.css';

/** The five dumpsters of a phone: keys below the board. */
export const DumpsterRow = (props: TableProps): JSX.Element => {
  const { planner, words } = props;
  const state = planner.frame.state.value;
  const board = boardIn(state);
  const lit = litTargets(board, planner);
  const used = usedDumpster(state);
  return (
    <ul class={hasLongTitles(props.phrases) ? 'dumpster-row narrow' : 'dumpster-row'} data-part="dumpsters">
      {DUMPSTERS.map((id, dumpster) => {
        const target = { kind: 'dumpster', dumpster } as const;
        const name = nameTarget(board, target);
        const kind = kindOf(dumpster);
        const ends = kind === 'home' ? board.tileEnds[state.open[dumpster]] : undefined;
        return (
          <li key={id}>
            <button
              type="button"
              data-part={name}
              data-place={name}
              aria-disabled={!lit.has(name)}
              aria-pressed={planner.plan.value?.dumpster === dumpster}
              aria-label={sayPlace(props, target)}
              onClick={() => planner.choose(target)}
            >
              <DumpsterIcon size={50} cans={state.dumpsters[dumpster]} kind={kind} isUsed={used === dumpster} />
              {ends ? (
                <HomeTileIcon
                  a={ends[0]}
                  b={ends[1]}
                  abbrA={abbreviate(words, state, ends[0])}
                  abbrB={abbreviate(words, state, ends[1])}
                  size={58}
                />
              ) : (
                <small>{kind === 'home' ? '' : props.phrases.board.dumpsters[kind]}</small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
