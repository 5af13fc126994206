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
  /** What it may cost later: said in red. */
  readonly warning?: string | undefined;
}

type Props = Pick<TableProps, 'planner' | 'labels' | 'words'>;

const poseIn = ({ labels }: Props, pose: Pose | undefined): string => (pose === undefined ? '' : labels.plan.poses[pose]);

export const sayCat = (props: Props, state: State, { pose, from }: CatName): string =>
  props.labels.plan.cat(poseIn(props, pose), props.words.nameRoof(state, from));

/** Where a pair goes, and how far apart it is. */
const tellPair = (props: Props, state: State, dumpster: number, pose: Pose | undefined): readonly string[] => {
  const { labels, words } = props;
  const board = boardIn(state);
  const ends = board.tileEnds[state.open[dumpster]];
  if (!ends) return [];
  const [one, other] = ends.map((roof) => words.nameRoof(state, roof));
  return [labels.plan.pairTo(poseIn(props, pose), one, other), labels.plan.apart(board.distances[ends[0]][ends[1]])];
};

const tellDive = (props: Props, state: State, plan: Plan, dumpster: number): ToldPlan => {
  const { labels, words } = props;
  const { cans } = offersOf(state)[dumpster];
  const gain = labels.plan.diveGain(state.options.ante, cans);
  const title = labels.plan.dive(words.nameDumpster(dumpster));
  if (plan.pose !== undefined) return { title, sentences: [gain, ...tellPair(props, state, dumpster, plan.pose)] };
  const { thenLay, thenShelter, thenNothing } = labels.plan;
  const then = plan.after.phase.kind === 'laying' ? thenLay : thenShelter;
  return { title, sentences: [gain, canBuild(plan.after) ? then : thenNothing] };
};

const tellRun = (props: Props, state: State, plan: Plan, roof: number): ToldPlan => {
  const { planner, labels, words } = props;
  const players = planner.frame.players.value;
  const { turn } = state;
  const name = words.nameRoof(state, roof);
  const left = plan.after.players[turn].cans;
  const isMeeting = plan.after.players[turn].fish > state.players[turn].fish;
  const payees = plan.pays.flatMap((cans, seat) =>
    cans > 0 ? [labels.plan.payee(sayPlayer(players, labels.plan.you, seat), cans)] : [],
  );
  const choices = planner.plans.value.filter(
    (one) => one.roof === roof && one.pose === plan.pose && one.from === plan.from,
  ).length;
  const isFree = payees.length === 0;
  const list = new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language).format(payees);
  return {
    title: isMeeting ? labels.plan.meet(name) : labels.plan.run(name),
    sentences: [isFree ? labels.plan.free : labels.plan.pay(list, left), ...(choices > 1 ? [labels.plan.choices(choices)] : [])],
    strong: isFree ? [] : [...payees, labels.panels.players.cans(left)],
    fish: isMeeting ? [labels.plan.meets, ...(plan.after.fish === 0 ? [labels.plan.lastFish] : [])] : [],
    warning: !isFree && plan.after.phase.kind !== 'over' ? words.warnOfAnte(state, left) : undefined,
  };
};

const tellBuilding = (props: Props, state: State, plan: Plan): ToldPlan => {
  const { labels, words } = props;
  const { tributeCatwalk, tributeDeluxe, tributeShelter } = state.options;
  const own = plan.after.players[state.turn];
  if (plan.gap === undefined) {
    return {
      title: labels.plan.shelter(words.nameRoof(state, plan.roof ?? 0)),
      sentences: [labels.plan.rent(tributeShelter), labels.plan.left(own.shelters)],
    };
  }
  const [one, other] = boardIn(state).gapEnds[plan.gap].map((roof) => words.nameRoof(state, roof));
  const { left, leftAndDeluxe, leftRegular } = labels.plan;
  const sayLeft = plan.isDeluxe ? leftRegular : own.deluxe > 0 ? leftAndDeluxe : left;
  return {
    title: plan.isDeluxe ? labels.plan.layDeluxe(one, other) : labels.plan.lay(one, other),
    sentences: [labels.plan.toll(plan.isDeluxe ? tributeDeluxe : tributeCatwalk), sayLeft(own.catwalks)],
  };
};

/** A plan in words: what is done, what it brings, what it costs. */
export const tellPlan = (props: Props, state: State, plan: Plan): ToldPlan => {
  const { labels } = props;
  switch (plan.kind) {
    case 'poor':
      return { title: labels.panels.dock.poor, sentences: [labels.plan.poor(state.options.ante, state.options.pauperIncome)] };
    case 'dive':
      return tellDive(props, state, plan, plan.dumpster ?? 0);
    case 'place': {
      const pair = state.phase.kind === 'placing' ? tellPair(props, state, state.phase.dumpster, plan.pose) : [];
      return { title: labels.plan.place(poseIn(props, plan.pose)), sentences: pair };
    }
    case 'lay':
    case 'shelter':
      return tellBuilding(props, state, plan);
    case 'move':
      return tellRun(props, state, plan, plan.roof ?? 0);
  }
};

/** The same for those who listen. */
export const sayPlan = (props: Props, state: State, plan: Plan): string => {
  const { title, sentences, fish = [], warning } = tellPlan(props, state, plan);
  return [`${title}.`, ...sentences, ...fish, ...(warning === undefined ? [] : [warning])].join(' ');
};
