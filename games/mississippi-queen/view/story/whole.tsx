import type { History } from '@showboat/engine';
import { type Point, pathThrough, rectAround } from '@showboat/ui';
import { hexCentre } from '@showboat/ui/drawing';
import type { JSX } from 'preact';
import { type Move, NOWHERE, type ShipId, type State, isRose } from '../../game';
import { pointOf } from '../layout';
import { BadgeMark, SHIPS } from '../pieces';
import { RiverFeatures, RiverGround, useScene } from '../river/river';
import { hexesOf, lyingTiles } from '../river/spots';
import { wholeRiver } from './voyage';
import '../board.css';
import './whole.css';

interface Route {
  readonly ship: ShipId;
  readonly points: readonly Point[];
  /** Where its turns began. */
  readonly stops: readonly Point[];
  readonly end: Point;
}

/** Lines of ships that sailed the same water lie beside each other. */
const APART = 7;

const routeOf = ({ states }: History<State, Move>, ship: ShipId, offset: Point): Route | undefined => {
  const last = states[states.length - 1];
  const river = wholeRiver(last.river);
  const at = (place: number): Point => {
    const { x, y } = pointOf(river, place);
    return { x: x + offset.x, y: y + offset.y };
  };
  const placeIn = (state: State): number => state.ships.find(({ id }) => id === ship)?.at ?? NOWHERE;
  const places = states.map(placeIn).filter((place) => place !== NOWHERE);
  const way = places.filter((place, i) => place !== places[i - 1]);
  if (way.length === 0) return undefined;
  const begins = states.filter(({ phase, ships, order, next }) => phase.kind === 'speed' && ships[order[next]]?.id === ship);
  const stops = begins.map(placeIn).filter((place) => place !== NOWHERE);
  return { ship, points: way.map(at), stops: stops.map(at), end: at(way[way.length - 1]) };
};

/** Least room around the river. */
const SHORE = 110;
/** About what a window leaves it. */
const SHAPE = 2.2;

/** Turned so that it fills a wide window best: rivers begin northwards. */
const turnOf = (centres: readonly Point[]): number => {
  const fills = [0, 90].map((turn) => {
    const { width, height } = rectAround(
      centres.map(({ x, y }) => (turn === 0 ? { x, y } : { x: -y, y: x })),
      SHORE,
    );
    return Math.min(SHAPE / width, 1 / height);
  });
  return fills[1] > fills[0] * 1.15 ? 90 : 0;
};

/** All tiles that were ever laid, as they lay, and the way of every ship. */
export const WholeRiver = ({
  voyage,
  winner,
}: {
  readonly voyage: History<State, Move>;
  readonly winner: ShipId | undefined;
}): JSX.Element => {
  const last = voyage.states[voyage.states.length - 1];
  const river = wholeRiver(last.river);
  const scene = useScene(river, last.options, true, 0);
  const shown = { scene, options: last.options, isMotionReduced: true };
  const centres = lyingTiles(river).flatMap(({ tile }) => hexesOf(tile).map(hexCentre));
  const turn = turnOf(centres);
  const rect = rectAround(
    centres.map(({ x, y }) => (turn === 0 ? { x, y } : { x: -y, y: x })),
    SHORE,
  );
  const racing = last.ships.filter((ship) => !isRose(ship));
  const middle = (racing.length - 1) / 2;
  // Lines and marks keep their size on the screen, however long the river is.
  const unit = Math.max(1, rect.width / 1500, (rect.height * SHAPE) / 1500);
  const apart = APART * unit;
  const routes = racing
    .flatMap(({ id }, i) => routeOf(voyage, id, { x: (i - middle) * apart, y: (middle - i) * apart * 0.6 }) ?? [])
    // The winner's is drawn last, over the others.
    .sort((a, b) => Number(a.ship === winner) - Number(b.ship === winner));
  const upright = `rotate(${-turn})`;
  return (
    <svg class="whole-river river-board" viewBox={`${rect.x} ${rect.y} ${rect.width} ${rect.height}`} aria-hidden="true">
      <g transform={`rotate(${turn})`}>
        <RiverGround {...shown} />
        <RiverFeatures {...shown} waiting={last.waiting} />
        {routes.map(({ ship, points }) => (
          <g key={ship} class="route" fill="none" stroke-linecap="round" stroke-linejoin="round">
            <path d={pathThrough(points)} stroke="#0a2e35" stroke-width={unit * (ship === winner ? 17 : 12)} opacity=".45" />
            <path d={pathThrough(points)} stroke="var(--ivory)" stroke-width={unit * (ship === winner ? 12 : 8)} />
            <path d={pathThrough(points)} stroke={SHIPS[ship].hull} stroke-width={unit * (ship === winner ? 8 : 5)} />
          </g>
        ))}
        {routes.map(
          ({ ship, stops }) =>
            ship === winner &&
            stops.map(({ x, y }, i) => (
              <circle
                key={i}
                cx={x}
                cy={y}
                r={9 * unit}
                fill={SHIPS[ship].outline}
                stroke="var(--ivory)"
                stroke-width={3 * unit}
              />
            )),
        )}
        {routes.map(({ ship, end }) => (
          <g key={ship} transform={`translate(${end.x},${end.y}) ${upright} scale(${unit * (ship === winner ? 2.6 : 2)})`}>
            <BadgeMark id={ship} r={11} />
          </g>
        ))}
      </g>
    </svg>
  );
};
