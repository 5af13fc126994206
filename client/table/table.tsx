import { useSignal } from '@preact/signals';
import type { GameWords, OptionValues } from '@showboat/engine';
import { callPlayers, Icon, type IconName, isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { changeSettings, isTextMode } from '../settings/settings';
import { Announcements } from './announcements';
import type { Opened } from './dialogs';
import { useTableKeys } from './keys';
import { tableLayout } from './layout-signal';
import { Later, loadLate } from './late';
import { createLog } from './log';
import { TableLayout } from './table-layout';
import type { TableModel } from './table-model';

const Tool = ({ name, label, act }: { readonly name: IconName; readonly label: string; act(): void }): JSX.Element => (
  <button type="button" class="btn plain icon" aria-label={label} title={label} onClick={act}>
    <Icon name={name} width={1.9} />
  </button>
);

/** A game at its table: the parts of the view in the frame, with everything around them. */
export const Table = <State, Move, Options extends OptionValues>({
  model,
  words: unnamed,
}: {
  readonly model: TableModel<State, Move, Options>;
  readonly words: GameWords<State, Move>;
}): JSX.Element => {
  const { view, local, around, presenter, frame, notices, advice } = model;
  const { game } = view;
  const { table } = messages.value;
  const call = useMemo(() => callPlayers(frame.players), [frame]);
  const words = useMemo(() => unnamed.withNames?.(call) ?? unnamed, [unnamed, call]);
  const parts = useMemo(() => view.open(frame, words), [model, words]);
  useEffect(() => () => parts.close(), [parts]);
  const players = frame.players.value;
  const reader = frame.reader.value;
  const log = useMemo(() => createLog(game, words, (state) => game.view(state, reader)), [model, words, reader, players]);
  const opened = useSignal<Opened | undefined>(undefined);
  const isLate = useSignal(false);
  const open = (what: Opened): void => {
    opened.value = what;
  };

  const { states, moves } = frame.seen.value;
  const count = Math.min(presenter.index.value, moves.length);
  const lines = useMemo(() => log.tell(states.slice(0, count + 1), moves.slice(0, count)), [log, frame.seen.value, count]);

  const state = frame.state.value;
  const seat = frame.seat.value;
  const actor = game.actor(state);
  const outcome = game.outcome(state);
  const moverName = typeof actor === 'number' ? players[actor].name : '';
  const waiting = frame.thinking.value === undefined ? table.turnOf(moverName) : table.thinking(moverName);
  const now =
    typeof actor === 'number'
      ? { who: parts.mover.value, text: players[actor].kind === 'here' ? parts.task.value : waiting }
      : undefined;

  // Other players' turns are announced to screen readers as soon as they are displayed; elsewhere several may come at once.
  const toldLine = lines.at(-1);
  useEffect(() => {
    if (toldLine && seat === undefined && !around) frame.announce(words.joinPhrases(toldLine.who, toldLine.phrases));
  }, [lines.length]);
  useEffect(() => {
    if (seat === undefined) return;
    // A player alone at this screen is called by what they play.
    frame.announce(
      `${table.yourTurn(isYou(players, seat) ? words.nameSeat(state, seat) : players[seat].name)} ${parts.task.value}`,
    );
  }, [seat]);

  // The last announcement may name a card of the previous player.
  const next = frame.handOver.value;
  useEffect(() => {
    if (next !== undefined) frame.announce('');
  }, [next]);

  // As soon as the player has something to think about, everything else is preloaded.
  useEffect(() => {
    if (seat === undefined) return undefined;
    const timer = setTimeout(() => {
      loadLate(model);
      isLate.value = true;
    }, 1500);
    return () => clearTimeout(timer);
  }, [seat === undefined]);

  // What moves may bring is loaded with the first of them.
  const asked = useRef<number | undefined>(undefined);
  if (typeof actor === 'number') asked.current ??= count;
  const from = asked.current;
  const isUnderWay = from !== undefined && (isLate.value || count > from);
  const lively = isUnderWay && <Later draw={({ Lively }) => <Lively {...{ model, parts, from, opened }} />} />;

  useTableKeys(parts, {
    hint: () => void model.askAdvice(),
    skip: model.skip,
    help: () => open('help'),
    text: () => changeSettings({ textMode: !isTextMode.value }),
    ...(around && { first: around.onKey }),
  });

  const online = around?.draw({ frame, presenter, parts, words, lines, now });

  // Who saw the last move is shown the end first; a game that is opened again shows its result.
  const isShown = parts.Finish && count > (from ?? count) && notices.finish.value === 'playing';
  const result =
    outcome && presenter.isCurrent.value && !isShown ? (
      <Later
        draw={({ Result }) => (
          <Result {...{ model, state, outcome, players, words, parts }} onShare={() => open('share')}>
            {online?.resultKeys}
          </Result>
        )}
      />
    ) : undefined;

  const tools = (
    <>
      {online?.tools}
      {seat === undefined && !outcome && <Tool name="skip" label={table.skip} act={model.skip} />}
      {seat !== undefined && !around?.isUnadvised && <Tool name="lamp" label={table.hint} act={() => void model.askAdvice()} />}
      {parts.beside && <Tool name="eye" label={parts.beside.title} act={() => open('beside')} />}
      <Tool name="help" label={table.help} act={() => open('help')} />
      <Tool name="menu" label={table.menu} act={() => open('menu')} />
    </>
  );
  const hasNotes = advice.value !== 'none' || notices.refusal.value !== undefined;
  const notes = hasNotes ? <Later draw={({ TableNotes }) => <TableNotes model={model} words={words} />} /> : undefined;
  const notice = local?.keeper.trouble.value && (
    <Later draw={({ StorageNotice }) => <StorageNotice local={local} view={view} />} />
  );

  return (
    <>
      {isTextMode.value ? (
        <>
          {notice}
          {lively}
          {online?.head}
          {online?.above}
          <Later
            draw={({ TextTable }) => <TextTable {...{ view, frame, words, call, parts, lines, tools, waiting, result }} />}
          />
          <div class="text-notes">{notes}</div>
          {online?.side}
          {online?.rest}
        </>
      ) : (
        <TableLayout
          layout={tableLayout.value}
          parts={parts}
          title={words.title}
          names={{ board: table.board, players: table.players, controls: table.controls }}
          tools={tools}
          side={online?.side ?? (isUnderWay && <Later draw={({ LogPanel }) => <LogPanel {...{ lines, words, parts, now }} />} />)}
          dock={result ?? online?.dock}
          notes={notes}
          notice={notice}
          online={online}
          onPlayers={() => open('players')}
        >
          {lively}
        </TableLayout>
      )}
      {(opened.value !== undefined || frame.handOver.value !== undefined) && (
        <Later draw={({ TableDialogs }) => <TableDialogs {...{ model, words, parts, opened, lines, now }} />} />
      )}
      <Announcements said={notices.announcement} />
    </>
  );
};
