/** How long a page may take to show its heading; then the focus is left where it is. */
const PATIENCE = 5000;

const tryFocus = (): boolean => {
  const heading = document.querySelector<HTMLElement>('#app h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** Whoever listens hears where a click has led. Pages that load first show their heading late, or one after the other. Returns how to give up. */
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
  // Somebody who has gone on by themselves is not called back.
  addEventListener('pointerdown', giveUp);
  addEventListener('keydown', giveUp);
  return giveUp;
};
