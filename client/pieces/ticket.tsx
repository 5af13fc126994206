import type { ComponentChildren, JSX } from 'preact';
import './ticket.css';

/** An invitation with a stub to tear off. `art` is left out on phones. */
export const Ticket = ({
  label,
  art,
  stub,
  children,
  isSmall,
}: {
  readonly label: string;
  readonly art?: ComponentChildren;
  readonly stub: ComponentChildren;
  readonly children: ComponentChildren;
  readonly isSmall?: boolean;
}): JSX.Element => (
  <section class={`ticket${isSmall ? ' small' : ''}`} aria-label={label}>
    {art !== undefined && !isSmall && <div class="ticket-art">{art}</div>}
    <div class="ticket-words">{children}</div>
    <div class="ticket-stub">{stub}</div>
  </section>
);

/** A link in full; a tap selects it. */
export const LinkField = ({
  label,
  before,
  code,
}: {
  readonly label: string;
  readonly before: string;
  readonly code: string;
}): JSX.Element => {
  const [, words = code, secret = ''] = /^(.+)(-[^-]+)$/.exec(code) ?? [];
  return (
    <output class="link-field" aria-label={label}>
      {before}
      <b>{words}</b>
      {secret}
    </output>
  );
};
