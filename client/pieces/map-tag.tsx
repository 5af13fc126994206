import type { JSX } from 'preact';
import { messages } from '../messages';
import { Wheel } from '../shell/wheel';
import { Sign } from './sign';
import './table-status.css';

/** Above a ghost on the board: sent and not yet acknowledged, or to be sent when the line is back. `at`: pixels from its parent's corner. */
export const MapTag = ({
  is,
  at,
}: {
  readonly is: 'sent' | 'later';
  readonly at: { readonly x: number; readonly y: number };
}): JSX.Element => {
  const { onItsWay, goesLater } = messages.value.pieces;
  return (
    <span class="map-tag" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      {is === 'sent' ? (
        <span class="turning">
          <Wheel size={16} />
        </span>
      ) : (
        <Sign name="clock" size={15} width={2.4} />
      )}
      {is === 'sent' ? onItsWay : goesLater}
    </span>
  );
};
