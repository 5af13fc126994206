import { Extra, isYou, levelOf, lettersOf, sayPlayer, PlayerSection } from '@showboat/ui';
import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { TABLES, citiesFor, prestigeOf, BONUS_POINTS, type State, topOf } from '../../game';
import { Floor, MessengerIcon, MiniCardIcon, SeatBadge } from '../pieces';
import { aheadFor } from '../planner/gains';
import type { TableProps } from '../table-props';
import './player-rows.css';

/** What everybody can count: tokens, and those of messengers. */
export const openPoints = (state: State, seat: Seat): number =>
  prestigeOf(state.players[seat]) + BONUS_POINTS * state.players[seat].bonus;

const floorsLeft = ({ towers, options: { seats } }: State, seat: Seat): number =>
  TABLES[seats].floors - towers.reduce((sum, tower) => sum + [...tower].filter((one) => Number(one) === seat).length, 0);

const Row = ({
  planner,
  phrases,
  words,
  seat,
}: Pick<TableProps, 'planner' | 'phrases' | 'words'> & { readonly seat: Seat }): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const { players: said } = phrases.panels;
  const player = state.players[seat];
  const isNow = state.turn === seat && state.phase.kind !== 'over';
  const isThinking = frame.thinking.value === seat;
  const who = isYou(players, seat) ? `${said.you}, ${words.nameSeat(state, seat)}` : levelOf(players[seat]);
  const left = floorsLeft(state, seat);
  const top = player.played.length > 0 ? topOf(player) : -1;
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
        <p class="pat-player-line">
          {isThinking ? `${said.thinking}…` : who}
          <Extra of={frame} part="State" seat={seat} />
          <span class="pat-player-floors" role="img" aria-label={said.floors(left)} title={said.floors(left)}>
            <svg width="22" height="12" viewBox="-2 -12 26 13">
              <Floor x={0} y={0} width={22} height={11} seat={seat} />
            </svg>
            {left}
          </span>
        </p>
        <p class="pat-player-line">
          {state.phase.kind !== 'over' && said.ahead(aheadFor(state, seat, citiesFor(state.options.seats)))}
          {player.messengers > 0 && (
            <span class="pat-player-messengers" role="img" aria-label={said.messengers(player.messengers)}>
              {Array.from({ length: player.messengers }, (_, i) => (
                <MessengerIcon key={i} size={18} />
              ))}
            </span>
          )}
        </p>
      </div>
      {top >= 0 ? (
        <span role="img" aria-label={said.top(words.nameCard(top))}>
          <MiniCardIcon card={top} width={34} />
        </span>
      ) : (
        <span />
      )}
      <b class="pat-player-points">
        <span aria-hidden="true">{openPoints(state, seat)}</span>
        <span class="unseen">{said.points(openPoints(state, seat))}</span>
      </b>
      <Extra of={frame} part="Note" seat={seat} />
    </li>
  );
};

/** Everybody at the table with all that is open. */
export const PlayerRows = (props: Pick<TableProps, 'planner' | 'phrases' | 'words'>): JSX.Element => {
  const { players } = props.phrases.panels;
  return (
    <PlayerSection
      title={players.title}
      columns={players.columns}
      rows={props.planner.frame.state.value.players.map((_, seat) => <Row key={seat} {...props} seat={seat} />)}
    >
      <p class="note">{players.note}</p>
    </PlayerSection>
  );
};

/** The same in one row, on phones. */
export const Chips = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  return (
    <ul class="player-chips" data-part="players" aria-label={phrases.panels.players.title}>
      {players.map((_, seat) => (
        <li key={seat} class={state.turn === seat && state.phase.kind !== 'over' ? 'now' : ''}>
          <Extra of={frame} part="Mark" seat={seat}>
            <SeatBadge seat={seat} letter={letters[seat]} size={27} />
          </Extra>
          <span>
            {/* Five names do not fit into one row; the discs have their letters. */}
            <small class={players.length > 4 ? 'unseen' : ''}>{sayPlayer(players, phrases.plan.you, seat)}</small>
            <Extra of={frame} part="ChipClock" seat={seat}>
              <b>{openPoints(state, seat)}</b>
            </Extra>
          </span>
        </li>
      ))}
    </ul>
  );
};
