import { useSignal } from '@preact/signals';
import { VIEWS } from '@showboat/games/views';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { gameTitle } from '../shell/game-title';
import { Page } from '../shell/page';
import { useOpenTables } from './open-tables';
import { QuickPairing } from './quick-pairing';
import { type Filter, passes } from './rows';
import { Segments } from './segments';
import { RunningRow, WaitingRow } from './table-row';
import './lobby.css';
// The two columns are those of the set-up.
import '../setup/setup.css';

const ALL = '';

const Filters = ({
  filter,
  onFilter,
}: {
  readonly filter: Filter;
  readonly onFilter: (change: Partial<Filter>) => void;
}): JSX.Element => {
  const { lobby } = messages.value.friends;
  return (
    <div class="filters">
      <Segments
        label={lobby.game}
        options={[[ALL, lobby.allGames], ...VIEWS.map(({ id }) => [id, gameTitle(id)] as const)]}
        chosen={filter.game ?? ALL}
        onChoose={(game) => onFilter({ game: game === ALL ? undefined : game })}
      />
      <Segments
        label={lobby.pace}
        options={(['any', 'clock', 'days'] as const).map((pace) => [pace, lobby.paces[pace]] as const)}
        chosen={filter.pace}
        onChoose={(pace) => onFilter({ pace })}
      />
    </div>
  );
};

/** Public tables: to sit down at, to look on, or to find somebody to play with at once. */
export const LobbyPage = (): JSX.Element => {
  const { friends } = messages.value;
  const { lobby, turns } = friends;
  const { status, waiting, running, showFresh, again } = useOpenTables();
  const filter = useSignal<Filter>({ game: undefined, pace: 'any' });
  const isWanted = passes(filter.value);
  const rows = waiting.value.rows.filter(({ table }) => isWanted(table));
  const fresh = waiting.value.fresh.filter(isWanted);
  const playing = running.value.filter(isWanted);
  const isHere = status.value === 'here';
  const isEmpty = waiting.value.rows.length === 0;
  return (
    <Page title={lobby.title}>
      <div class="setup lobby">
        <QuickPairing
          waiting={[...waiting.value.rows.flatMap(({ table, isGone }) => (isGone ? [] : [table])), ...waiting.value.fresh]}
        />
        <div class="what">
          <section>
            <header class="list-head">
              <h2 class="heading">{lobby.waiting}</h2>
              <a class="btn" href={`/new/${filter.value.game ?? VIEWS[0].id}?by=lobby`}>
                <Icon name="plus" size={18} />
                {lobby.lay}
              </a>
            </header>
            <Filters
              filter={filter.value}
              onFilter={(change) => {
                filter.value = { ...filter.value, ...change };
              }}
            />
            {status.value === 'failed' && (
              <p class="lobby-failed" role="status">
                {lobby.failed}{' '}
                <button type="button" class="btn" onClick={again}>
                  {turns.again}
                </button>
              </p>
            )}
            {fresh.length > 0 && (
              <button type="button" class="btn fresh" onClick={showFresh}>
                {lobby.fresh(fresh.length)}
              </button>
            )}
            {rows.length > 0 ? (
              <ul class="table-list">
                {rows.map((row) => (
                  <WaitingRow key={row.table.id} row={row} />
                ))}
              </ul>
            ) : (
              isHere && (
                <div class="panel nobody-waits">
                  <b>{isEmpty ? lobby.none : lobby.noneOfThese}</b>
                  <p>{lobby.noneHelp}</p>
                </div>
              )
            )}
          </section>
          <section>
            <header class="list-head">
              <h2 class="heading">{lobby.running}</h2>
            </header>
            {playing.length > 0 ? (
              <ul class="table-list">
                {playing.map((table) => (
                  <RunningRow key={table.id} table={table} />
                ))}
              </ul>
            ) : (
              isHere && <p class="note">{lobby.noneRunning}</p>
            )}
          </section>
        </div>
      </div>
    </Page>
  );
};
