import { type GameWords, loadFirstState, openHistory, type OptionValues, present } from '@showboat/engine';
import { Dialog, type GameView } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../messages';
import type { PlayedGame } from '../session/saved';
import { useLoaded } from '../shell/use-loaded';
import { CopyField } from './copy-field';
import { downloadGame } from './export';
import { formatLink } from './link';
import { sharedPosition } from './position';
import { recordOf } from './record';
import { type Shared, sharedOf } from './shared';

/** The longest link that common chats and mail programs do not truncate. */
const LONG_LINK = 4000;

const linkOf = (shared: Shared): Promise<string> => formatLink(shared, location.origin);

interface Links {
  readonly game: string;
  readonly position: string | undefined;
  /** Where a position cannot stand alone: the moves that led to it are in its link. */
  readonly hasWay: boolean;
  /** Players still hide something from each other, which everything here would reveal. */
  readonly isSecret: boolean;
}

const linksOf = async <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  played: PlayedGame,
  moves: readonly Move[],
): Promise<Links> => {
  const game = await linkOf(sharedOf(played));
  const first = await loadFirstState(view, played.beginning);
  const history = first.ok ? openHistory(view.game, first.value, moves) : first;
  if (!history.ok) return { game, position: undefined, hasWay: false, isSecret: false };
  const state = present(history.value);
  const shared = await sharedPosition(view, played, moves.length, state);
  return {
    game,
    position: await linkOf(shared),
    hasWay: shared.moves.length > 0,
    isSecret: view.game.view(state, undefined) !== state,
  };
};

export interface ShareDialogProps<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly played: PlayedGame;
  /** Up to the displayed moment; the played game may be longer. */
  readonly moves: readonly Move[];
  readonly onClose: () => void;
}

/** Shares a game or the displayed moment: as a link that contains it, as text, as a file. */
export const ShareDialog = <State, Move, Options extends OptionValues>(
  props: ShareDialogProps<State, Move, Options>,
): JSX.Element => {
  const { view, words, played, moves, onClose } = props;
  const { game } = view;
  const { replay } = messages.value;
  const record = useMemo(() => recordOf(game, played), [played]);
  const links = useLoaded(() => linksOf(view, played, moves), [played, moves]);
  const { game: gameLink, position: positionLink, hasWay = false, isSecret = true } = links.kind === 'here' ? links.value : {};
  const share = { title: words.title };
  const download = (label: string): JSX.Element => (
    <button type="button" class="btn" onClick={() => downloadGame(game, played)}>
      {label}
    </button>
  );
  return (
    <Dialog
      title={replay.share}
      onClose={onClose}
      actions={
        <button type="button" class="btn primary" onClick={onClose}>
          {replay.close}
        </button>
      }
    >
      <div class="share">
        <CopyField label={replay.shareGame} help={replay.shareGameHelp} value={gameLink} share={share} />
        {gameLink !== undefined && gameLink.length > LONG_LINK && <p class="note">{replay.linkLong}</p>}
        <CopyField
          label={hasWay ? replay.shareWay : replay.sharePosition}
          help={hasWay ? replay.shareWayHelp : replay.sharePositionHelp}
          value={positionLink}
          share={share}
        />
        {record === undefined || isSecret ? (
          <div class="copy-field">
            <p class="note">{isSecret ? replay.shareSecret : replay.recordNone}</p>
            <div class="copy-actions">{download(replay.downloadFile)}</div>
          </div>
        ) : (
          <CopyField label={replay.record} help={replay.recordHelp} value={record} rows={6}>
            {download(replay.download)}
          </CopyField>
        )}
      </div>
    </Dialog>
  );
};
