import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import { moverOf, seatOfShip } from '../../game';
import { Badge, type TableProps, shipName } from '../pieces';
import { CoalChip, SpeedChip } from './stat-chips';
import { wheelsInSight } from './situation';
import { shipsInOrder } from './steamer-cards';
import './chips.css';

/** All ships but the one whose wheels are in the dock in one row, on phones; it can be pushed aside where there are many. */
export const Chips = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const mover = state.ships[moverOf(state)];
  const own = wheelsInSight(planner)?.ship;
  const ships = shipsInOrder(state).filter(({ id }) => id !== own);
  return (
    <ul class="ship-chips" aria-label={phrases.steamers.title} {...(ships.length > 4 ? { tabIndex: 0 } : {})}>
      {ships.map((ship) => (
        <li key={ship.id} class={`ship-chip ${ship.status === 'sailing' ? '' : 'gone'} ${ship === mover ? 'now' : ''}`}>
          <Extra of={frame} part="Mark" seat={seatOfShip(state, ship)}>
            <Badge id={ship.id} size={28} label={shipName(phrases, ship.id)} />
          </Extra>
          {ship.status === 'sailing' ? (
            <Extra of={frame} part="ChipClock" seat={seatOfShip(state, ship)}>
              <SpeedChip speed={ship.speed} phrases={phrases} />
              <CoalChip ship={ship} phrases={phrases} />
            </Extra>
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
