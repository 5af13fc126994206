import { useSignal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Picture } from '../games/picture';
import { messages } from '../messages';
import { Qr } from '../pieces/qr';
import { Sign } from '../pieces/sign';
import { LinkField, Ticket } from '../pieces/ticket';
import { gameTitle } from '../shell/game-title';
import { tableLayout } from '../table/layout-signal';

const SHOWN_MS = 2000;

/** Copies, says so for a moment, and selects the text where copying is forbidden. */
const useCopy = (text: string, selected: () => Element | null) => {
  const told = useSignal<'copied' | 'refused' | undefined>(undefined);
  useEffect(() => {
    if (told.value !== 'copied') return undefined;
    const timer = setTimeout(() => {
      told.value = undefined;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told.value]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      told.value = 'copied';
    } catch {
      const shown = selected();
      if (shown) getSelection()?.selectAllChildren(shown);
      told.value = 'refused';
    }
  };
  return { told, copy };
};

/** The invitation: the link, ways to send it, and a code for whoever sits opposite. */
export const LaidTicket = ({
  table,
  isFilled,
  isDown,
}: {
  readonly table: Table;
  /** Copying is what one wants most. */
  readonly isFilled: boolean;
  readonly isDown: boolean;
}): JSX.Element => {
  const { laid } = messages.value.friends;
  const box = useRef<HTMLDivElement>(null);
  const isSmall = tableLayout.value === 'phone';
  const url = `${location.origin}/j/${table.invite}`;
  const { told, copy } = useCopy(url, () => box.current?.querySelector('.link-field') ?? null);
  // Cancelling the system's dialog is not an error.
  const share = (): void => void navigator.share({ text: laid.shareText(gameTitle(table.game)), url }).catch(() => undefined);
  return (
    <Ticket
      label={laid.ticket}
      art={<Picture game={table.game} />}
      isSmall={isSmall}
      stub={
        <>
          <Qr text={url} label={laid.code} size={isSmall ? 104 : 172} />
          {!isSmall && <small>{laid.scan}</small>}
        </>
      }
    >
      {!isSmall && (
        <>
          <h2>{laid.send}</h2>
          <p>{laid.whoever}</p>
        </>
      )}
      <div ref={box}>
        <LinkField label={laid.link} before={isSmall ? '' : `${location.host}/j/`} code={table.invite} />
      </div>
      <div class="link-row">
        <button type="button" class={isFilled ? 'btn primary' : 'btn'} onClick={() => void copy()}>
          <Sign name="copy" size={20} />
          {told.value === 'copied' ? laid.copied : laid.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="btn" onClick={share}>
            <Sign name="share" size={20} />
            {laid.share}
          </button>
        )}
      </div>
      <p class="note" role="status">
        {told.value === 'copied' && <span class="unseen">{laid.copied}</span>}
        {told.value === 'refused' ? laid.byHand : isDown ? laid.noLine : !isSmall && laid.fills}
      </p>
    </Ticket>
  );
};
