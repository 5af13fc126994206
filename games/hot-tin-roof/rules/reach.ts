import type { Seat } from '@showboat/engine';
import type { Roof } from './board';
import type { Walk } from './moves';
import { LINK_FIELDS, type Net, OPEN, type Reach, bitOf, netOf } from './net';
import { GUARDS, paymentOf } from './payments';
import { type Pose, type State, roomFor } from './state';

// HTR-MOVE-15: from a roof to every other, all payments that no other way undercuts. They depend on the pieces built and on who walks,
// not on the cats or the purse, so they are found once for every board that was built.

// Labels of a search, each a way to a roof and what it pays; they are used again and again. Those of the same price, and those accepted
// for the same roof, are chained.

/** Roof, payments to the next two seats, to the third, the next of the price, the next of the roof. */
const FIELDS = 5;
let labels = new Int32Array(FIELDS * 4096);
/** Ids have two digits, and no way visits a roof twice. */
const MOST_ROOFS = 100;
const headOfRoof = new Int32Array(MOST_ROOFS);
const headOfPrice = new Int32Array(2 * 100 * MOST_ROOFS);

/**
 * HTR-MOVE-17: on a board made for it the payments are without number. Games on the standard board were seen to have 163 walks of a cat, made-up
 * positions 427.
 */
export const MOST_WALKS = 1000;

/** Those that nothing undercut, in the order in which they were found. */
let accepted = new Int32Array(4096);

const grow = (): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(2 * labels.length);
  larger.set(labels);
  labels = larger;
  const more = new Int32Array(2 * accepted.length);
  more.set(accepted);
  accepted = more;
  return larger;
};

/** Ways are taken up by price, so whatever would undercut a way has come before it. */
const search = (net: Net, seats: number, mover: Seat, pose: Pose, from: Roof, most: number): Reach => {
  const { starts, links } = net;
  const heads = headOfRoof;
  const chains = headOfPrice;
  let all = labels;
  for (let roof = 0; roof < starts.length; roof++) heads[roof] = -1;
  all[0] = from;
  all[1] = 0;
  all[2] = 0;
  all[3] = -1;
  chains[0] = 0;
  let end = FIELDS;
  let dearest = 0;
  let isCut = false;
  let roofs = 0;
  let count = 0;
  const within: number[] = [];
  for (let price = 0; price <= dearest && count <= MOST_WALKS; price++) {
    // Steps that cost nothing add to the chain that is being read.
    for (let at = chains[price]; at >= 0 && count <= MOST_WALKS; at = chains[price]) {
      chains[price] = all[at + 3];
      const roof = all[at];
      const both = all[at + 1];
      const three = all[at + 2];
      let known = heads[roof];
      while (known >= 0 && ((((both | GUARDS) - all[known + 1]) & GUARDS) !== GUARDS || all[known + 2] > three))
        known = all[known + 4];
      if (known >= 0) continue;
      all[at + 4] = heads[roof];
      heads[roof] = at;
      roofs |= bitOf(roof);
      if (at > 0) accepted[count++] = at;
      const stop = starts[roof + 1];
      for (let link = starts[roof]; link < stop; link += LINK_FIELDS) {
        const cost = links[link + 1];
        if (cost === OPEN) continue;
        const sum = price + cost;
        if (sum > most) {
          isCut = true;
          continue;
        }
        const next = links[link];
        const nextBoth = both + links[link + 2];
        const nextThree = three + links[link + 3];
        let other = heads[next];
        while (other >= 0 && ((((nextBoth | GUARDS) - all[other + 1]) & GUARDS) !== GUARDS || all[other + 2] > nextThree))
          other = all[other + 4];
        if (other >= 0) continue;
        for (; dearest < sum; chains[dearest] = -1) dearest++;
        if (end === all.length) all = grow();
        all[end] = next;
        all[end + 1] = nextBoth;
        all[end + 2] = nextThree;
        all[end + 3] = chains[sum];
        chains[sum] = end;
        end += FIELDS;
      }
    }
    within.push(count);
  }
  if (count > MOST_WALKS) {
    within.pop();
    count = within[within.length - 1];
  }
  const moves = roomFor<Walk>(count);
  for (let i = 0; i < count; i++) {
    const at = accepted[i];
    const pays = paymentOf(seats, mover, all[at + 1], all[at + 2]);
    moves[i] = { kind: 'walk', pose, from, to: all[at], pays };
  }
  const isSitting = pose === 's';
  return {
    most: isCut ? most : Infinity,
    roofs,
    within,
    sitting: isSitting ? moves : undefined,
    lying: isSitting ? undefined : moves,
  };
};

const inPose = (walks: readonly Walk[], pose: Pose): readonly Walk[] => {
  const others = roomFor<Walk>(walks.length);
  for (let i = 0; i < walks.length; i++) {
    const { from, to, pays } = walks[i];
    others[i] = { kind: 'walk', pose, from, to, pays };
  }
  return others;
};

const NOTHING: readonly Walk[] = [];

/** Everything that a cat of this seat can reach from a roof, the cheapest first, at least whatever costs no more than that. */
const reachFrom = (state: Pick<State, 'built' | 'options'>, seat: Seat, from: Roof, pose: Pose, most: number): Reach => {
  const net = netOf(state.built, state.options, seat);
  const known = net.reaches[from];
  if (known === undefined || known.most < most) {
    const found = search(net, state.options.seats, seat, pose, from, most);
    net.reaches[from] = found;
    return found;
  }
  if (pose === 's') known.sitting ??= inPose(known.lying ?? NOTHING, pose);
  else known.lying ??= inPose(known.sitting ?? NOTHING, pose);
  return known;
};

/** All walks of a cat, the cheapest first, at least those for so much or less. */
export const allWalksFrom = (
  state: Pick<State, 'built' | 'options'>,
  seat: Seat,
  pose: Pose,
  from: Roof,
  cans: number,
): { readonly walks: readonly Walk[]; readonly count: number } => {
  const { within, sitting, lying } = reachFrom(state, seat, from, pose, cans);
  const walks = (pose === 's' ? sitting : lying) ?? NOTHING;
  return { walks, count: cans < within.length ? within[cans] : walks.length };
};

/** Where a cat can go for so much or less, the cheapest first: one walk for every roof and minimal payment. */
export const walksFrom = (
  state: Pick<State, 'built' | 'options'>,
  seat: Seat,
  pose: Pose,
  from: Roof,
  cans = Infinity,
): readonly Walk[] => {
  const { walks, count } = allWalksFrom(state, seat, pose, from, cans);
  return count === walks.length ? walks : walks.slice(0, count);
};

export const priceOf = ({ pays }: Walk): number => {
  let price = 0;
  for (let seat = 0; seat < pays.length; seat++) price += pays[seat];
  return price;
};
