import { lettersOf, sayPlayer } from '@showboat/ui';
import type { JSX } from 'preact';
import { BONUS_POINTS, TOKEN_VALUES, forecastOf } from '../../game';
import { sayReason } from '../city/standing';
import { Coin, SeatDisc } from '../pieces';
import { gainsOf } from '../planner/gains';
import { plannedTowers } from '../planner/targets';
import type { TableProps } from '../table-props';

/** On phones, where nothing may cover the board: who gets which tower of the planned city. */
export const OutcomeRows = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element | null => {
  const { frame } = planner;
  const state = frame.state.value;
  const plan = planner.plan.value;
  if (plan?.city === undefined || plan.kind === 'take') return null;
  const forecast = forecastOf({ ...state, towers: plannedTowers(state, plan) }, plan.city);
  const players = frame.players.value;
  const letters = lettersOf(players);
  const gains = gainsOf(forecast);
  // Neither tower promises anything only where both are equally high.
  if (gains.length === 0) {
    const [low, high] = TOKEN_VALUES.slice(2 * plan.city, 2 * plan.city + 2).map(
      (token) => token + BONUS_POINTS * forecast.bonus,
    );
    return <p class="note">{phrases.plan.level(high, low)}</p>;
  }
  return (
    <ul class="outcome-rows">
      {gains.map(({ site, seat, token, bonus }) => {
        const tower = forecast.towers[site === 'A' ? 0 : 1];
        return (
          <li key={site}>
            <svg width="50" height="26" viewBox="0 0 50 26" aria-hidden="true">
              <Coin x={13} y={13} r={12} value={token} />
              <SeatDisc x={37} y={13} r={11.5} seat={seat} letter={letters[seat]} />
            </svg>
            <span>
              <b>{sayPlayer(players, phrases.plan.you, seat)}</b>
              <small>{sayReason({ phrases }, tower)}</small>
            </span>
            <b class="display">+{token + bonus}</b>
          </li>
        );
      })}
    </ul>
  );
};
