import type { JSX } from 'preact';
import { mississippiQueen } from '../../game';
import { Badge, type TableProps } from '../pieces';
import { sayPlayer } from './players';
import './result.css';

/** Who won and how; what to do next is the frame's. */
export const ResultPanel = ({ planner, phrases, words }: TableProps): JSX.Element | null => {
  const state = planner.frame.state.value;
  const outcome = mississippiQueen.outcome(state);
  if (!outcome) return null;
  const ranking = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const winner = ranking.find(({ place }) => place === 1);
  const name = winner && sayPlayer(planner, phrases, winner.seat);
  return (
    <div class="result">
      <h2 class="display">
        {name === undefined ? phrases.over.nobody : name === phrases.you ? phrases.over.youWin : phrases.over.wins(name)}
      </h2>
      <p class="note">{words.sayEnding(outcome.ending)}</p>
      <ol>
        {ranking.map(({ place, seat }) => (
          <li key={seat}>
            <b class="display">{phrases.over.place(place)}</b>
            {state.ships
              .filter((ship) => ship.seat === seat)
              .map(({ id }) => (
                <Badge key={id} id={id} size={26} />
              ))}
            <span>{sayPlayer(planner, phrases, seat)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
