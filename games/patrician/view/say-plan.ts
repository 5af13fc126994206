import { isYou, sayPlayer } from '@showboat/ui';
import { CARDS, HIDDEN, LINK_ENDS, NO_CARD, type Site, type State, forecastOf, isComplete, mayPlace } from '../game';
import { type Gain, gainsOfPlan } from './planner/gains';
import type { Plan } from './planner/planner';
import type { TableProps } from './table-props';

export interface ToldPlan {
  readonly title: string;
  readonly sentences: readonly string[];
}

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'>;

const worthOf = ({ token, bonus }: Gain): string => (bonus > 0 ? `${token} + ${bonus}` : String(token));

/** Who takes what, the one who plans first. */
const tellGains = ({ planner, phrases }: Props, gains: readonly Gain[], self: number): readonly string[] => {
  const players = planner.frame.players.value;
  const seats = [...new Set(gains.map(({ seat }) => seat))].sort((a, b) => Number(b === self) - Number(a === self));
  return seats.map((seat) => {
    const points = gains
      .filter((gain) => gain.seat === seat)
      .map(worthOf)
      .join(' + ');
    return isYou(players, seat)
      ? phrases.plan.youWin(points)
      : phrases.plan.wins(sayPlayer(players, phrases.plan.you, seat), points);
  });
};

/** What the same card on the other tower would bring, where that is worth mentioning. */
const tellOtherwise = (props: Props, plan: Plan, gains: readonly Gain[]): readonly string[] => {
  const { planner, phrases } = props;
  const players = planner.frame.players.value;
  const other = planner.plans.value.find((one) => one.card === plan.card && one !== plan && new Set(one.sites).size === 1);
  if (!other || plan.sites.length > 1) return [];
  const [site] = other.sites;
  const changed = (gainsOfPlan(other) ?? []).find(
    (gain) =>
      !gains.some((one) => one.seat === gain.seat && one.token === gain.token) &&
      gain.token === Math.max(...gains.map(({ token }) => token)),
  );
  if (!changed) return [];
  const tower = phrases.plan.towers[site];
  return [
    isYou(players, changed.seat)
      ? phrases.plan.otherwiseYou(tower, worthOf(changed))
      : phrases.plan.otherwise(tower, sayPlayer(players, phrases.plan.you, changed.seat), worthOf(changed)),
  ];
};

const tellFloors = ({ phrases }: Props, sites: readonly Site[]): string => {
  const [site] = sites;
  if (sites.length === 1) return phrases.plan.onTower(phrases.plan.towers[site]);
  return new Set(sites).size === 2 ? phrases.plan.onEach : phrases.plan.bothOnTower(phrases.plan.towers[site]);
};

/** What comes after the floors are built. */
const tellNext = ({ phrases }: Props, plan: Plan): readonly string[] => {
  const { phase } = plan.after;
  const card = plan.card === undefined ? undefined : CARDS[plan.card];
  if (phase.kind === 'moving') return [phrases.plan.thenMove];
  if (phase.kind !== 'taking') return [];
  if (card?.symbol === 'any-card') return [phrases.plan.thenTakeAny];
  const isThere = plan.city !== undefined && plan.after.lying[plan.city] !== NO_CARD;
  return [isThere ? phrases.plan.thenTake : phrases.plan.thenTakeElsewhere];
};

const tellBuild = (props: Props, state: State, plan: Plan, city: number): readonly string[] => {
  const { phrases } = props;
  const gains = gainsOfPlan(plan);
  const floors = tellFloors(props, plan.sites);
  if (!gains) return [floors, phrases.plan.missing(forecastOf(plan.after, city).missing), ...tellNext(props, plan)];
  return [
    floors,
    phrases.plan.completes,
    ...tellGains(props, gains, state.turn),
    ...tellOtherwise(props, plan, gains),
    ...tellNext(props, plan),
  ];
};

const tellMove = ({ planner, phrases }: Props, state: State, plan: Plan, city: number): readonly string[] => {
  const tower = state.towers[2 * city + (plan.from === 'A' ? 0 : 1)];
  const owner = Number(tower[tower.length - 1]);
  const to = phrases.plan.towers[plan.sites[0]];
  const players = planner.frame.players.value;
  return [
    isYou(players, owner) ? phrases.plan.movesOwn(to) : phrases.plan.moves(sayPlayer(players, phrases.plan.you, owner), to),
  ];
};

const tellLink = ({ phrases, words }: Props, state: State, plan: Plan): ToldPlan => {
  const [one, other] = LINK_ENDS[plan.link ?? 0];
  const [oneName, otherName] = [words.nameCity(one), words.nameCity(other)];
  const late = [one, other].filter((city) => isComplete(state.towers, city));
  return {
    title: phrases.plan.place(oneName, otherName),
    sentences: [phrases.plan.bonus(oneName, otherName), ...late.map((city) => phrases.plan.noBonus(words.nameCity(city)))],
  };
};

/** A plan in words: what is done, what it brings, and what comes next. */
export const tellPlan = (props: Props, state: State, plan: Plan): ToldPlan => {
  const { phrases, words } = props;
  if (plan.city === undefined) return tellLink(props, state, plan);
  const city = words.nameCity(plan.city);
  switch (plan.kind) {
    case 'build':
      return { title: phrases.plan.build(city), sentences: tellBuild(props, state, plan, plan.city) };
    case 'move':
      return { title: phrases.plan.move(city), sentences: tellMove(props, state, plan, plan.city) };
    case 'take': {
      const card = plan.card === undefined || plan.card === HIDDEN ? [] : [phrases.plan.takes(words.nameCard(plan.card))];
      const { phase } = plan.after;
      const isNext = phase.kind === 'placing' || (phase.kind === 'refilling' && mayPlace(plan.after));
      return { title: phrases.plan.take(city), sentences: isNext ? [...card, phrases.plan.thenPlace] : card };
    }
    case 'place':
      return { title: '', sentences: [] };
  }
};

/** The same for screen readers. */
export const sayPlan = (props: Props, state: State, plan: Plan): string => {
  const { title, sentences } = tellPlan(props, state, plan);
  return [`${title}.`, ...sentences].join(' ');
};
