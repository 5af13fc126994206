import type { Refusal, Seat } from '@showboat/engine';
import type { Roof, Tile } from './board';
import { isPoor } from './diving';
import { DIVES, type Move } from './moves';
import { ANTE_PARTS } from './numbers';
import { priceOf, walksFrom } from './reach';
import { refuse } from './refusals';
import { DUMPSTERS, type Dumpster, HOMES, IN_HAND, NO_TILE, POSES, type Pose, type State, boardIn, firstCat } from './state';
import { mostQuiet } from './turn';

// What a player asks before deciding, answered by the rules.

export interface Offer {
  readonly dumpster: Dumpster;
  readonly move: Move;
  /** What lies on it once the ante is paid, and what a dive leaves of the ante. */
  readonly cans: number;
  readonly gain: number;
  /** Under home dumpsters. */
  readonly tile: Tile | undefined;
  readonly roofs: readonly [Roof, Roof] | undefined;
  readonly refusal: Refusal | undefined;
}

/** The five dumpsters for the seat to move, at the start of its turn. */
export const offersOf = (state: State): readonly Offer[] => {
  const { ante } = state.options;
  return DUMPSTERS.map((_, dumpster) => {
    const cans = state.dumpsters[dumpster] + ante / ANTE_PARTS;
    const tile = dumpster < HOMES && state.open[dumpster] !== NO_TILE ? state.open[dumpster] : undefined;
    return {
      dumpster,
      move: DIVES[dumpster],
      cans,
      gain: cans - ante,
      tile,
      roofs: tile === undefined ? undefined : boardIn(state).tileEnds[tile],
      refusal: refuse(state, DIVES[dumpster]),
    };
  });
};

export interface AnteStatus {
  readonly cans: number;
  readonly ante: number;
  readonly isPoor: boolean;
  readonly income: number;
}

export const anteOf = ({ players, options }: State, seat: Seat): AnteStatus => {
  const { cans } = players[seat];
  return { cans, ante: options.ante, isPoor: cans < options.ante, income: options.pauperIncome };
};

/** Whether so many cans would leave a seat too poor for its next ante, unless others pay it in the meantime. */
export const endangersAnte = ({ options }: State, cansLeft: number): boolean => cansLeft < options.ante;

/** One payment by which a roof can be reached. */
export interface Fare {
  readonly move: Move;
  readonly pays: readonly number[];
  readonly price: number;
  readonly isAffordable: boolean;
  readonly endangersAnte: boolean;
}

export interface Goal {
  readonly roof: Roof;
  /** The cheapest first. */
  readonly fares: readonly Fare[];
  readonly isMeeting: boolean;
}

/** Where the seat to move can go with a cat, affordable or not; nothing for a cat that is not there or has moved. */
export const goalsOf = (state: State, pose: Pose, from: Roof): readonly Goal[] => {
  const { phase, turn } = state;
  const { cats, cans } = state.players[turn];
  const first = firstCat(pose);
  const cat = from === IN_HAND ? -1 : cats.indexOf(from, first);
  if (phase.kind !== 'moving' || cat < first || cat > first + 1 || (phase.moved >> cat) % 2 === 1) return [];
  const partner = cats[cat === first ? first + 1 : first];
  const fares = new Map<Roof, Fare[]>();
  for (const walk of walksFrom(state, turn, pose, from)) {
    const { to: roof, pays } = walk;
    const price = priceOf(walk);
    const fare = {
      move: walk,
      pays,
      price,
      isAffordable: price <= cans,
      endangersAnte: endangersAnte(state, cans - price),
    };
    const known = fares.get(roof);
    if (known) known.push(fare);
    else fares.set(roof, [fare]);
  }
  return [...fares].map(([roof, list]) => ({ roof, fares: list, isMeeting: roof === partner })).sort((a, b) => a.roof - b.roof);
};

/** The cheapest way for a pair of the seat to move to meet in this turn, if it can: on a roof where one is, or where both go. */
export const meetingPrice = (state: State, pose: Pose): number | undefined => {
  const { cats, cans } = state.players[state.turn];
  const first = firstCat(pose);
  if (state.phase.kind !== 'moving' || cats[first] === IN_HAND) return undefined;
  const [ofOne, ofOther] = [first, first + 1].map((cat) => {
    const fares = goalsOf(state, pose, cats[cat]).map(({ roof, fares: [{ price }] }): [Roof, number] => [roof, price]);
    return new Map([[cats[cat], 0], ...fares]);
  });
  const prices = [...ofOne].flatMap(([roof, price]) => {
    const rest = ofOther.get(roof);
    return rest === undefined || price + rest > cans ? [] : [price + rest];
  });
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

export const possibleMeetings = (state: State): readonly Pose[] =>
  POSES.filter((pose) => meetingPrice(state, pose) !== undefined);

/** HTR-END-8: turns without progress that are left before the game ends. */
export const quietTurnsLeft = (state: State): number => mostQuiet(state) - state.quiet;

export type Task = 'over' | 'chance' | 'dive' | 'poor' | 'place' | 'lay' | 'shelter' | 'move';

export const taskOf = (state: State): Task => {
  switch (state.phase.kind) {
    case 'over':
      return 'over';
    case 'first':
    case 'opening':
    case 'refilling':
      return 'chance';
    case 'diving':
      return isPoor(state) ? 'poor' : 'dive';
    case 'placing':
      return 'place';
    case 'laying':
      return 'lay';
    case 'sheltering':
      return 'shelter';
    case 'moving':
      return 'move';
  }
};
