import type { Seat } from '@showboat/engine';
import { NO_GAP, type Roof, boardOf } from './board';
import type { Walk } from './moves';
import type { Options } from './options';
import { PACKED } from './payments';
import { type Built, DELUXE, LETTERS, NOBODY } from './state';

/** What can be reached from a roof, the cheapest first; one entry for every roof and minimal payment. */
export interface Reach {
  /** Ways that cost more are not among them. */
  readonly most: number;
  /** All of them as bits, the roof itself among them. */
  readonly roofs: number;
  /** By price: how many of the moves cost so much or less. */
  readonly within: readonly number[];
  /** By pose, once they were asked for. */
  sitting: readonly Walk[] | undefined;
  lying: readonly Walk[] | undefined;
}

/**
 * Links as the cats of a seat see them. There is one net a seat, of the board it was asked about last: from one board to the next only a
 * piece or two differ, and only the links that they touch are made anew.
 */
export interface Net {
  options: Options | undefined;
  built: Built | undefined;
  /** Where the links of each roof begin. */
  starts: Int32Array;
  /** For each link the roof behind it, what it costs or `OPEN`, to the next two seats after the mover, and to the third. */
  links: Int32Array;
  /** By gap and direction, and by roof the links that lead to it. */
  ofGap: Int32Array;
  gapOf: Int32Array;
  into: readonly (readonly number[])[];
  /** By roof: what `reach.ts` found from there. */
  reaches: (Reach | undefined)[];
}

/** A set of roofs in one number, in which some of a large board share a bit: what comes of it is only that too much is made anew. */
export const bitOf = (roof: Roof): number => 1 << (roof & 31);

/** In place of the price: a gap without a catwalk. */
export const OPEN = -1;

/** Numbers that make a link. */
export const LINK_FIELDS = 4;

/** Which seat after the mover an owner is, by seats, mover and owner. */
const AFTER: readonly (readonly (readonly number[])[])[] = [3, 4].map((seats) =>
  Array.from({ length: seats }, (_, mover) => Array.from({ length: seats }, (_owner, owner) => (owner - mover + seats) % seats)),
);

const nets: readonly Net[] = LETTERS.map(() => ({
  options: undefined,
  built: undefined,
  starts: new Int32Array(0),
  links: new Int32Array(0),
  ofGap: new Int32Array(0),
  gapOf: new Int32Array(0),
  into: [],
  reaches: [],
}));

const fillLink = ({ links, gapOf }: Net, { catwalks, shelters }: Built, options: Options, mover: Seat, link: number): void => {
  const gap = gapOf[link];
  const at = link * LINK_FIELDS;
  const to = links[at];
  const catwalk = gap === NO_GAP ? mover : catwalks[gap];
  if (catwalk === NOBODY) {
    links[at + 1] = OPEN;
    return;
  }
  const { seats, tributeCatwalk, tributeDeluxe, tributeShelter } = options;
  const after = AFTER[seats - 3][mover];
  const isDeluxe = catwalk >= DELUXE;
  const toll = isDeluxe ? tributeDeluxe : tributeCatwalk;
  const tollSeat = after[isDeluxe ? catwalk - DELUXE : catwalk];
  const rentSeat = shelters[to] === NOBODY ? 0 : after[shelters[to]];
  links[at + 1] = (tollSeat === 0 ? 0 : toll) + (rentSeat === 0 ? 0 : tributeShelter);
  links[at + 2] = PACKED[tollSeat] * toll + PACKED[rentSeat] * tributeShelter;
  links[at + 3] = (tollSeat === 3 ? toll : 0) + (rentSeat === 3 ? tributeShelter : 0);
};

const renew = (net: Net, options: Options): void => {
  const { steps, gapEnds, file } = boardOf(options);
  const count = 2 * (gapEnds.length + file.freeConnections.length);
  net.starts = new Int32Array(steps.length + 1);
  net.links = new Int32Array(LINK_FIELDS * count);
  net.ofGap = new Int32Array(2 * gapEnds.length);
  net.gapOf = new Int32Array(count);
  const into: number[][] = steps.map(() => []);
  net.into = into;
  net.reaches = steps.map(() => undefined);
  let link = 0;
  for (const [roof, around] of steps.entries()) {
    for (const { to, gap } of around) {
      net.links[LINK_FIELDS * link] = to;
      net.gapOf[link] = gap;
      into[to].push(link);
      if (gap !== NO_GAP) net.ofGap[2 * gap + (roof < to ? 0 : 1)] = link;
      link++;
    }
    net.starts[roof + 1] = LINK_FIELDS * link;
  }
};

const fillAll = (net: Net, built: Built, options: Options, mover: Seat): void => {
  renew(net, options);
  for (let link = 0; link < net.gapOf.length; link++) fillLink(net, built, options, mover, link);
};

const fillChanged = (net: Net, before: Built, built: Built, options: Options, mover: Seat): void => {
  const { gapEnds } = boardOf(options);
  const { catwalks, shelters } = built;
  let touched = 0;
  if (catwalks !== before.catwalks)
    for (let gap = 0; gap < catwalks.length; gap++) {
      if (catwalks[gap] === before.catwalks[gap]) continue;
      fillLink(net, built, options, mover, net.ofGap[2 * gap]);
      fillLink(net, built, options, mover, net.ofGap[2 * gap + 1]);
      touched |= bitOf(gapEnds[gap][0]) | bitOf(gapEnds[gap][1]);
    }
  if (shelters !== before.shelters)
    for (let roof = 0; roof < shelters.length; roof++) {
      if (shelters[roof] === before.shelters[roof]) continue;
      const into = net.into[roof];
      for (let i = 0; i < into.length; i++) fillLink(net, built, options, mover, into[i]);
      touched |= bitOf(roof);
    }
  const { reaches } = net;
  for (let roof = 0; roof < reaches.length; roof++) {
    const reach = reaches[roof];
    if (reach !== undefined && (reach.roofs & touched) !== 0) reaches[roof] = undefined;
  }
};

/** The links of a seat, until the next board is asked about. */
export const netOf = (built: Built, options: Options, mover: Seat): Net => {
  const net = nets[mover];
  if (net.built === built && net.options === options) return net;
  if (net.built === undefined || net.options !== options) fillAll(net, built, options, mover);
  else fillChanged(net, net.built, built, options, mover);
  net.built = built;
  net.options = options;
  return net;
};
