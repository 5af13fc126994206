import type { Signal } from '@preact/signals';
import { type GameWords, type OptionValues, hasSecrets, present } from '@showboat/engine';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { navigate } from '../shell/routes';
import { changeLiveliness, liveliness } from '../settings/liveliness';
import { changeSettings, isTextMode } from '../settings/settings';
import { ShareDialog } from '../share/share-dialog';
import { HandOver } from './hand-over';
import { BesideDialog, HelpDialog, MenuDialog, type Opened, ResignDialog } from './dialogs';
import type { LogLine } from './log';
import { LogDialog } from './log-dialog';
import type { LogNow } from './log-panel';
import { RuleDialog } from './rule-dialog';
import { SealDialog } from './seal-dialog';
import { SeatsDialog } from './seats-dialog';
import type { TableModel } from './table-model';

export interface TableDialogsProps<State, Move, Options extends OptionValues> {
  readonly model: TableModel<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly parts: TableParts;
  readonly opened: Signal<Opened | undefined>;
  readonly lines: readonly LogLine[];
  readonly now: LogNow | undefined;
}

/** At most one dialog at a time, and the hand-over of the screen. */
export const TableDialogs = <State, Move, Options extends OptionValues>(
  props: TableDialogsProps<State, Move, Options>,
): JSX.Element | null => {
  const { model, words, parts, opened, lines, now } = props;
  const { view, session, local, around, frame, notices } = model;
  const state = frame.state.value;
  const players = frame.players.value;
  // Elsewhere somebody may leave the game at any time.
  const seat = frame.seat.value ?? (around ? frame.self.value : undefined);
  const resignation = seat === undefined ? undefined : view.resignation(state, seat);
  const close = (): void => {
    opened.value = undefined;
  };
  const taker = frame.handOver.value;
  if (taker !== undefined)
    return (
      <HandOver
        name={players[taker].name}
        onTake={() => {
          notices.holder.value = taker;
        }}
      />
    );
  switch (opened.value) {
    case undefined:
      return null;
    case 'menu':
      return (
        <MenuDialog
          canResign={resignation !== undefined}
          isTextMode={isTextMode.value}
          hasSound={liveliness.value.sound}
          saved={local && session.id}
          more={around?.menu().map(({ label, act }) => ({
            label,
            act: () => {
              close();
              act();
            },
          }))}
          onOpen={(what) => {
            opened.value = what;
          }}
          onTextMode={() => {
            changeSettings({ textMode: !isTextMode.value });
            close();
          }}
          onSound={() => {
            changeLiveliness({ sound: !liveliness.value.sound });
            close();
          }}
          onNew={() => navigate({ kind: 'setup', game: view.game.id })}
          onClose={close}
        />
      );
    case 'players':
      return <BesideDialog beside={{ title: messages.value.table.players, Content: parts.Players }} onClose={close} />;
    case 'beside':
      return parts.beside ? <BesideDialog beside={parts.beside} onClose={close} /> : null;
    case 'log':
      return <LogDialog lines={lines} words={words} parts={parts} now={now} onClose={close} />;
    case 'help':
      return (
        <HelpDialog
          game={view.game.id}
          parts={parts}
          more={around?.keys() ?? []}
          onBook={() => (opened.value = 'book')}
          onClose={close}
        />
      );
    case 'book':
      return <RuleDialog book={view} onClose={close} />;
    case 'seats':
      if (!local) return null;
      return (
        <SeatsDialog
          game={view.game.id}
          seats={local.saved.value.seats}
          isSecret={hasSecrets(view.game, state)}
          nameSeat={(one) => words.nameSeat(state, one)}
          onSeat={local.seat}
          onClose={close}
        />
      );
    case 'share':
      if (!local) return null;
      return (
        <ShareDialog view={view} words={words} played={local.saved.value} moves={session.history.value.moves} onClose={close} />
      );
    case 'seal':
      if (!local) return null;
      return (
        <SealDialog
          view={view}
          saved={local.saved.value}
          isOver={view.game.outcome(present(session.history.value)) !== undefined}
          onClose={close}
        />
      );
    case 'resign':
      if (seat === undefined || resignation === undefined) return null;
      return (
        <ResignDialog
          name={players[seat].name}
          onResign={() => {
            void session.playAside(resignation);
            close();
          }}
          onClose={close}
        />
      );
  }
};
