import type { Seat } from '@showboat/engine';
import { NO_GAP, type Roof, boardOf } from './board';
import type { Options } from './options';
import { PACKED } from './payments';
import type { Reach } from './reach';
import { type Built, DELUXE, NOBODY, type State } from './state';

// What follows from the pieces that are built, kept as long as they are asked about.

/** Links as the cats of a seat see them. */
export interface Net {
  isMade: boolean;
  /** Where the links of each roof begin. */
  readonly starts: Int32Array;
  /** For each link the roof behind it, what it costs, to the next two seats after the mover, and to the third. */
  readonly links: Int32Array;
}

/** What is known about a board as it is built. There are a few of these, used again and again. */
export interface Lookup {
  built: Built | undefined;
  options: Options | undefined;
  /** By seat. */
  nets: readonly Net[];
  /** What `reach.ts` found: `seat * roofs + from`. */
  reaches: (Reach | undefined)[];
  /** Roofs that are joined have the same number. */
  parts: readonly number[] | undefined;
}

/** Numbers that make a link. */
export const LINK_FIELDS = 4;

/** Which seat after the mover an owner is, by seats, mover and owner. */
const AFTER: readonly (readonly (readonly number[])[])[] = [3, 4].map((seats) =>
  Array.from({ length: seats }, (_, mover) => Array.from({ length: seats }, (_owner, owner) => (owner - mover + seats) % seats)),
);

const fillNet = (net: Net, built: Built, options: Options, mover: Seat): void => {
  const { steps } = boardOf(options);
  const { seats, tributeCatwalk, tributeDeluxe, tributeShelter } = options;
  const { catwalks, shelters } = built;
  const { starts, links } = net;
  const after = AFTER[seats - 3][mover];
  let end = 0;
  for (let roof = 0; roof < steps.length; roof++) {
    const around = steps[roof];
    for (let i = 0; i < around.length; i++) {
      const { to, gap } = around[i];
      const catwalk = gap === NO_GAP ? mover : catwalks[gap];
      if (catwalk === NOBODY) continue;
      const isDeluxe = catwalk >= DELUXE;
      const toll = isDeluxe ? tributeDeluxe : tributeCatwalk;
      const tollSeat = after[isDeluxe ? catwalk - DELUXE : catwalk];
      const rentSeat = shelters[to] === NOBODY ? 0 : after[shelters[to]];
      links[end] = to;
      links[end + 1] = (tollSeat === 0 ? 0 : toll) + (rentSeat === 0 ? 0 : tributeShelter);
      links[end + 2] = PACKED[tollSeat] * toll + PACKED[rentSeat] * tributeShelter;
      links[end + 3] = (tollSeat === 3 ? toll : 0) + (rentSeat === 3 ? tributeShelter : 0);
      end += LINK_FIELDS;
    }
    starts[roof + 1] = end;
  }
  net.isMade = true;
};

// The boards asked about last. A weak map would remember more, but what it holds outlives many a collection of garbage: it made random
// games several times slower.
const REMEMBERED = 16;
const builts: (Built | undefined)[] = Array.from({ length: REMEMBERED }, () => undefined);
const lookups: readonly Lookup[] = builts.map(() => ({
  built: undefined,
  options: undefined,
  nets: [],
  reaches: [],
  parts: undefined,
}));
let last = 0;
let oldest = 0;

const makeNets = ({ seats }: Options, roofs: number, links: number): readonly Net[] =>
  Array.from({ length: seats }, () => ({
    isMade: false,
    starts: new Int32Array(roofs + 1),
    links: new Int32Array(LINK_FIELDS * links),
  }));

/** Room for another board: what is there is kept if it is as large. */
const renew = (lookup: Lookup, built: Built, options: Options): void => {
  const { steps, gapEnds, file } = boardOf(options);
  const links = 2 * (gapEnds.length + file.freeConnections.length);
  const [net] = lookup.nets;
  if (
    lookup.nets.length !== options.seats ||
    net.links.length !== LINK_FIELDS * links ||
    net.starts.length !== steps.length + 1
  ) {
    lookup.nets = makeNets(options, steps.length, links);
    lookup.reaches = Array.from({ length: options.seats * steps.length }, () => undefined);
  } else {
    for (let seat = 0; seat < lookup.nets.length; seat++) lookup.nets[seat].isMade = false;
    const { reaches } = lookup;
    for (let i = 0; i < reaches.length; i++) reaches[i] = undefined;
  }
  lookup.parts = undefined;
  lookup.built = built;
  lookup.options = options;
};

export const lookupOf = ({ built, options }: Pick<State, 'built' | 'options'>): Lookup => {
  if (builts[last] !== built) {
    last = builts.indexOf(built);
    if (last < 0) {
      last = oldest;
      oldest = (oldest + 1) % REMEMBERED;
      builts[last] = built;
    }
  }
  const lookup = lookups[last];
  if (lookup.built !== built || lookup.options !== options) renew(lookup, built, options);
  return lookup;
};

/** The links of a seat. */
export const netOf = (lookup: Lookup, { built, options }: Pick<State, 'built' | 'options'>, seat: Seat): Net => {
  const net = lookup.nets[seat];
  if (!net.isMade) fillNet(net, built, options, seat);
  return net;
};

const partsOf = ({ built, options }: Pick<State, 'built' | 'options'>): readonly number[] => {
  const { steps } = boardOf(options);
  const parts = steps.map(() => -1);
  for (let start = 0; start < parts.length; start++) {
    if (parts[start] >= 0) continue;
    parts[start] = start;
    const queue = [start];
    for (const roof of queue) {
      for (const { to, gap } of steps[roof]) {
        if (parts[to] >= 0 || (gap !== NO_GAP && built.catwalks[gap] === NOBODY)) continue;
        parts[to] = start;
        queue.push(to);
      }
    }
  }
  return parts;
};

/** Whether laid catwalks and free connections join two roofs, at whatever price. */
export const isJoined = (state: Pick<State, 'built' | 'options'>, one: Roof, other: Roof): boolean => {
  const lookup = lookupOf(state);
  const parts = (lookup.parts ??= partsOf(state));
  return parts[one] === parts[other];
};
