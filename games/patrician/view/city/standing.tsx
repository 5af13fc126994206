import { lettersOf, sayPlayer } from '@showboat/ui';
import type { JSX } from 'preact';
import { BONUS_POINTS, type City, TOKEN_VALUES, type TowerForecast, forecastOf } from '../../game';
import { Coin, Seal, SeatDisc } from '../pieces';
import { plannedTowers } from '../planner/targets';
import type { TableProps } from '../table-props';
import './standing.css';

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'> & { readonly city: City };

export const sayReason = ({ phrases }: Pick<Props, 'phrases'>, { leader, tied, floors }: TowerForecast): string => {
  if (leader === undefined) return '';
  const count = floors[leader];
  if (tied.length > 0) return phrases.plan.higher(count);
  return floors.filter((one) => one > 0).length === 1 ? phrases.plan.alone(count) : phrases.plan.most(count);
};

const Row = ({
  tower,
  token,
  bonus,
  either,
  isTaller,
  ...props
}: Props & {
  readonly tower: TowerForecast;
  readonly token: number;
  readonly bonus: number;
  /** What a tower brings that may yet be the taller or the lower one. */
  readonly either: string | undefined;
  readonly isTaller: boolean;
}): JSX.Element => {
  const { planner, phrases } = props;
  const players = planner.frame.players.value;
  const { leader } = tower;
  const name = leader === undefined ? phrases.plan.nobody : sayPlayer(players, phrases.plan.you, leader);
  const isOpen = either !== undefined;
  const said = isOpen
    ? `${name}, ${phrases.plan.towers[tower.site]}`
    : isTaller
      ? phrases.plan.taller(name)
      : phrases.plan.lower(name);
  return (
    <li>
      <svg width={isOpen ? 25 : 50} height="26" viewBox={isOpen ? '25 0 25 26' : '0 0 50 26'} aria-hidden="true">
        {!isOpen && <Coin x={13} y={13} r={12} value={token} />}
        {leader !== undefined && <SeatDisc x={37} y={13} r={11.5} seat={leader} letter={lettersOf(players)[leader]} />}
      </svg>
      <span class="standing-who">
        <b>{leader === undefined ? name : said}</b>
        <small>{sayReason(props, tower)}</small>
      </span>
      {bonus > 0 && (
        <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
          <Seal x={15} y={15} r={13} value={bonus} />
        </svg>
      )}
      {leader !== undefined && (
        <b class="standing-sum">
          {either ?? (
            <>
              <span aria-hidden="true">+{token + bonus}</span>
              <span class="unseen">{phrases.panels.players.points(token + bonus)}</span>
            </>
          )}
        </b>
      )}
    </li>
  );
};

/** Who would win which tower of a city, and by what, including the displayed plan. */
export const Standing = (props: Props): JSX.Element => {
  const { planner, phrases, words, city } = props;
  const state = planner.frame.state.value;
  const plan = planner.plan.value;
  const towers = plannedTowers(state, plan?.city === city ? plan : undefined);
  const now = forecastOf(state, city);
  const then = forecastOf({ ...state, towers }, city);
  const name = words.nameCity(city);
  const [one, other] = then.towers;
  const bonus = BONUS_POINTS * then.bonus;
  const [low, high] = TOKEN_VALUES.slice(2 * city, 2 * city + 2).map((token) => token + bonus);
  // Empty sites are equally high too, but there nobody has anything to win yet.
  const isLevel = one.height > 0 && one.height === other.height;
  const title =
    now.missing === 0
      ? phrases.plan.scored(name)
      : then.missing === 0
        ? phrases.plan.complete(name)
        : phrases.plan.missingIn(name, then.missing);
  return (
    <div class="standing">
      <b>{title}</b>
      <ul>
        {then.towers.map((tower, i) => (
          <Row
            key={tower.site}
            {...props}
            tower={tower}
            token={tower.token ?? TOKEN_VALUES[2 * city + (i === 0 ? 1 : 0)]}
            bonus={bonus}
            either={isLevel ? phrases.plan.either(high, low) : undefined}
            isTaller={tower.height > then.towers[1 - i].height}
          />
        ))}
      </ul>
      {isLevel && <p class="note">{phrases.plan.level(high, low)}</p>}
    </div>
  );
};
