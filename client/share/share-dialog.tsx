import type { GameWords, OptionValues } from '@showboat/engine';
import { Dialog, type GameView } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { PlayedGame } from '../session/saved';
import { useLoaded } from '../shell/use-loaded';
import { CopyField } from './copy-field';
import { downloadGame } from './export';
import { formatLink } from './link';
import { type Offer, offerOf } from './offer';
import type { Shared } from './shared';

/** The longest link that common chats and mail programs do not truncate. */
const LONG_LINK = 4000;

const linkOf = (shared: Shared): Promise<string> => formatLink(shared, location.origin);

interface Links {
  readonly game?: string;
  readonly moment: string;
}

const linksOf = async ({ game, moment }: Offer): Promise<Links> => ({
  moment: await linkOf(moment),
  ...(game && { game: await linkOf(game) }),
});

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
  const { replay } = messages.value;
  const loaded = useLoaded(async () => {
    const offer = await offerOf(view, played, moves.length);
    return { ...offer, links: await linksOf(offer) };
  }, [played, moves]);
  const share = { title: words.title };
  const download = (label: string): JSX.Element => (
    <button type="button" class="btn" onClick={() => void downloadGame(view, played)}>
      {label}
    </button>
  );
  const withFile = (help: string): JSX.Element => (
    <div class="copy-field">
      <p class="note">{help}</p>
      <div class="copy-actions">{download(replay.downloadFile)}</div>
    </div>
  );
  const openOffer = ({ moment, record, links }: Offer & { readonly links: Links }): JSX.Element => {
    const hasWay = moment.moves.length > 0;
    return (
      <>
        <CopyField label={replay.shareGame} help={replay.shareGameHelp} value={links.game} share={share} />
        {links.game !== undefined && links.game.length > LONG_LINK && <p class="note">{replay.linkLong}</p>}
        <CopyField
          label={hasWay ? replay.shareWay : replay.sharePosition}
          help={hasWay ? replay.shareWayHelp : replay.sharePositionHelp}
          value={links.moment}
          share={share}
        />
        {record === undefined ? (
          withFile(replay.recordNone)
        ) : (
          <CopyField label={replay.record} help={replay.recordHelp} value={record} rows={6}>
            {download(replay.download)}
          </CopyField>
        )}
      </>
    );
  };
  const secretOffer = ({ moment }: Links): JSX.Element => (
    <>
      <p class="note">{replay.shareSecret}</p>
      <CopyField label={replay.shareAnew} help={replay.shareAnewHelp} value={moment} share={share} />
      {withFile(replay.fileSecret)}
    </>
  );
  return (
    <Dialog title={replay.share} onClose={onClose} close={replay.close}>
      <div class="share">
        {loaded.kind !== 'here' ? (
          <p class="note">{replay.preparing}</p>
        ) : loaded.value.isSecret ? (
          secretOffer(loaded.value.links)
        ) : (
          openOffer(loaded.value)
        )}
      </div>
    </Dialog>
  );
};
