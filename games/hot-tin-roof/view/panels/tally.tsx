import { TallyTable, lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { hotTinRoof, scoresOf } from '../../game';
import { SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';

/** Cans, what fish are worth, and what cats left out cost. */
export const Tally = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const { tally } = phrases.panels;
  const { fishValue } = state.options;
  const places = hotTinRoof.outcome(state)?.places ?? [];
  return (
    <TallyTable
      title={tally.title}
      columns={[tally.cans, tally.fish, tally.penalty, tally.total]}
      rows={scoresOf(state).map(({ cans, fish, penalty, total }, seat) => ({
        key: seat,
        place: places[seat],
        badge: <SeatBadge seat={seat} letter={letters[seat]} size={22} />,
        name: players[seat].name,
        points: [cans, fishValue * fish, -penalty, total],
      }))}
    />
  );
};
