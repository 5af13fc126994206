import { END, type Move, type Walk } from './moves';
import type { Roof } from './board';
import { walksFrom } from './reach';
import { apply } from './rules';
import { IN_HAND, POSES, type Pose, type State, firstCat } from './state';

// What the movement of a turn can come to. The two pairs of a player know of each other only through the purse and the last fish, so
// each is looked at by itself.

/** Something that the two cats of a pair can do. */
export interface PairPlan {
  readonly walks: readonly Walk[];
  /** By seat, what each gets in all. */
  readonly pays: readonly number[];
  readonly price: number;
  /** Where they end up; `undefined` when they have met. */
  readonly roofs: readonly [number, number] | undefined;
}

/** A whole movement with the end of the turn. */
export interface WalkOutcome {
  readonly moves: readonly Move[];
  readonly state: State;
}

type Walks = readonly Walk[];

const walksOf = ({ built, options, players, turn }: State, pose: Pose, cat: number, moved: number): Walks => {
  const { cans, cats } = players[turn];
  return (moved >> cat) % 2 === 1 ? [] : walksFrom({ built, options }, turn, pose, cats[cat], cans);
};

/** A pair on roofs while its cats may move, and what each of them can do. */
interface Pair {
  readonly one: Roof;
  readonly other: Roof;
  readonly ofOne: Walks;
  readonly ofOther: Walks;
}

const pairOf = (state: State, pose: Pose, most = Infinity): Pair | undefined => {
  const { phase } = state;
  const { cats } = state.players[state.turn];
  const first = firstCat(pose);
  if (phase.kind !== 'moving' || cats[first] === IN_HAND) return undefined;
  const [ofOne, ofOther] = [first, first + 1].map((cat) => walksOf(state, pose, cat, phase.moved).slice(0, most));
  return { one: cats[first], other: cats[first + 1], ofOne, ofOther };
};

const priceOf = (pays: readonly number[]): number => pays.reduce((sum, cans) => sum + cans, 0);

const isUndercut = (pays: readonly number[], others: readonly Pick<PairPlan, 'pays'>[]): boolean => {
  for (let i = 0; i < others.length; i++) {
    const less = others[i].pays;
    let seat = 0;
    while (seat < pays.length && less[seat] <= pays[seat]) seat++;
    if (seat === pays.length) return true;
  }
  return false;
};

/** What was found, and how many comparisons it took. */
interface Found<T> {
  readonly found: readonly T[];
  readonly work: number;
}

/**
 * The plans of a pair within the purse, but for staying: one for each end and minimal payment. A cat that comes to its partner's roof
 * has met it, so where one goes to the roof of the other, the other goes first. `partnersOf` says with which walks of the other
 * one's walks are put together. Nothing is added once so much work was done.
 */
const plansOf = (
  { one, other, ofOne, ofOther }: Pair,
  cans: number,
  mostWork: number,
  partnersOf: (walk: Walk) => Walks,
): Found<PairPlan> => {
  const plans = new Map<number, PairPlan[]>();
  let work = 0;
  const add = (pays: readonly number[], a: Roof, b: Roof, walks: () => Walks): void => {
    const price = priceOf(pays);
    if (price > cans) return;
    const key = a === b ? 0 : 1 + Math.min(a, b) * 128 + Math.max(a, b);
    const known = plans.get(key);
    work += 1 + (known?.length ?? 0);
    if (work > mostWork || (known && isUndercut(pays, known))) return;
    const plan: PairPlan = { walks: walks(), pays: pays.slice(), price, roofs: a === b ? undefined : a < b ? [a, b] : [b, a] };
    plans.set(key, known ? [...known.filter((old) => !isUndercut(old.pays, [plan])), plan] : [plan]);
  };
  for (const walk of ofOne) add(walk.pays, walk.to, other, () => [walk]);
  for (const walk of ofOther) add(walk.pays, one, walk.to, () => [walk]);
  const both = ofOne.length === 0 ? [] : ofOne[0].pays.slice();
  for (const a of ofOne) {
    if (work > mostWork) break;
    for (const b of partnersOf(a)) {
      for (let seat = 0; seat < both.length; seat++) both[seat] = a.pays[seat] + b.pays[seat];
      add(both, a.to, b.to, () => (a.to === other ? [b, a] : [a, b]));
    }
  }
  // To be where they were costs nothing by staying; to trade roofs nobody can, whoever went first would have met the other.
  plans.delete(1 + one * 128 + other);
  return { found: [...plans.values()].flat(), work };
};

const byRoof = (walks: Walks): ReadonlyMap<Roof, Walks> => {
  const lists = new Map<Roof, Walk[]>();
  for (const walk of walks) {
    const list = lists.get(walk.to);
    if (list) list.push(walk);
    else lists.set(walk.to, [walk]);
  }
  return lists;
};

/**
 * Of the cheapest walks, that many of each cat: meetings, and those that one cat does alone. Two walks are put together only where they
 * lead to the same end as one of these, the cheapest first, while there is work left.
 */
export const likelyPlans = (state: State, pose: Pose, most: number, mostWork: number): readonly PairPlan[] => {
  const pair = pairOf(state, pose, most);
  if (!pair) return [];
  const { one, other, ofOther } = pair;
  const toRoof = byRoof(ofOther);
  const home = toRoof.get(one) ?? [];
  const partners = new Map([...toRoof].map(([roof, walks]) => [roof, [...walks, ...home]]));
  const { found } = plansOf(pair, state.players[state.turn].cans, mostWork, ({ to }) =>
    to === other ? ofOther : (partners.get(to) ?? home),
  );
  return found.filter(({ roofs, walks }) => roofs === undefined || walks.length === 1);
};

export const endedWith = (state: State, walks: readonly Walk[]): WalkOutcome => {
  let now = state;
  for (const walk of walks) now = apply(now, walk);
  const isOver = now.phase.kind === 'over';
  return { moves: isOver ? walks : [...walks, END], state: isOver ? now : apply(now, END) };
};

/** Both pairs meet: every sum that no other undercuts. */
const bothMeet = (sitting: readonly PairPlan[], lying: readonly PairPlan[], cans: number, mostWork: number): Found<Walks> => {
  let work = sitting.length * lying.length;
  if (work > mostWork) return { found: [], work };
  const sums = sitting.flatMap((one) =>
    lying.flatMap((other) => {
      const price = one.price + other.price;
      return price > cans ? [] : [{ price, one, other, pays: one.pays.map((count, seat) => count + other.pays[seat]) }];
    }),
  );
  const least: (typeof sums)[number][] = [];
  // Only what costs no more can undercut another.
  for (const sum of sums.sort((a, b) => a.price - b.price)) {
    work += least.length;
    if (work > mostWork) break;
    if (!isUndercut(sum.pays, least)) least.push(sum);
  }
  return { found: least.map(({ one, other }) => [...one.walks, ...other.walks]), work };
};

/**
 * Every end of the turn by staying, by one pair, and by both pairs meeting: any other is two of these put together. They are not all of
 * them where that would take more work.
 */
export const walkOutcomes = (state: State, mostWork: number): Found<WalkOutcome> => {
  const { cans } = state.players[state.turn];
  let work = 0;
  const plans = POSES.map((pose) => {
    const pair = pairOf(state, pose);
    if (!pair) return [];
    const all = plansOf(pair, cans, mostWork - work, () => pair.ofOther);
    work += all.work;
    return all.found;
  });
  const [sitting, lying] = plans.map((pair) => pair.filter(({ roofs }) => roofs === undefined));
  // HTR-END-2: with the last fish the game is over.
  const met = state.fish < 2 ? { found: [], work: 0 } : bothMeet(sitting, lying, cans, mostWork - work);
  work += met.work;
  const found = [[], ...plans.flat().map(({ walks }) => walks), ...met.found];
  return { found: work > mostWork ? [] : found.map((walks) => endedWith(state, walks)), work };
};
