import { type Insets, type Rect, type Shown, hexCentre, rectAround } from '@showboat/ui';
import { type Move, NOWHERE, type State, cellsIn, placeOf, poseAt } from '../game';
import { shipInQuestion } from './planner/dials';
import type { Planner } from './planner/planner';
import { pointOf } from './layout';
import { goneIn, landedIn } from './pace';
import { hexesOf, lyingTiles, posesAhead } from './river/spots';

// What of the river must be visible, and where panels are in the way.

/** Room about a space for what is drawn there: a ship with its tag. */
const ROOM = 66;
/** And for the arrows about a ship whose bow is asked for, clear of those at the edge of the picture. */
const ARROWS = 150;
/** Land about the river, and the fog. */
const SHORE = 150;

export const INSETS: Readonly<Record<'wide' | 'phone', Insets>> = {
  wide: { top: 82, right: 304, bottom: 210, left: 20 },
  phone: { top: 112, right: 6, bottom: 330, left: 6 },
};

/** The height of the river bar below the panels at the top. */
export const BAR: Readonly<Record<'wide' | 'phone', number>> = { wide: 36, phone: 30 };

export const boundsOf = ({ river }: State): Rect =>
  rectAround(
    [...lyingTiles(river).map(({ tile }) => tile), ...posesAhead(river)].flatMap((pose) => hexesOf(pose).map(hexCentre)),
    SHORE,
  );

const CENTRE = cellsIn('c2')[0];
const FRONT = cellsIn('c4')[0];

/** What the camera is told: what must be in the picture, and what should be, the most important first. */
export interface Framing {
  readonly focus: Rect | undefined;
  readonly also: readonly Rect[];
}

const aroundPlaces = ({ river }: State, places: readonly number[], room = ROOM): readonly Rect[] =>
  places.length > 0
    ? [
        rectAround(
          places.map((place) => pointOf(river, place)),
          room,
        ),
      ]
    : [];

/** Where the race is going: the middle and the nose of the foremost tile, and the pier once it lies there. */
const frontOf = ({ river }: State): Rect => {
  const last = river.tiles.length - 1;
  const points = [CENTRE, FRONT].map((cell) => pointOf(river, placeOf(last, cell)));
  return rectAround(river.pier === 'none' ? points : [...points, hexCentre(poseAt(river.tiles[last], river.pier))], ROOM);
};

/** What is looked at for a moment: where a new tile comes, a ship lands, or one goes down. */
export const revealedBy = ({ before, move }: Shown<State, Move>, after: State): Rect | undefined => {
  if (landedIn(after) > landedIn(before)) return frontOf(after);
  const last = after.river.tiles.length - 1;
  const [seen] = aroundPlaces(
    after,
    // Where the die lies, and what it has brought.
    move.kind === 'lay' ? [placeOf(last - 1, FRONT), placeOf(last, CENTRE)] : goneIn(before, after).map(({ at }) => at),
  );
  return seen;
};

/** Always the ship in question with its plan, what it can reach, the ship of whoever is looking, and the foremost tile. */
export const framingOf = ({ frame, lit, plan }: Planner, revealed: Rect | undefined): Framing => {
  const state = frame.state.value;
  const ship = shipInQuestion(state);
  const isAfloat = ship !== undefined && ship.at !== NOWHERE;
  const own = state.ships.filter(({ seat, at }) => seat === frame.self.value && at !== NOWHERE).map(({ at }) => at);
  if (revealed || !isAfloat) {
    const focus = revealed ?? (state.river.pier === 'none' ? undefined : frontOf(state));
    return { focus, also: aroundPlaces(state, isAfloat ? [ship.at] : own) };
  }
  // On a phone not all may fit: then as many as do.
  const cheap = lit.value.filter(({ coal }) => coal <= 1).sort((a, b) => a.coal - b.coal);
  const reach = cheap.flatMap(({ place }) => aroundPlaces(state, [place]));
  const all = aroundPlaces(
    state,
    lit.value.map(({ place }) => place),
  );
  const room = 'ship' in state.phase ? ARROWS : ROOM;
  const [focus] = aroundPlaces(state, [ship.at, ...(plan.value?.route.map(({ place }) => place) ?? [])], room);
  return { focus, also: [...reach, ...aroundPlaces(state, own), frontOf(state), ...all] };
};

/** The other ships. */
export const fleetOf = (state: State): readonly Rect[] =>
  state.ships.flatMap(({ at }) => aroundPlaces(state, at === NOWHERE ? [] : [at]));

/** Every turn, and every decision within one, moves the camera. */
export const followKeyOf = (state: State): string =>
  `${state.round} ${state.next} ${'ship' in state.phase ? state.phase.ship : ''}`;

/** The river grows and shrinks on the screen once a round, when whoever is looking begins to decide. */
export const scaleKeyOf = ({ frame }: Planner, kept: string | undefined): string => {
  const { round, next, phase } = frame.state.value;
  if (frame.self.value === undefined) return String(round);
  const begins = frame.seat.value !== undefined && (phase.kind === 'speed' || phase.kind === 'placing');
  return begins ? `${round} ${next}` : (kept ?? '');
};
