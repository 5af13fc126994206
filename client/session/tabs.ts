import type { SavedGame } from './saved';

/** The same game may be open in two tabs: what one saves, the other shows. */
export interface Tabs {
  tell(saved: SavedGame): void;
  onNews(listen: (saved: SavedGame) => void): void;
  close(): void;
}

const NO_TABS: Tabs = { tell: () => undefined, onNews: () => undefined, close: () => undefined };

export const openTabs = (id: string): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return NO_TABS;
  const channel = new BroadcastChannel(`showboat/${id}`);
  let isClosed = false;
  return {
    tell: (saved) => {
      // The last move may be saved after the table was closed.
      if (!isClosed) channel.postMessage(saved);
    },
    onNews: (listen) => {
      // A door: only our own page is at the other end, and the receiver checks the moves.
      channel.addEventListener('message', ({ data }: MessageEvent<SavedGame>) => listen(data));
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
};
