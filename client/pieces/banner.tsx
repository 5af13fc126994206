import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './banner.css';

interface BannerProps {
  readonly sign: JSX.Element;
  readonly title: ComponentChildren;
  /** The second line; phones have no room for it. */
  readonly note?: ComponentChildren;
  /** Equal keys: neither is the normal answer. */
  readonly children?: ComponentChildren;
  /** One line, on phones. */
  readonly isSmall?: boolean;
}

/** What the table asks or says, above the dock; one at a time. It is read politely, and focus stays where it is. */
export const TableBanner = ({ sign, title, note, children, isSmall }: BannerProps): JSX.Element => (
  <section class={isSmall ? 'hand-banner' : 'panel table-banner'}>
    {sign}
    <p role="status">
      <b>{title}</b>
      {note !== undefined && !isSmall && <> {note}</>}
    </p>
    {children !== undefined && <div class="actions">{children}</div>}
  </section>
);

interface StripProps {
  readonly sign: JSX.Element;
  readonly title: ComponentChildren;
  readonly note?: ComponentChildren;
  /** "again in 4 s"; left out on phones. */
  readonly again?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly isSmall?: boolean;
}

/** No line, and back on it: below the top bar, on phones below the chips. */
export const Strip = ({ sign, title, note, again, children, isSmall }: StripProps): JSX.Element => {
  const id = useId();
  return (
    <section class={isSmall ? 'hand-line-strip' : 'panel line-strip'} aria-labelledby={id}>
      {sign}
      <p role="status">
        <b id={id}>{title}</b> <span>{note}</span>
      </p>
      {again !== undefined && !isSmall && <span class="again">{again}</span>}
      {children}
    </section>
  );
};
