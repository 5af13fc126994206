import { Extra, isYou, levelOf, lettersOf, sayPlayer, PlayerSection } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { isDeluxeAllowed, quietTurnsLeft } from '../../game';
import { CanIcon, FishIcon, SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';
import { Stock } from './belongings';
import './player-rows.css';

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'>;

const Row = ({ planner, phrases, words, seat }: Props & { readonly seat: Seat }): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const { players: said } = phrases.panels;
  const { cans, fish } = state.players[seat];
  const isNow = state.turn === seat && state.phase.kind !== 'over';
  const who = isYou(players, seat) ? `${said.you}, ${words.nameSeat(state, seat)}` : levelOf(players[seat]);
  return (
    <li class={isNow ? 'player-row now' : 'player-row'}>
      <Extra of={frame} part="Mark" seat={seat}>
        <SeatBadge seat={seat} letter={lettersOf(players)[seat]} size={42} />
      </Extra>
      <div>
        <h3>
          <span>{players[seat].name}</span>
          <Extra of={frame} part="Clock" seat={seat} />
        </h3>
        <p>
          {frame.thinking.value === seat ? `${said.thinking}…` : who}
          <Extra of={frame} part="State" seat={seat} />
        </p>
        <Stock planner={planner} phrases={phrases} seat={seat} />
      </div>
      <span class="htr-count" role="img" aria-label={said.cans(cans)}>
        <CanIcon size={24} />
        <b>{cans}</b>
      </span>
      <span class="htr-count" role="img" aria-label={said.fish(fish)}>
        <FishIcon size={24} />
        <b>{fish}</b>
      </span>
      <Extra of={frame} part="Note" seat={seat} />
    </li>
  );
};

/** When quiet turns begin to count for everybody. */
const SOON = 8;

/** Everybody at the table with all they have; nothing is hidden in this game. */
export const PlayerRows = (props: Props): JSX.Element => {
  const { planner, phrases } = props;
  const state = planner.frame.state.value;
  const { players } = phrases.panels;
  const quiet = quietTurnsLeft(state);
  return (
    <PlayerSection
      title={players.title}
      columns={players.columns}
      rows={state.players.map((_, seat) => <Row key={seat} {...props} seat={seat} />)}
    >
      <p class="note">
        {players.note(state.options.fishValue)}{' '}
        {state.options.deluxe && (isDeluxeAllowed(state) ? players.deluxeOpen : players.deluxeShut)}
      </p>
      {quiet <= SOON && state.phase.kind !== 'over' && <p class="note htr-quiet">{players.quiet(quiet)}</p>}
    </PlayerSection>
  );
};

/** The same in one row, on phones. */
export const Chips = ({ planner, phrases }: Props): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const { players: said } = phrases.panels;
  return (
    <ul class="player-chips" data-part="players" aria-label={said.title}>
      {state.players.map(({ cans, fish }, seat) => (
        <li key={seat} class={state.turn === seat && state.phase.kind !== 'over' ? 'now' : ''}>
          <Extra of={frame} part="Mark" seat={seat}>
            <SeatBadge seat={seat} letter={letters[seat]} size={25} />
          </Extra>
          <span>
            <small>{sayPlayer(players, phrases.plan.you, seat)}</small>
            <Extra of={frame} part="ChipClock" seat={seat}>
              <b class="htr-chip-figures">
                <span role="img" aria-label={said.cans(cans)}>
                  {cans}
                </span>
                <span role="img" aria-label={said.fish(fish)} class="htr-chip-fish">
                  <FishIcon size={14} />
                  {fish}
                </span>
              </b>
            </Extra>
          </span>
        </li>
      ))}
    </ul>
  );
};
