import type { JSX } from 'preact';
import { SHIP_IDS, moverOf, seatOfShip } from '../../game';
import { Badge, type TableProps, shipName } from '../pieces';
import { sayOwner } from './players';
import { Thinking } from './steamer-cards';
import './waiting.css';

/** The last displayed move, in words. */
export const LastEvent = ({ planner, words }: Pick<TableProps, 'planner' | 'words'>): JSX.Element | null => {
  const last = planner.frame.last.value;
  if (!last) return null;
  const events = words.describeEvent(last.before, last.move, planner.frame.state.value);
  const [event] = events;
  if (!event) return null;
  const id = SHIP_IDS.find((one) => one === event.who);
  return (
    <p class="last-event">
      {id !== undefined && <Badge id={id} size={20} />}
      <span>{words.joinPhrases(event.who, event.what)}</span>
    </p>
  );
};

/** Whose turn it is, and what they are about, while nobody here decides. */
export const WaitingPanel = ({ planner, phrases, words }: TableProps): JSX.Element => {
  const state = planner.frame.state.value;
  const { phase } = state;
  const event = <LastEvent planner={planner} words={words} />;
  if (phase.kind === 'laying' || phase.kind === 'first-tile' || phase.kind === 'over') {
    return (
      <div class="waiting">
        <div>
          <h2 class="display">{phrases.waiting.laying}</h2>
          <p class="note">{phrases.waiting.layingHelp}</p>
          {event}
        </div>
      </div>
    );
  }
  const isMovers = phase.kind !== 'placing' && phase.kind !== 'aligning' && phase.kind !== 'offered';
  const ship = state.ships[isMovers ? moverOf(state) : phase.ship];
  const isThinking = planner.frame.thinking.value === seatOfShip(state, ship);
  return (
    <div class="waiting">
      <Badge id={ship.id} size={46} />
      <div>
        <h2 class="display">
          {shipName(phrases, ship.id)} {phrases.waiting[phase.kind]}
        </h2>
        <p class="note">
          {sayOwner(planner, phrases, state, ship)}
          {isThinking && (
            <>
              {' · '}
              <Thinking text={phrases.steamers.thinking} />
            </>
          )}
        </p>
        {event}
      </div>
    </div>
  );
};
