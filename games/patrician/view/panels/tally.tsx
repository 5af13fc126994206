import type { JSX } from 'preact';
import { SET_POINTS, patrician, scoresOf } from '../../board';
import { SeatBadge } from '../pieces';
import { lettersOf } from '../players';
import type { TableProps } from '../table-props';
import './tally.css';

/** What the places were given for. */
export const Tally = ({ study, labels }: Pick<TableProps, 'study' | 'labels'>): JSX.Element => {
  const { frame } = study;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const { tally } = labels.panels;
  const { messengers } = state.options;
  const places = patrician.outcome(state)?.places ?? [];
  const scores = scoresOf(state)
    .map((score, seat) => ({ ...score, seat, place: places[seat] }))
    .sort((a, b) => a.place - b.place);
  return (
    <table class="pat-tally">
      <caption class="unseen">{tally.title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{tally.prestige}</th>
          <th scope="col">{tally.portraits}</th>
          {messengers && <th scope="col">{tally.messengers}</th>}
          {messengers && <th scope="col">{tally.penalty}</th>}
          <th scope="col">{tally.total}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ seat, place, prestige, sets, bonus, penalty, total }) => (
          <tr key={seat}>
            <th scope="row">
              <b>{place}.</b>
              <SeatBadge seat={seat} letter={letters[seat]} size={22} />
              <span>{players[seat].name}</span>
            </th>
            <td>{prestige}</td>
            <td>{SET_POINTS * sets}</td>
            {messengers && <td>{bonus}</td>}
            {messengers && <td>{penalty === 0 ? '0' : `−${penalty}`}</td>}
            <td>
              <b>{total}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
