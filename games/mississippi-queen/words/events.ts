import { type LogEvent, type Past, listed } from '@showboat/engine';
import type { Exit } from '../rules/cells';
import type { Move } from '../rules/moves';
import { notation } from '../rules/notation';
import { speedCoal } from '../rules/prices';
import { type ShipId, type State, moverOf } from '../rules/state';
import { objectOf, wayFrom } from './asked';
import { pusherOf } from './culprit';
import { type Hazard, type Side, hazardAt, spaceBeside } from './moves';
import { type Spot, spotOf } from './spots';

/** What a ship or the river does, verb first, so that a name can precede and others can follow it: "turns to port". */
export interface EventPhrases {
  keepsSpeed(speed: number): string;
  setsSpeed(speed: number, coal: number): string;
  ahead(spaces: number): string;
  readonly ontoSand: string;
  readonly throughLogs: string;
  turns(side: Side, times: number): string;
  pushes(ship: ShipId, way: number, onto: Hazard): string;
  readonly backsOff: string;
  heads(way: number): string;
  readonly boards: string;
  readonly refuels: string;
  gives(coal: number, ship: ShipId): string;
  takes(coal: number, ship: ShipId): string;
  readonly declines: string;
  stops(spot: Spot): string;
  readonly cannotMove: string;
  /** The river, onto the tile of that number. */
  goesOn(exit: Exit, tile: number): string;
  /** The river, at the pier. */
  ends(exit: Exit): string;
  readonly resigns: string;
  lands(place: number): string;
  /** Without coal for any move, perhaps because of that ship's push. */
  dropsOut(pusher: ShipId | undefined): string;
}

const sayStep = (phrases: EventPhrases, state: State): string => {
  const { at, heading } = state.ships[moverOf(state)];
  const hazard = hazardAt(state, spaceBeside(state, at, heading));
  return hazard === 'sand' ? phrases.ontoSand : hazard === 'logs' ? phrases.throughLogs : phrases.ahead(1);
};

const sayPush = (phrases: EventPhrases, state: State, heading: number): string => {
  const { id, at } = objectOf(state);
  return phrases.pushes(id, wayFrom(state, at, heading), hazardAt(state, spaceBeside(state, at, heading)));
};

const phraseOf = (phrases: EventPhrases, state: State, move: Move): string => {
  const ship = state.ships[moverOf(state)];
  switch (move.kind) {
    case 'speed':
      return move.to === ship.speed ? phrases.keepsSpeed(move.to) : phrases.setsSpeed(move.to, speedCoal(ship.speed, move.to));
    case 'step':
      return sayStep(phrases, state);
    case 'push':
      return sayPush(phrases, state, move.heading);
    case 'turn':
      return phrases.turns(move.side, 1);
    case 'astern':
      return phrases.backsOff;
    case 'align':
      return phrases.heads(wayFrom(state, objectOf(state).at, move.heading));
    case 'board':
      return phrases.boards;
    case 'refuel':
      return phrases.refuels;
    case 'exchange':
      return move.coal > 0 ? phrases.gives(move.coal, move.ship) : phrases.takes(-move.coal, move.ship);
    case 'decline':
      return phrases.declines;
    case 'end':
      return state.phase.kind === 'stuck' ? phrases.cannotMove : phrases.stops(spotOf(state, ship));
    case 'lay':
      return move.tile === 'pier' ? phrases.ends(move.exit) : phrases.goesOn(move.exit, state.river.tiles.length);
    case 'resign':
      return phrases.resigns;
  }
};

/** What else happened to ships: they landed, or had no coal for any move. */
const fatesOf = (
  phrases: EventPhrases,
  state: State,
  move: Move,
  after: State,
  past: (() => Past<State, Move>) | undefined,
): readonly LogEvent[] =>
  after.ships.flatMap((ship, index): readonly LogEvent[] =>
    ship.status === state.ships[index].status || move.kind === 'resign'
      ? []
      : [
          {
            who: ship.id,
            what: [ship.status === 'landed' ? phrases.lands(ship.place) : phrases.dropsOut(past && pusherOf(past(), index))],
          },
        ],
  );

export const describeEvent = (
  phrases: EventPhrases,
  state: State,
  move: Move,
  after: State,
  past?: () => Past<State, Move>,
): readonly LogEvent[] => [
  { who: notation.nameOf(state, move), what: [phraseOf(phrases, state, move)] },
  ...fatesOf(phrases, state, move, after, past),
];

/** Steps and turns come one by one, and are described by their number. */
const gathered = (phrases: EventPhrases, told: readonly string[]): readonly string[] => {
  const runs: { readonly phrase: string; times: number }[] = [];
  for (const phrase of told) {
    const last = runs.at(-1);
    if (last?.phrase === phrase) last.times++;
    else runs.push({ phrase, times: 1 });
  }
  return runs.map(({ phrase, times }) => {
    if (phrase === phrases.ahead(1)) return phrases.ahead(times);
    const side = (['port', 'starboard'] as const).find((one) => phrase === phrases.turns(one, 1));
    return side === undefined ? phrase : phrases.turns(side, times);
  });
};

/** One sentence. */
export const joinPhrases = (phrases: EventPhrases, who: string, told: readonly string[], and: string): string =>
  `${who} ${listed(gathered(phrases, told), and)}.`;
