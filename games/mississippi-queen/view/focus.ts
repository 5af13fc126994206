import { type Insets, type Point, type Rect, hexCentre, rectAround } from '@showboat/ui';
import { NOWHERE, type State, cellsIn, placeOf, tileOf } from '../game';
import { shipInQuestion } from './planner/dials';
import type { Planner } from './planner/planner';
import { pointOf } from './layout';
import { hexesOf, lyingTiles, posesAhead } from './river/spots';

// What of the river must be visible, and where panels are in the way.

/** Room about a space for what is drawn there: a ship with its tag. */
const ROOM = 66;
/** Land about the river, and the fog. */
const SHORE = 150;

export const INSETS: Readonly<Record<'wide' | 'phone', Insets>> = {
  wide: { top: 82, right: 304, bottom: 210, left: 20 },
  phone: { top: 112, right: 6, bottom: 330, left: 6 },
};

export const boundsOf = ({ river }: State): Rect =>
  rectAround(
    [...lyingTiles(river).map(({ tile }) => tile), ...posesAhead(river)].flatMap((pose) => hexesOf(pose).map(hexCentre)),
    SHORE,
  );

const CENTRE = cellsIn('c2')[0];
const FRONT = cellsIn('c4')[0];

/** The camera looks downstream: where there is room, to the middle of the next tile. */
const waterAhead = ({ river }: State, at: number): number => {
  const tile = tileOf(at);
  return tile + 1 === river.tiles.length ? placeOf(tile, FRONT) : placeOf(tile + 1, CENTRE);
};

/** The ship in question, and all that it plans or can easily reach. Otherwise the moving ship. */
export const focusOf = ({ frame, lit, plan }: Planner): Rect | undefined => {
  const state = frame.state.value;
  const ship = shipInQuestion(state);
  if (!ship || ship.at === NOWHERE) return undefined;
  const isSmall = frame.layout.value === 'phone';
  const reach = lit.value.filter(({ coal }) => coal <= (isSmall ? 0 : 1)).map(({ place }) => place);
  const places = [
    ship.at,
    ...(isSmall ? [] : [waterAhead(state, ship.at)]),
    ...reach,
    ...(plan.value?.route.map(({ place }) => place) ?? []),
  ];
  const points: readonly Point[] = places.map((place) => pointOf(state.river, place));
  return rectAround(points, ROOM);
};

/** The other ships. */
export const fleetOf = ({ river, ships }: State): Rect | undefined => {
  const points = ships.filter(({ at }) => at !== NOWHERE).map(({ at }) => pointOf(river, at));
  return points.length > 0 ? rectAround(points, ROOM) : undefined;
};

/** Every turn, and every decision within one, moves the camera. */
export const followKeyOf = (state: State): string =>
  `${state.round} ${state.next} ${'ship' in state.phase ? state.phase.ship : ''}`;
