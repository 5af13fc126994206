/** How long to wait for the heading of a page; after that the focus is left where it is. */
const PATIENCE = 5000;

const tryFocus = (): boolean => {
  const heading = document.querySelector<HTMLElement>('#app h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** Focuses the heading, so that screen readers announce the page. Pages that load data show it late. Returns a cancel function. */
export const focusHeading = (): (() => void) => {
  tryFocus();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) tryFocus();
  });
  const giveUp = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('pointerdown', giveUp);
    removeEventListener('keydown', giveUp);
  };
  const timer = setTimeout(giveUp, PATIENCE);
  observer.observe(document.body, { childList: true, subtree: true });
  // A player who has moved the focus already keeps it.
  addEventListener('pointerdown', giveUp);
  addEventListener('keydown', giveUp);
  return giveUp;
};
