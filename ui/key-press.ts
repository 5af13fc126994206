const isOn = (target: EventTarget | null, selector: string): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null;

const FIELDS = 'input, textarea, select, [contenteditable], dialog, [role="slider"], [role="menu"], [role="listbox"]';
const BUTTONS = 'button, a[href], summary, [role="button"]';

/** Somebody types, answers a dialog or works a control that has these keys itself. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  // With Shift the arrows move the chart.
  (event.shiftKey && event.key.startsWith('Arrow')) ||
  isOn(event.target, FIELDS) ||
  (event.key === 'Enter' && isOn(event.target, BUTTONS));

/** From 1 up to 9. On French keyboards figures need Shift; whoever presses the key of a figure means it. */
export const digitOf = ({ key, code, shiftKey }: KeyboardEvent): number | undefined => {
  const figure = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1]);
  return figure === undefined ? undefined : Number(figure);
};

/** Letters as they are printed on the keys, whatever Shift does. */
export const keyOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);
