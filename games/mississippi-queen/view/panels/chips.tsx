import type { JSX } from 'preact';
import { moverOf } from '../../game';
import { Badge, type TableProps, shipName } from '../pieces';
import { CoalChip, SpeedChip } from './stat-chips';
import { otherShips } from './steamer-cards';
import './chips.css';

/** The other ships in one row, on phones; it can be pushed aside where there are many. */
export const Chips = ({ planner, labels }: Pick<TableProps, 'planner' | 'labels'>): JSX.Element => {
  const state = planner.frame.state.value;
  const mover = state.ships[moverOf(state)];
  const ships = otherShips(planner);
  return (
    <ul class="ship-chips" aria-label={labels.steamers.title} {...(ships.length > 4 ? { tabIndex: 0 } : {})}>
      {ships.map((ship) => (
        <li key={ship.id} class={`ship-chip ${ship.status === 'sailing' ? '' : 'gone'} ${ship === mover ? 'now' : ''}`}>
          <Badge id={ship.id} size={28} label={shipName(labels, ship.id)} />
          {ship.status === 'sailing' ? (
            <>
              <SpeedChip speed={ship.speed} labels={labels} />
              <CoalChip ship={ship} labels={labels} />
            </>
          ) : (
            <span class="ship-chip-fate">
              {ship.status === 'landed' ? labels.over.place(ship.place) : '×'}
              <span class="unseen">{ship.status === 'landed' ? labels.steamers.landed(ship.place) : labels.steamers.out}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
