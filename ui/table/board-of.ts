/** The board of the table that an element belongs to. */
export const boardOf = (element: Element | null): HTMLElement | null | undefined =>
  element?.closest('.table')?.querySelector<HTMLElement>('.board-frame');
