import type { JSX } from 'preact';
import { moverOf } from '../../game';
import { Badge, type TableProps, shipName } from '../pieces';
import { CoalChip, SpeedChip } from './stat-chips';
import { otherShips } from './steamer-cards';
import './chips.css';

/** The other ships in one row, on phones; it can be pushed aside where there are many. */
export const Chips = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const state = planner.frame.state.value;
  const mover = state.ships[moverOf(state)];
  const ships = otherShips(planner);
  return (
    <ul class="ship-chips" aria-label={phrases.steamers.title} {...(ships.length > 4 ? { tabIndex: 0 } : {})}>
      {ships.map((ship) => (
        <li key={ship.id} class={`ship-chip ${ship.status === 'sailing' ? '' : 'gone'} ${ship === mover ? 'now' : ''}`}>
          <Badge id={ship.id} size={28} label={shipName(phrases, ship.id)} />
          {ship.status === 'sailing' ? (
            <>
              <SpeedChip speed={ship.speed} phrases={phrases} />
              <CoalChip ship={ship} phrases={phrases} />
            </>
          ) : (
            <span class="ship-chip-fate">
              {ship.status === 'landed' ? phrases.over.place(ship.place) : '×'}
              <span class="unseen">{ship.status === 'landed' ? phrases.steamers.landed(ship.place) : phrases.steamers.out}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
