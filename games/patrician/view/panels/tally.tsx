import { TallyTable, lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { SET_POINTS, patrician, scoresOf } from '../../game';
import { SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';

/** Tokens, portraits, and with The Messengers what they brought and cost. */
export const Tally = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const { tally } = phrases.panels;
  const { messengers } = state.options;
  const places = patrician.outcome(state)?.places ?? [];
  return (
    <TallyTable
      title={tally.title}
      columns={[tally.prestige, tally.portraits, ...(messengers ? [tally.messengers, tally.penalty] : []), tally.total]}
      rows={scoresOf(state).map(({ prestige, sets, bonus, penalty, total }, seat) => ({
        key: seat,
        place: places[seat],
        badge: <SeatBadge seat={seat} letter={letters[seat]} size={22} />,
        name: players[seat].name,
        points: [prestige, SET_POINTS * sets, ...(messengers ? [bonus, -penalty] : []), total],
      }))}
    />
  );
};
