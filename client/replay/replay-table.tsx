import { useSignal } from '@preact/signals';
import type { GameWords, OptionValues } from '@showboat/engine';
import { callPlayers, Dialog } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { Sign, type SignName } from '../pieces/sign';
import { navigate } from '../shell/routes';
import { createGame } from '../session/games';
import type { SeatPlan } from '../session/saved';
import { branchOf } from '../share/branch';
import { PlayOnDialog } from '../share/play-on-dialog';
import { ShareDialog } from '../share/share-dialog';
import { useTitle } from '../shell/title';
import { Announcements } from '../table/announcements';
import { tableLayout } from '../table/layout-signal';
import { createLog } from '../table/log';
import { TableLayout } from '../table/table-layout';
import { useReplayKeys } from './replay-keys';
import { seeing } from './replay-frame';
import type { ReplayModel } from './replay-model';
import { ReviewChart } from './review-chart';
import { ReviewPanel } from './review-panel';
import { Transport } from './transport';
import { TurnList, lineAt } from './turn-list';
import '../table/storage-notice.css';
import './replay-table.css';

type Tab = 'turns' | 'review';
type Opened = 'share' | 'branch' | 'side';

const Tool = ({ name, label, act }: { readonly name: SignName; readonly label: string; act(): void }): JSX.Element => (
  <button type="button" class="btn plain icon" aria-label={label} title={label} onClick={act}>
    <Sign name={name} width={1.9} />
  </button>
);

/** A replay: the view's board, with the transport controls in place of the dock. */
export const ReplayTable = <State, Move, Options extends OptionValues>({
  model,
  words: unnamed,
  story,
}: {
  readonly model: ReplayModel<State, Move, Options>;
  /** The address of its story. */
  readonly story: string;
  readonly words: GameWords<State, Move>;
}): JSX.Element => {
  const { view, played, replay, moves, frame, review, announcement } = model;
  const said = messages.value.replay;
  const call = useMemo(() => callPlayers(frame.players), [frame]);
  const words = useMemo(() => unnamed.withNames?.(call) ?? unnamed, [unnamed, call]);
  useTitle(said.title(words.title));
  useMemo(() => {
    model.pieces.value = played.seats.map((_, seat) => unnamed.nameSeat(replay.history.states[0], seat));
  }, [model, unnamed]);
  const parts = useMemo(() => view.open(frame, words), [model, words]);
  useEffect(() => () => parts.close(), [parts]);
  const { states, moves: shownMoves } = replay.history;
  const lines = useMemo(() => createLog(view.game, words, seeing(view.game, replay)).tell(states, shownMoves), [model, words]);
  const names = useMemo(() => played.seats.map((_, seat) => words.nameSeat(states[0], seat)), [model, words]);
  const called = useMemo(() => (words.withNames ? names.map((own, seat) => call(seat, own)) : names), [names]);
  const tab = useSignal<Tab>('turns');
  const opened = useSignal<Opened | undefined>(undefined);
  const isChartHidden = useSignal(false);
  useReplayKeys(parts, replay);

  const index = replay.index.value;
  const line = lines[lineAt(lines, index)];
  useEffect(() => {
    announcement.value = line ? words.joinPhrases(line.who, line.phrases) : said.beginning;
  }, [line]);

  const close = (): void => {
    opened.value = undefined;
  };
  const isPhone = tableLayout.value === 'phone';
  const state = states[index];
  const actor = view.game.actor(state);
  const isOver = actor === 'nobody';
  const found = review.state.value;
  const isOfOtherRules = played.rules !== view.game.rulesVersion;

  const branch = async (seats: readonly SeatPlan[]): Promise<void> => {
    const { beginning, moves: made } = await branchOf(view, played, index);
    const { id } = await createGame(view, beginning, seats, made);
    navigate({ kind: 'table', id });
  };
  const startReview = (): void => {
    tab.value = 'review';
    void review.start();
    if (isPhone) opened.value = 'side';
  };

  const tabButton = (id: Tab, label: string): JSX.Element => (
    <button type="button" aria-pressed={tab.value === id} onClick={() => (tab.value = id)}>
      {label}
    </button>
  );
  const side = (onJump?: () => void): JSX.Element => (
    <section class="replay-side">
      <div class="replay-tabs" role="group" aria-label={said.showTurns}>
        {tabButton('turns', said.turns)}
        {tabButton('review', said.review)}
      </div>
      {tab.value === 'turns' ? (
        <TurnList model={model} lines={lines} words={words} parts={parts} {...(onJump && { onJump })} />
      ) : (
        <ReviewPanel model={model} words={words} parts={parts} names={called} onJump={onJump} />
      )}
    </section>
  );

  const chart =
    found.kind === 'done' && !isChartHidden.value ? (
      <ReviewChart model={model} review={found.review} parts={parts} names={called} />
    ) : undefined;
  const dock = (
    <Transport model={model} chart={chart}>
      {found.kind === 'done' ? (
        <button
          type="button"
          class="btn is-toggle"
          aria-pressed={!isChartHidden.value}
          onClick={() => (isChartHidden.value = !isChartHidden.value)}
        >
          {said.chartToggle}
        </button>
      ) : (
        <button type="button" class="btn" disabled={replay.end === 0 || model.isSecret} onClick={startReview}>
          {said.review}
        </button>
      )}
      <button
        type="button"
        class="btn"
        disabled={isOver || isOfOtherRules}
        title={isOver ? said.whatIfOver : said.whatIfTitle}
        onClick={() => (opened.value = 'branch')}
      >
        <Sign name="branch" size={18} />
        {said.whatIf}
      </button>
    </Transport>
  );

  return (
    <div class="replay">
      <TableLayout
        layout={tableLayout.value}
        parts={parts}
        title={said.title(words.title)}
        names={{ board: said.board, players: said.players, controls: said.controls }}
        tools={
          <>
            {isPhone && <Tool name="log" label={said.showTurns} act={() => (opened.value = 'side')} />}
            {view.game.outcome(states[replay.end]) && <Tool name="book" label={said.story} act={() => navigate(story)} />}
            <Tool name="share" label={said.share} act={() => (opened.value = 'share')} />
            <Tool name="close" label={said.toStart} act={() => navigate({ kind: 'start' })} />
          </>
        }
        side={side()}
        dock={dock}
        notice={
          isOfOtherRules && (
            <p class="panel storage-notice">{said.otherRules(played.rules.slice(0, 20), view.game.rulesVersion)}</p>
          )
        }
      />
      {opened.value === 'side' && (
        <Dialog title={said.showTurns} onClose={close} close={said.close}>
          {side(close)}
        </Dialog>
      )}
      {opened.value === 'share' && (
        <ShareDialog view={view} words={words} played={played} moves={moves.slice(0, index)} onClose={close} />
      )}
      {opened.value === 'branch' && (
        <PlayOnDialog
          names={names}
          seats={played.seats}
          next={typeof actor === 'number' ? actor : undefined}
          help={model.isSecret ? said.whatIfSecret : undefined}
          onPlay={(seats) => void branch(seats)}
          onClose={close}
        />
      )}
      <Announcements said={announcement} />
    </div>
  );
};
