import { useSignal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import { Icon } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { VIEWS } from '@showboat/games/views';
import { Picture } from '../games/picture';
import { messages } from '../messages';
import { pageLine } from '../online/page-line';
import { type RemoteTable, openRemoteTable } from '../online/remote-table';
import { createMemoryShelf } from '../online/shelf';
import { PaceChip } from '../pieces/marks';
import { Person } from '../pieces/person';
import { OpenMark, SeatMark } from '../pieces/presence';
import { HomeLink } from '../shell/brand';
import { gameTitle } from '../shell/game-title';
import { navigate } from '../shell/routes';
import { SkipLink } from '../shell/skip-link';
import { LanguageSwitch, ThemeSwitch } from '../shell/switches';
import { useTitle } from '../shell/title';
import { useGameName } from './game-name';
import { type Invitation, invitationOf, seatToTake } from './invitation';
import { JoinForm } from './join-form';
import { ask, becomeGuest } from './requests';
import { type SeatMarks, useSeatMarks } from './seat-marks';
import './join.css';

type Found =
  | { readonly kind: 'looking' | 'gone' | 'too-fast' | 'failed' }
  | { readonly kind: 'table'; readonly first: Table; readonly remote: RemoteTable };

const find = async (code: string): Promise<Found> => {
  const trouble = await becomeGuest();
  const answer = trouble ? { ok: false as const, trouble } : await ask('getInvited', { params: { code } });
  if (answer.ok) {
    // Nothing of it is kept before somebody sits down.
    const remote = openRemoteTable(pageLine(), answer.value.id, createMemoryShelf());
    return { kind: 'table', first: answer.value, remote };
  }
  if (answer.trouble.kind === 'no-line') return { kind: 'failed' };
  if (answer.trouble.code === 'not-found' || answer.trouble.code === 'bad-request') return { kind: 'gone' };
  return { kind: answer.trouble.code === 'too-fast' ? 'too-fast' : 'failed' };
};

const JoinCard = ({ game, children }: { readonly game: string; readonly children: ComponentChildren }): JSX.Element => (
  <section class="join-card">
    <div class="join-art">
      <Picture game={game} />
    </div>
    {children}
  </section>
);

/** The two words of a code, by which a message is found again. */
const wordsOf = (code: string): string | undefined => /^[a-z]+-[a-z]+(?=-)/.exec(code)?.[0];

const Gone = ({ code }: { readonly code: string }): JSX.Element => {
  const { join } = messages.value.friends;
  const [{ id }] = VIEWS;
  const words = wordsOf(code);
  return (
    <JoinCard game={id}>
      <div class="join-words">
        <h1>{join.gone}</h1>
        <p>
          {words === undefined ? join.goneShort : join.goneHelp} {words !== undefined && <b>{words}</b>}
        </p>
      </div>
      <div class="join-form">
        <div class="go">
          <a class="btn primary" href="/">
            {join.play}
          </a>
          <a class="btn" href={`/new/${id}?by=link`}>
            {join.own}
          </a>
        </div>
      </div>
    </JoinCard>
  );
};

/** Who is there already, and where one would sit. */
const AtTable = ({ table, marks }: { readonly table: Table; readonly marks: SeatMarks | undefined }): JSX.Element => {
  const { join } = messages.value.friends;
  const own = seatToTake(table.seats, undefined);
  return (
    <ul class="at-table">
      {table.seats.map((seat) => (
        <li key={seat.seat}>
          {seat.kind === 'open' || !marks ? (
            <OpenMark size={36} />
          ) : (
            <SeatMark is={seat.kind === 'bot' ? 'bot' : seat.isPresent ? 'here' : 'away'}>
              <marks.Badge seat={seat.seat} size={36} />
            </SeatMark>
          )}
          <span>{seat.kind !== 'open' ? seat.name : seat.seat === own ? join.you : join.open}</span>
        </li>
      ))}
    </ul>
  );
};

const OnlyWatch = ({
  table,
  kind,
}: {
  readonly table: Table;
  readonly kind: Exclude<Invitation, 'sit' | 'seated'>;
}): JSX.Element => {
  const { join } = messages.value.friends;
  const help = { full: join.fullHelp, begun: join.begunHelp, over: join.overHelp };
  return (
    <div class="join-form">
      <h2>{join[kind]}</h2>
      <p>{help[kind]}</p>
      <div class="go">
        <a class="btn primary" href={`/t/${table.id}`}>
          <Icon name="eye" size={20} />
          {kind === 'over' ? join.look : join.watchKey}
        </a>
      </div>
    </div>
  );
};

const Invited = ({ first, remote }: { readonly first: Table; readonly remote: RemoteTable }): JSX.Element => {
  const { join } = messages.value.friends;
  const table = remote.table.value ?? first;
  const marks = useSeatMarks(table);
  const name = useGameName(table);
  const kind = invitationOf(table);
  const title = gameTitle(table.game);
  useTitle(join.title(title));
  useEffect(() => {
    if (kind === 'seated') navigate({ kind: 't', id: table.id }, { replace: true });
  }, [kind]);
  useEffect(() => () => remote.close(), [remote]);
  return (
    <>
      <JoinCard game={table.game}>
        <div class="join-words">
          <p class="join-from">
            {table.host === null ? (
              join.invited
            ) : (
              <>
                <Person name={table.host} size={30} />
                <span>
                  <b>{table.host}</b> {join.invites}
                </span>
              </>
            )}
          </p>
          <h1>{title}</h1>
          <p class="facts">
            <PaceChip pace={table.pace} /> {name !== title && <span>· {name}</span>}
          </p>
          <AtTable table={table} marks={marks} />
        </div>
        {kind === 'sit' || kind === 'seated' ? <JoinForm table={table} marks={marks} /> : <OnlyWatch table={table} kind={kind} />}
      </JoinCard>
      {kind === 'sit' && (
        <p class="join-learn">
          {join.never}{' '}
          <a href={`/learn/${table.game}`} target="_blank">
            {join.learn}
          </a>
          . {join.linkStays}
        </p>
      )}
    </>
  );
};

const Notice = ({ text }: { readonly text: string }): JSX.Element => (
  <div class="panel notice" role="status">
    <h1>{text}</h1>
    <button type="button" class="btn" onClick={() => location.reload()}>
      {messages.value.shell.again}
    </button>
  </div>
);

const Content = ({ code, found }: { readonly code: string; readonly found: Found }): JSX.Element => {
  const { friends, shell } = messages.value;
  switch (found.kind) {
    case 'looking':
      return <p role="status">{shell.loading}</p>;
    case 'gone':
      return <Gone code={code} />;
    case 'too-fast':
      return <Notice text={friends.join.tooFast} />;
    case 'failed':
      return <Notice text={friends.join.failed} />;
    case 'table':
      return <Invited first={found.first} remote={found.remote} />;
  }
};

/** Where an invitation leads: every question before the first move loses a friend. */
export const JoinPage = ({ code }: { readonly code: string }): JSX.Element => {
  const found = useSignal<Found>({ kind: 'looking' });
  useEffect(() => {
    let isLeft = false;
    void find(code).then((now) => {
      if (!isLeft) found.value = now;
      else if (now.kind === 'table') now.remote.close();
    });
    return () => {
      isLeft = true;
    };
  }, [code]);
  return (
    <div class="page join">
      <SkipLink />
      <header class="top">
        <HomeLink />
        <div class="switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Content code={code} found={found.value} />
      </main>
    </div>
  );
};
