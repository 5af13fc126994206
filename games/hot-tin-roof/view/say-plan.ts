import { sayPlayer } from '@showboat/ui';
import { type Pose, type State, boardIn, offersOf } from '../game';
import { canBuild } from './planner/plans';
import type { CatName, Plan } from './planner/planner';
import type { TableProps } from './table-props';

export interface ToldPlan {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Words in these sentences that matter most, in their order. */
  readonly strong?: readonly string[];
  /** About the fish it brings. */
  readonly fish?: readonly string[];
  /** What it may cost later, in red. */
  readonly warning?: string | undefined;
}

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'>;

const poseIn = ({ phrases }: Props, pose: Pose | undefined): string => (pose === undefined ? '' : phrases.plan.poses[pose]);

export const sayCat = (props: Props, state: State, { pose, from }: CatName): string =>
  props.phrases.plan.cat(poseIn(props, pose), props.words.nameRoof(state, from));

/** Where a pair goes, and how far apart it is. */
const tellPair = (props: Props, state: State, dumpster: number, pose: Pose | undefined): readonly string[] => {
  const { phrases, words } = props;
  const board = boardIn(state);
  const ends = board.tileEnds[state.open[dumpster]];
  if (!ends) return [];
  const [one, other] = ends.map((roof) => words.nameRoof(state, roof));
  return [phrases.plan.pairTo(poseIn(props, pose), one, other), phrases.plan.apart(board.distances[ends[0]][ends[1]])];
};

const tellDive = (props: Props, state: State, plan: Plan, dumpster: number): ToldPlan => {
  const { phrases, words } = props;
  const { cans } = offersOf(state)[dumpster];
  const gain = phrases.plan.diveGain(state.options.ante, cans);
  const title = phrases.plan.dive(words.nameDumpster(dumpster));
  if (plan.pose !== undefined) return { title, sentences: [gain, ...tellPair(props, state, dumpster, plan.pose)] };
  const { thenLay, thenShelter, thenNothing } = phrases.plan;
  const then = plan.after.phase.kind === 'laying' ? thenLay : thenShelter;
  return { title, sentences: [gain, canBuild(plan.after) ? then : thenNothing] };
};

const tellRun = (props: Props, state: State, plan: Plan, roof: number): ToldPlan => {
  const { planner, phrases, words } = props;
  const players = planner.frame.players.value;
  const { turn } = state;
  const name = words.nameRoof(state, roof);
  const left = plan.after.players[turn].cans;
  const isMeeting = plan.after.players[turn].fish > state.players[turn].fish;
  const payees = plan.pays.flatMap((cans, seat) =>
    cans > 0 ? [phrases.plan.payee(sayPlayer(players, phrases.plan.you, seat), cans)] : [],
  );
  const choices = planner.plans.value.filter(
    (one) => one.roof === roof && one.pose === plan.pose && one.from === plan.from,
  ).length;
  const isFree = payees.length === 0;
  const list = new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language).format(payees);
  return {
    title: isMeeting ? phrases.plan.meet(name) : phrases.plan.run(name),
    sentences: [
      isFree ? phrases.plan.free : phrases.plan.pay(list, left),
      ...(choices > 1 ? [phrases.plan.choices(choices)] : []),
    ],
    strong: isFree ? [] : [...payees, phrases.panels.players.cans(left)],
    fish: isMeeting ? [phrases.plan.meets, ...(plan.after.fish === 0 ? [phrases.plan.lastFish] : [])] : [],
    warning: !isFree && plan.after.phase.kind !== 'over' ? words.warnOfAnte(state, left) : undefined,
  };
};

const tellBuilding = (props: Props, state: State, plan: Plan): ToldPlan => {
  const { phrases, words } = props;
  const { tributeCatwalk, tributeDeluxe, tributeShelter } = state.options;
  const own = plan.after.players[state.turn];
  if (plan.gap === undefined) {
    return {
      title: phrases.plan.shelter(words.nameRoof(state, plan.roof ?? 0)),
      sentences: [phrases.plan.rent(tributeShelter), phrases.plan.left(own.shelters)],
    };
  }
  const [one, other] = boardIn(state).gapEnds[plan.gap].map((roof) => words.nameRoof(state, roof));
  const { left, leftAndDeluxe, leftRegular } = phrases.plan;
  const sayLeft = plan.isDeluxe ? leftRegular : own.deluxe > 0 ? leftAndDeluxe : left;
  return {
    title: plan.isDeluxe ? phrases.plan.layDeluxe(one, other) : phrases.plan.lay(one, other),
    sentences: [phrases.plan.toll(plan.isDeluxe ? tributeDeluxe : tributeCatwalk), sayLeft(own.catwalks)],
  };
};

/** A plan in words: what is done, what it brings, what it costs. */
export const tellPlan = (props: Props, state: State, plan: Plan): ToldPlan => {
  const { phrases } = props;
  switch (plan.kind) {
    case 'poor':
      return { title: phrases.panels.dock.poor, sentences: [phrases.plan.poor(state.options.ante, state.options.pauperIncome)] };
    case 'dive':
      return tellDive(props, state, plan, plan.dumpster ?? 0);
    case 'place': {
      const pair = state.phase.kind === 'placing' ? tellPair(props, state, state.phase.dumpster, plan.pose) : [];
      return { title: phrases.plan.place(poseIn(props, plan.pose)), sentences: pair };
    }
    case 'lay':
    case 'shelter':
      return tellBuilding(props, state, plan);
    case 'move':
      return tellRun(props, state, plan, plan.roof ?? 0);
  }
};

/** The same for screen readers. */
export const sayPlan = (props: Props, state: State, plan: Plan): string => {
  const { title, sentences, fish = [], warning } = tellPlan(props, state, plan);
  return [`${title}.`, ...sentences, ...fish, ...(warning === undefined ? [] : [warning])].join(' ');
};
