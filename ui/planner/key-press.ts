const isOn = (target: EventTarget | null, selector: string): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null;

const FIELDS = 'input, textarea, select, [contenteditable], dialog, [role="slider"], [role="menu"], [role="listbox"]';
const BUTTONS = 'button, a[href], summary, [role="button"]';

/** The player is typing, in a dialog, or on a control that uses these keys itself. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  // With Shift the arrows pan the board.
  (event.shiftKey && event.key.startsWith('Arrow')) ||
  isOn(event.target, FIELDS) ||
  (event.key === 'Enter' && isOn(event.target, BUTTONS));

/** From 1 to 9. On French keyboards digits need Shift; the bare key counts as the digit, too. */
export const digitOf = ({ key, code, shiftKey }: KeyboardEvent): number | undefined => {
  const figure = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1]);
  return figure === undefined ? undefined : Number(figure);
};

/** Letters as printed on the keys, regardless of Shift. */
export const keyOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);
