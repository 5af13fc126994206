import { Extra } from '@showboat/ui';
import type { JSX } from 'preact';
import { PASSENGERS, type Ship, type State, isRose, moverOf, seatOfShip } from '../../game';
import type { Words } from '../../words/words';
import type { Planner } from '../planner/planner';
import { Badge, type TableProps, shipName } from '../pieces';
import { sayOwner } from './players';
import { Berths, CoalChip, SpeedChip } from './stat-chips';
import './steamer-cards.css';

/** In the order of play, those that are gone last. */
export const shipsInOrder = ({ order, ships }: State): readonly Ship[] => {
  const inOrder = [...order.map((index) => ships[index]), ...ships.filter((_, index) => !order.includes(index))];
  const isGone = ({ status }: Ship): number => (status === 'sailing' ? 0 : 1);
  return inOrder.sort((a, b) => isGone(a) - isGone(b));
};

/** Whether a bot is thinking about this ship. */
const isThoughtOf = (planner: Planner, state: State, ship: Ship): boolean => {
  const { phase } = state;
  const asked = state.ships['ship' in phase ? phase.ship : moverOf(state)];
  return asked === ship && planner.frame.thinking.value === seatOfShip(state, ship);
};

export const Thinking = ({ text }: { readonly text: string }): JSX.Element => (
  <span class="thinking">
    {text}
    <i aria-hidden="true" />
  </span>
);

interface CardsProps extends Pick<TableProps, 'planner' | 'phrases'> {
  /** Where a ship is, in a few words. */
  readonly notePlace: Words['notePlace'];
}

const Card = ({ planner, phrases, notePlace, ship }: CardsProps & { readonly ship: Ship }): JSX.Element => {
  const state = planner.frame.state.value;
  const isSailing = ship.status === 'sailing';
  const { frame } = planner;
  const seat = seatOfShip(state, ship);
  const isNow = isSailing && state.ships[moverOf(state)] === ship && state.phase.kind !== 'over';
  return (
    <li class={`steamer ${isNow ? 'now' : ''} ${ship.status}`}>
      <Extra of={frame} part="Mark" seat={seat}>
        <Badge id={ship.id} size={40} />
      </Extra>
      <div>
        <h3>
          {shipName(phrases, ship.id)}
          <Extra of={frame} part="Clock" seat={seat} />
        </h3>
        <p class="steamer-owner">
          {sayOwner(planner, phrases, state, ship)}
          <Extra of={frame} part="State" seat={seat} />
        </p>
        {isSailing && (
          <p class="steamer-stats">
            <SpeedChip speed={ship.speed} phrases={phrases} />
            <CoalChip ship={ship} phrases={phrases} />
            {state.options.mode === 'passengers' && !isRose(ship) && (
              <Berths aboard={ship.aboard.length} all={PASSENGERS} phrases={phrases} />
            )}
          </p>
        )}
        <p class="steamer-note">
          {isThoughtOf(planner, state, ship) ? <Thinking text={phrases.steamers.thinking} /> : notePlace(state, ship)}
        </p>
        <Extra of={frame} part="Note" seat={seat} />
      </div>
    </li>
  );
};

export const SteamerCards = ({ planner, phrases, notePlace }: CardsProps): JSX.Element => (
  <section class="steamers" aria-labelledby="steamers-title">
    <h2 id="steamers-title">{phrases.steamers.title}</h2>
    <ul>
      {shipsInOrder(planner.frame.state.value).map((ship) => (
        <Card key={ship.id} planner={planner} phrases={phrases} notePlace={notePlace} ship={ship} />
      ))}
    </ul>
  </section>
);
