import { type Paragraph, type Seat, capital } from '@showboat/engine';
import { formatPlace, placeOf, tileOf } from '../rules/cells';
import { chartOf, isCoalJetty, isJetty, isLanding } from '../rules/chart';
import { orderOfPlay } from '../rules/order';
import { type Ship, type ShipId, type State, isRose, seatOfShip } from '../rules/state';
import { shipInSight, wayFrom } from './asked';
import { dialsOf } from './dials';
import { type Sight, bearingOf, lookAround, spacesFrom } from './lookout';
import { type Spot, notePlace, spotOf } from './spots';
import type { TablePhrases } from './table';

/** Somewhere to go. `bearing` as in `lookout.ts`; `spaces` over water, `undefined` where there is no way. */
export interface Goal {
  readonly tile: number;
  readonly bearing: number;
  readonly spaces: number | undefined;
}

export interface Station extends Goal {
  readonly waiting: number;
  /** A passenger from there is aboard already, and no second one may be. */
  readonly isServed: boolean;
}

export interface Neighbour {
  readonly ship: ShipId;
  readonly spot: Spot;
  readonly bearing: number;
  /** 0 for a ship that was met and is about to be pushed. */
  readonly away: number;
  /** Relative to one's own: 0 the same way, 3 the opposite, clockwise. */
  readonly heading: number;
  /** Speed, coal, passengers. */
  readonly dials: readonly string[];
}

export interface SurroundingPhrases {
  readonly headings: {
    /** One's own ship, or the Black Rose when one steers her. */
    ship(ship: ShipId): string;
    readonly around: string;
    readonly jetties: string;
    readonly others: string;
    readonly order: string;
  };
  readonly noShip: string;
  /** "Tile III, before the logs, space 3b1" */
  place(note: string, space: string): string;
  heading(way: number): string;
  /** "Ahead: logs, two away; bank, four away" */
  labelled(label: string, text: string): string;
  bearing(bearing: number): string;
  sight(sight: Sight): string;
  station(station: Station): string;
  coalJetty(goal: Goal): string;
  pier(goal: Goal): string;
  readonly noJetties: string;
  other(neighbour: Neighbour): string;
  readonly thisRound: string;
  readonly nextRound: string;
  moved(ship: string): string;
  now(ship: string): string;
}

/** What a language gives this topic. */
export interface SurroundingWords {
  readonly surroundings: SurroundingPhrases;
  readonly table: TablePhrases;
  /** Within a sentence. */
  nameShip(id: ShipId): string;
  nameMover(who: string): string;
}

const shipLines = ({ surroundings, table }: SurroundingWords, state: State, ship: Ship): readonly string[] => [
  surroundings.place(table.places.on(spotOf(state, ship)), formatPlace(ship.at)),
  capital([surroundings.heading(wayFrom(state, ship.at, ship.heading)), ...dialsOf(table.dials, state, ship)].join(', ')),
];

const aroundLines = ({ surroundings }: SurroundingWords, state: State, ship: Ship): readonly string[] =>
  lookAround(state, ship).map(({ bearing, sights }) =>
    surroundings.labelled(capital(surroundings.bearing(bearing)), sights.map((sight) => surroundings.sight(sight)).join('; ')),
  );

const jettyLines = ({ surroundings }: SurroundingWords, state: State, ship: Ship): readonly string[] => {
  const chart = chartOf(state.river, state.options);
  const spaces = spacesFrom(state, ship.at);
  const first = placeOf(state.river.first, 0);
  const places = Array.from({ length: chart.marks.length - first }, (_, i) => first + i);
  const goalAt = (place: number): Goal => ({
    tile: tileOf(place),
    bearing: bearingOf(state, ship, place).bearing,
    spaces: spaces.get(place),
  });
  const stations = places
    .filter((place) => isJetty(chart, place) && state.waiting[tileOf(place)] > 0)
    .map((place) =>
      surroundings.station({
        ...goalAt(place),
        waiting: state.waiting[tileOf(place)],
        isServed: ship.aboard.includes(tileOf(place)),
      }),
    );
  const coal = places.filter((place) => isCoalJetty(chart, place)).map((place) => surroundings.coalJetty(goalAt(place)));
  const [nearest] = places
    .filter((place) => isLanding(chart, place) && spaces.has(place))
    .sort((a, b) => (spaces.get(a) ?? 0) - (spaces.get(b) ?? 0));
  const pier = nearest === undefined ? [] : [surroundings.pier(goalAt(nearest))];
  const lines = [...stations, ...coal, ...pier];
  return lines.length > 0 ? lines : [surroundings.noJetties];
};

const goneLine = ({ surroundings, table, nameMover }: SurroundingWords, state: State, ship: Ship): string =>
  surroundings.labelled(nameMover(ship.id), notePlace(table.places, state, ship));

const otherLines = (words: SurroundingWords, state: State, own: Ship): readonly string[] =>
  state.ships
    .filter((ship) => ship !== own)
    .map((ship) => {
      if (ship.status !== 'sailing') return goneLine(words, state, ship);
      return words.surroundings.other({
        ship: ship.id,
        spot: spotOf(state, ship),
        ...bearingOf(state, own, ship.at),
        heading: (ship.heading - own.heading + 6) % 6,
        dials: dialsOf(words.table.dials, state, ship),
      });
    });

const orderLines = ({ surroundings, nameShip }: SurroundingWords, state: State): readonly string[] => {
  const nameOf = (index: number): string => nameShip(state.ships[index].id);
  const round = state.order.flatMap((index, i) => {
    if (state.ships[index].status !== 'sailing') return [];
    return [
      i < state.next ? surroundings.moved(nameOf(index)) : i === state.next ? surroundings.now(nameOf(index)) : nameOf(index),
    ];
  });
  return [
    surroundings.labelled(surroundings.thisRound, round.join(', ')),
    surroundings.labelled(surroundings.nextRound, orderOfPlay(state).map(nameOf).join(', ')),
  ];
};

/** For players who do not see the board: everything relative to the bow of the ship in question. */
export const describeSurroundings = (words: SurroundingWords, state: State, seat: Seat): readonly Paragraph[] => {
  const { headings, noShip } = words.surroundings;
  const ship = shipInSight(state, seat);
  if (!ship) return [{ heading: headings.others, lines: state.ships.map((one) => goneLine(words, state, one)) }];
  const isOwn = seatOfShip(state, ship) === seat;
  return [
    {
      heading: isOwn ? headings.ship(ship.id) : words.nameMover(ship.id),
      lines: [...(isOwn ? [] : [noShip]), ...shipLines(words, state, ship)],
    },
    { heading: headings.around, lines: aroundLines(words, state, ship) },
    // The Black Rose docks nowhere.
    ...(isRose(ship) ? [] : [{ heading: headings.jetties, lines: jettyLines(words, state, ship) }]),
    { heading: headings.others, lines: otherLines(words, state, ship) },
    ...(state.phase.kind === 'over' ? [] : [{ heading: headings.order, lines: orderLines(words, state) }]),
  ];
};
