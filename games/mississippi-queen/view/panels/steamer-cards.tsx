import type { JSX } from 'preact';
import { PASSENGERS, type Ship, type State, isRose, moverOf, seatOfShip } from '../../game';
import type { Words } from '../../words/words';
import type { Helm } from '../helm/helm';
import { Badge, type TableProps, shipName } from '../pieces';
import { sayOwner } from './players';
import { wheelsInSight } from './situation';
import { Berths, CoalChip, SpeedChip } from './stat-chips';
import './steamer-cards.css';

/** All ships but the one whose wheels are in the dock: in the order of play, those that are gone last. */
export const otherShips = (helm: Helm): readonly Ship[] => {
  const { order, ships } = helm.frame.state.value;
  const own = wheelsInSight(helm)?.ship;
  const inOrder = [...order.map((index) => ships[index]), ...ships.filter((_, index) => !order.includes(index))];
  const isGone = ({ status }: Ship): number => (status === 'sailing' ? 0 : 1);
  return inOrder.filter(({ id }) => id !== own).sort((a, b) => isGone(a) - isGone(b));
};

/** Whether a bot is thinking about this ship. */
const isThoughtOf = (helm: Helm, state: State, ship: Ship): boolean => {
  const { phase } = state;
  const asked = state.ships['ship' in phase ? phase.ship : moverOf(state)];
  return asked === ship && helm.frame.thinking.value === seatOfShip(state, ship);
};

export const Thinking = ({ text }: { readonly text: string }): JSX.Element => (
  <span class="thinking">
    {text}
    <i aria-hidden="true" />
  </span>
);

interface CardsProps extends Pick<TableProps, 'helm' | 'labels'> {
  /** Where a ship is, in a few words. */
  readonly notePlace: Words['notePlace'];
}

const Card = ({ helm, labels, notePlace, ship }: CardsProps & { readonly ship: Ship }): JSX.Element => {
  const state = helm.frame.state.value;
  const isSailing = ship.status === 'sailing';
  const isNow = isSailing && state.ships[moverOf(state)] === ship && state.phase.kind !== 'over';
  return (
    <li class={`steamer ${isNow ? 'now' : ''} ${isSailing ? '' : 'gone'}`}>
      <Badge id={ship.id} size={40} />
      <div>
        <h3>{shipName(labels, ship.id)}</h3>
        <p class="steamer-owner">{sayOwner(helm, labels, state, ship)}</p>
        {isSailing && (
          <p class="steamer-stats">
            <SpeedChip speed={ship.speed} labels={labels} />
            <CoalChip ship={ship} labels={labels} />
            {state.options.mode === 'passengers' && !isRose(ship) && (
              <Berths aboard={ship.aboard.length} all={PASSENGERS} labels={labels} />
            )}
          </p>
        )}
        <p class="steamer-note">
          {isThoughtOf(helm, state, ship) ? <Thinking text={labels.steamers.thinking} /> : notePlace(state, ship)}
        </p>
      </div>
    </li>
  );
};

export const SteamerCards = ({ helm, labels, notePlace }: CardsProps): JSX.Element => (
  <section class="steamers" aria-labelledby="steamers-title">
    <h2 id="steamers-title">{labels.steamers.title}</h2>
    <ul>
      {otherShips(helm).map((ship) => (
        <Card key={ship.id} helm={helm} labels={labels} notePlace={notePlace} ship={ship} />
      ))}
    </ul>
  </section>
);
