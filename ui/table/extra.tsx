import type { Seat } from '@showboat/engine';
import type { ComponentChildren, JSX } from 'preact';
import type { TableExtras, TableFrame } from '../view';

/** What the table adds to a seat; where it adds nothing, its children. */
export const Extra = ({
  of: { extras },
  part,
  seat,
  children,
}: {
  readonly of: Pick<TableFrame<never, never>, 'extras'>;
  readonly part: Exclude<keyof TableExtras, 'mainWord'>;
  readonly seat: Seat | undefined;
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const Part = extras?.[part];
  return Part && seat !== undefined ? <Part seat={seat}>{children}</Part> : <>{children}</>;
};
