import { END, type Move, type Walk } from './moves';
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

const walksOf = ({ built, options, players, turn }: State, pose: Pose, cat: number, moved: number): readonly Walk[] => {
  const { cans, cats } = players[turn];
  return (moved >> cat) % 2 === 1 ? [] : walksFrom({ built, options }, turn, pose, cats[cat], cans);
};

const isUndercut = (plan: PairPlan, others: readonly PairPlan[]): boolean =>
  others.some(({ pays }) => pays.every((cans, seat) => cans <= plan.pays[seat]));

const priceOf = (pays: readonly number[]): number => pays.reduce((sum, cans) => sum + cans, 0);

/**
 * Everything that the pair of a pose can do within the purse, but for staying: one plan for each end and minimal payment. A cat that
 * comes to its partner's roof has met it, so where one goes to the roof of the other, the other goes first.
 */
export const pairPlans = (state: State, pose: Pose): readonly PairPlan[] => {
  const { phase } = state;
  const { cats, cans } = state.players[state.turn];
  const first = firstCat(pose);
  if (phase.kind !== 'moving' || cats[first] === IN_HAND) return [];
  const [one, other] = [cats[first], cats[first + 1]];
  const plans = new Map<number, PairPlan[]>();
  const add = (walks: readonly Walk[], pays: readonly number[], a: number, b: number): void => {
    const price = priceOf(pays);
    if (price > cans) return;
    const roofs: readonly [number, number] | undefined = a === b ? undefined : a < b ? [a, b] : [b, a];
    const key = roofs ? 1 + roofs[0] * 128 + roofs[1] : 0;
    const plan = { walks, pays, price, roofs };
    const known = plans.get(key);
    if (!known) plans.set(key, [plan]);
    else if (!isUndercut(plan, known)) plans.set(key, [...known.filter((old) => !isUndercut(old, [plan])), plan]);
  };
  const ofOne = walksOf(state, pose, first, phase.moved);
  const ofOther = walksOf(state, pose, first + 1, phase.moved);
  for (const walk of ofOne) add([walk], walk.pays, walk.to, other);
  for (const walk of ofOther) add([walk], walk.pays, one, walk.to);
  for (const a of ofOne) {
    for (const b of ofOther) {
      const pays = a.pays.map((count, seat) => count + b.pays[seat]);
      add(a.to === other ? [b, a] : [a, b], pays, a.to, b.to);
    }
  }
  // To be where they were costs nothing by staying; to trade roofs nobody can, whoever went first would have met the other.
  plans.delete(1 + one * 128 + other);
  return [...plans.values()].flat();
};

export const endedWith = (state: State, walks: readonly Walk[]): WalkOutcome => {
  let now = state;
  for (const walk of walks) now = apply(now, walk);
  const isOver = now.phase.kind === 'over';
  return { moves: isOver ? walks : [...walks, END], state: isOver ? now : apply(now, END) };
};

/** Every end of the turn by staying, by one pair, and by both pairs meeting: any other is two of these put together. */
export const walkOutcomes = (state: State): readonly WalkOutcome[] => {
  const plans = POSES.map((pose) => pairPlans(state, pose));
  const outcomes = [endedWith(state, [])];
  for (const pair of plans) for (const { walks } of pair) outcomes.push(endedWith(state, walks));
  // HTR-END-2: with the last fish the game is over.
  if (state.fish < 2) return outcomes;
  const { cans } = state.players[state.turn];
  const [sitting, lying] = plans.map((pair) => pair.filter(({ roofs }) => roofs === undefined));
  for (const one of sitting) {
    for (const other of lying) {
      if (one.price + other.price <= cans) outcomes.push(endedWith(state, [...one.walks, ...other.walks]));
    }
  }
  return outcomes;
};
