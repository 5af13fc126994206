import { covered } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { canLandNext } from '../../answers';
import { BAR } from '../focus';
import { laterPhrases } from '../later-phrases';
import { Badge, type TableProps, shipName } from '../pieces';
import './threats.css';

/** Which of the others is about to land, in words, below the line of the race. */
export const Threats = ({ planner, phrases, words }: TableProps): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const said = laterPhrases(words.language)?.bar;
  const self = frame.self.value;
  const ships = useMemo(
    () => state.ships.filter((ship, index) => ship.seat !== self && canLandNext(state, index)),
    [state, self],
  );
  const { top, right } = covered.value ?? { top: 90, right: 12 };
  return (
    <div class="threats" role="status" style={{ top: `${top + BAR[frame.layout.value] + 4}px`, right: `${right + 6}px` }}>
      {said &&
        ships.map(({ id }) => (
          <p key={id}>
            <Badge id={id} size={20} />
            <span>{said.canLand(shipName(phrases, id))}</span>
          </p>
        ))}
    </div>
  );
};
