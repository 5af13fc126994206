import type { ComponentChildren, JSX } from 'preact';
import './player-rows.css';

/** All players, one row each in the side column. */
export const PlayerSection = ({
  title,
  columns,
  rows,
  children,
}: {
  readonly title: string;
  /** Headings of the figures at the right. */
  readonly columns: string;
  readonly rows: ComponentChildren;
  /** Notes below them. */
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section class="player-rows" data-part="players" aria-labelledby="player-rows-title">
    <h2 id="player-rows-title">
      {title} <small>{columns}</small>
    </h2>
    <ul>{rows}</ul>
    {children}
  </section>
);
