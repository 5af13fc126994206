import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import type { RemoteTable } from '../online/remote-table';
import { useTitle } from '../shell/title';

/** The tab says when it is one's turn, and so does the icon of an installed page. */
export const useTurnTitle = ({ table }: RemoteTable, game: string | undefined): void => {
  const { status, actor, you } = table.value ?? {};
  const isMine = status === 'running' && actor !== null && actor === you;
  const page = game ?? messages.value.shell.name;
  useTitle(isMine ? messages.value.online.yourTurn(page) : page);
  useEffect(() => {
    if (!isMine) return undefined;
    navigator.setAppBadge?.(1)?.catch(() => undefined);
    return () => {
      navigator.clearAppBadge?.()?.catch(() => undefined);
    };
  }, [isMine]);
};
