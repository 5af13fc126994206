/** The same game may be open in two tabs: what one stores, the other looks up. */
export interface Tabs {
  /** Something was stored. */
  tell(): void;
  close(): void;
}

/** Messages only hurry: whoever cannot hear them looks when the tab is looked at, and the database decides. */
export const openTabs = (id: string, onNews: () => void): Tabs => {
  let channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`showboat/${id}`);
  channel?.addEventListener('message', onNews);
  document.addEventListener('visibilitychange', onNews);
  return {
    tell: () => channel?.postMessage(''),
    close: () => {
      document.removeEventListener('visibilitychange', onNews);
      channel?.close();
      // The last move may be saved after the table was closed.
      channel = undefined;
    },
  };
};
