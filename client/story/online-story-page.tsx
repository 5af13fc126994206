import { useSignal } from '@preact/signals';
import { isLevelId } from '@showboat/bots';
import type { OptionValues } from '@showboat/engine';
import type { Table, TableSeat } from '@showboat/protocol';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { createAsk } from '../online/ask';
import { openStill } from '../replay/still';
import type { SeatPlan } from '../session/saved';
import { language, playerName } from '../settings/settings';
import { gameNamedIn, sharedFromRecord } from '../share/record';
import { loadView } from '../shell/game-view';
import { Page } from '../shell/page';
import { formatRoute, navigate } from '../shell/routes';
import { useLoaded } from '../shell/use-loaded';
import { createAdvisor } from '../thinking/advisor';
import { checkDisclosure, wrongIn } from '../verify/check';
import { type Proof, loadProof } from '../verify/load-proof';
import { Sign } from '../pieces/sign';
import { Rematch } from './rematch';
import { SealCard, type SealFound } from './seal-card';
import { StoryLoading } from './story-head';
import { StillRunning, type StorySource, replayAddress, useSpoken } from './story-page';
import { StoryView } from './story-view';
import { type StorySpoken, type ToldGame, openTold } from './told';

const ask = createAsk();

/** A seat of a finished table, as a game stored here would have it. */
const planOf = (seat: TableSeat): SeatPlan => {
  switch (seat.kind) {
    case 'open':
      return { kind: 'person', name: '' };
    case 'person':
      return { kind: 'person', name: seat.name };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: isLevelId(seat.level) ? seat.level : 'mate', style: seat.style };
  }
};

interface OnlineProps<State, Move, Options extends OptionValues> {
  readonly told: ToldGame<State, Move, Options>;
  readonly spoken: StorySpoken<State, Move>;
  readonly source: StorySource;
  readonly table: Table;
  readonly proof: Proof;
}

/** What the server disclosed, computed again here; and one's own salt must be among it. */
const useSeal = (proof: Proof): SealFound => {
  const { disclosure, promised, own } = proof;
  const checked = useLoaded(async () => {
    const view = await loadView(gameNamedIn(disclosure.record) ?? '');
    return checkDisclosure(disclosure, promised, view, language.peek());
  }, [proof]);
  if (checked.kind === 'waiting') return { kind: 'checking' };
  const found = checked.kind === 'here' ? checked.value : undefined;
  if (!found) return { kind: 'none' };
  const isRight = found.isSealed && !wrongIn(found) && (own === undefined || own.kept === own.told);
  return isRight ? { kind: 'held', draws: found.draws.length, commitment: promised, isOnline: true } : { kind: 'broken' };
};

const OnlineStory = <State, Move, Options extends OptionValues>({
  told,
  spoken,
  source,
  table,
  proof,
}: OnlineProps<State, Move, Options>): JSX.Element => {
  const { story: said } = messages.value;
  const seal = useSeal(proof);
  const parts = useMemo(() => openStill(told.view, spoken.words, told.history, told.players), [told, spoken]);
  useEffect(() => () => parts.close(), [parts]);
  return (
    <StoryView
      told={told}
      spoken={spoken}
      keys={<Rematch table={table} marks={told.marks} parts={parts} />}
      seal={
        <SealCard found={seal}>
          <a href={formatRoute({ kind: 'verify', id: table.id })}>{said.checkDraws}</a>
        </SealCard>
      }
      onReplay={(from) => void replayAddress(source, from).then(navigate)}
    >
      <a class="btn" href={formatRoute({ kind: 't', id: table.id })}>
        <Sign name="eye" size={18} />
        {said.board}
      </a>
    </StoryView>
  );
};

type Opening =
  | { readonly kind: 'loading' | 'running' | 'gone' | 'closed' | 'older' }
  | { readonly kind: 'open'; readonly Story: FunctionComponent };

const open = async (id: string, advisor: ReturnType<typeof createAdvisor>): Promise<Opening> => {
  const loaded = await loadProof(id, playerName.peek() || messages.peek().online.guest);
  if (loaded.kind === 'closed') return { kind: 'running' };
  if (loaded.kind !== 'proof') return { kind: loaded.kind === 'unread' ? 'gone' : 'closed' };
  const { proof } = loaded;
  const answer = await ask('getTable', { params: { id } });
  if (!answer.ok) return { kind: 'closed' };
  const table = answer.value;
  const sealed = await loadView(table.game);
  if (!sealed) return { kind: 'older' };
  return sealed.use(async (view): Promise<Opening> => {
    const shared = sharedFromRecord(view.game, proof.disclosure.record);
    if (!shared.ok || view.game.rulesVersion !== table.rules) return { kind: 'older' };
    const played = { ...shared.value, seats: table.seats.map(planOf) };
    const self = table.you ?? undefined;
    const told = await openTold(view, played, self, advisor);
    if (!told.ok) return { kind: 'older' };
    const game = told.value;
    if (!game) return { kind: 'running' };
    const source: StorySource = { played, self, saved: undefined, board: { kind: 't', id } };
    const Story = (): JSX.Element => {
      const spoken = useSpoken(game);
      return spoken ? <OnlineStory told={game} spoken={spoken} source={source} table={table} proof={proof} /> : <StoryLoading />;
    };
    return { kind: 'open', Story };
  });
};

const Notice = ({ why }: { readonly why: 'gone' | 'closed' | 'older' }): JSX.Element => {
  const { online, shell } = messages.value;
  const { title, line } = online[why];
  return (
    <Page title={title} narrow>
      <div class="panel notice">
        <p>{line}</p>
        <a class="btn primary" href="/">
          {shell.unknown.back}
        </a>
      </div>
    </Page>
  );
};

/** The story of a table of people at other screens. The server tells it only when the game is over. */
export const OnlineStoryPage = ({ id }: { readonly id: string }): JSX.Element => {
  const opening = useSignal<Opening>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const advisor = createAdvisor();
    open(id, advisor).then(
      (found) => {
        if (!isLeft) opening.value = found;
      },
      () => {
        opening.value = { kind: 'closed' };
      },
    );
    return () => {
      isLeft = true;
      advisor.close();
    };
  }, [id]);
  const now = opening.value;
  switch (now.kind) {
    case 'loading':
      return <StoryLoading />;
    case 'open':
      return <now.Story />;
    case 'running':
      return <StillRunning board={{ kind: 't', id }} />;
    default:
      return <Notice why={now.kind} />;
  }
};
