import type { TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import type { State } from '../../game';
import { pileAt } from '../map';
import { CardBack } from '../pieces';
import type { TableProps } from '../table-props';
import './draw-pile.css';

/** As many backs as make a pile. */
const BACKS = 4;

/** The cards not yet turned up: how many everybody may know. */
export const DrawPile = ({
  state,
  phrases,
  layout,
}: Pick<TableProps, 'phrases'> & { readonly state: State; readonly layout: TableLayout }): JSX.Element => {
  const { x, y } = pileAt(layout, state.options.seats);
  const count = state.pile.length;
  const isWide = layout === 'wide';
  const scale = isWide ? 1 : 0.8;
  const backs = [...Array.from({ length: Math.min(BACKS, count) }).keys()];
  return (
    <g class="pat-pile" role="img" aria-label={phrases.board.sayPile(count)}>
      {isWide ? (
        <rect x={x - 54} y={y - 54} width="108" height="108" rx="10" />
      ) : (
        <rect x={x - 46} y={y - 35} width="92" height="70" rx="9" />
      )}
      {count === 0 && (
        <rect
          class="pat-pile-gone"
          x={(isWide ? x : x - 22) - 22 * scale}
          y={(isWide ? y - 12 : y) - 30 * scale}
          width={44 * scale}
          height={60 * scale}
          rx="4.5"
        />
      )}
      {backs.map((i) => (
        <CardBack key={i} x={(isWide ? x : x - 22) + i * 2.5 - 4} y={(isWide ? y - 12 : y) + i * 2 - 3} scale={scale} />
      ))}
      {isWide ? (
        <text class="pat-pile-words" x={x} y={y + 43}>
          {phrases.board.pile} {count}
        </text>
      ) : (
        <>
          <text class="pat-pile-small" x={x + 22} y={y - 10}>
            {phrases.board.pileShort}
          </text>
          <text class="pat-pile-count" x={x + 22} y={y + 16}>
            {count}
          </text>
        </>
      )}
    </g>
  );
};
