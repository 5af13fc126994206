import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { NOWHERE, SAND, type Ship, type State, chartOf, formatPlace, kindAt, moverOf } from '../../game';
import type { Planner } from '../planner/planner';
import { pointOf } from '../layout';
import { pricePoint } from './lit';
import { type TableProps, bunkerOf, shipName } from './props';
import { ShipPiece } from './ship';
import { ShipTag } from './tag';
import { tagPlace } from './tag-place';

const onTheRiver = (state: State): readonly Ship[] => state.ships.filter(({ at }) => at !== NOWHERE);

const sayShip = ({ phrases }: Pick<TableProps, 'phrases'>, ship: Ship): string => {
  const bunker = bunkerOf(ship);
  const coal = bunker === '∞' ? phrases.board.unlimited : bunker;
  return phrases.board.ship(shipName(phrases, ship.id), formatPlace(ship.at), ship.speed, coal);
};

/** How far a ship that pushes stops short of the one it has met. */
const SHORT = 0.42;

/** Where a ship is drawn. One that is about to push has entered the space, but the other one still lies there. */
const pointOfShip = (state: State, ship: Ship): Point => {
  const here = pointOf(state.river, ship.at);
  const from = state.turn.crossed.at(-1);
  if (state.phase.kind !== 'pushing' || ship !== state.ships[moverOf(state)] || from === undefined) return here;
  const before = pointOf(state.river, from);
  return { x: here.x + (before.x - here.x) * SHORT, y: here.y + (before.y - here.y) * SHORT };
};

/** All ships; the last displayed move says which of them sails, and which is pushed. `lookedAt` is a place. */
export const Fleet = ({
  planner,
  phrases,
  lookedAt,
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly lookedAt?: number | undefined }): JSX.Element => {
  const state = planner.frame.state.value;
  const last = planner.frame.last.value;
  const chart = chartOf(state.river, state.options);
  const mover = state.phase.kind === 'over' ? undefined : state.ships[moverOf(state)];
  const sailed = last && (last.move.kind === 'step' || last.move.kind === 'astern') ? moverOf(last.before) : -1;
  const shoved = last?.move.kind === 'push' && last.before.phase.kind === 'pushing' ? last.before.phase.ship : -1;
  const isStill = last === undefined || planner.frame.isMotionReduced.value;
  return (
    <g>
      {onTheRiver(state).map((ship) => {
        const index = state.ships.indexOf(ship);
        return (
          <ShipPiece
            key={ship.id}
            id={ship.id}
            at={pointOfShip(state, ship)}
            heading={ship.heading}
            speed={ship.speed}
            isActive={ship === mover}
            isAground={kindAt(chart, ship.at) === SAND}
            isUnderWay={index === sailed}
            isLookedAt={ship.at === lookedAt}
            isShoved={index === shoved}
            isStill={isStill}
            label={sayShip({ phrases }, ship)}
          />
        );
      })}
    </g>
  );
};

/** What a tag should not cover: prices, push tags and other ships, relative to the ship. */
const marksAround = (planner: Planner, state: State, ship: Ship): readonly Point[] => {
  const here = pointOf(state.river, ship.at);
  const prices = planner.lit.value.map(({ place, isPush }) => {
    const { x, y } = isPush ? pointOf(state.river, place) : pricePoint(state, place);
    return { x, y: isPush ? y - 31 : y };
  });
  const others = onTheRiver(state).flatMap((other) => (other === ship ? [] : [pointOf(state.river, other.at)]));
  return [...prices, ...others].map(({ x, y }) => ({ x: x - here.x, y: y - here.y }));
};

/** Speed and coal beside every ship. A ship that is being pointed has arrows there instead. */
export const ShipTags = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element => {
  const state = planner.frame.state.value;
  const mover = state.ships[moverOf(state)];
  const asked = planner.asked.value?.ship;
  return (
    <g>
      {onTheRiver(state)
        .filter(({ id }) => id !== asked)
        .map((ship) => {
          const { x, y } = pointOfShip(state, ship);
          const beside = tagPlace(ship.heading, marksAround(planner, state, ship), ship === mover);
          return <ShipTag key={ship.id} at={{ x: x + beside.x, y: y + beside.y }} speed={ship.speed} coal={bunkerOf(ship)} />;
        })}
    </g>
  );
};
