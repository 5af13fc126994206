import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './board-frame.css';

export interface BoardFrameProps {
  readonly class: string;
  /** What lessons call it. */
  readonly part?: string;
  /** For screen readers: what it is, and how it is used. */
  readonly phrases: { readonly board: string; readonly boardHelp: string };
  /** The id of the place that is chosen by keys. */
  readonly active: string | undefined;
  readonly children: ComponentChildren;
}

/** Takes the keyboard for the board in it. */
export const BoardFrame = ({ class: name, part = 'board', phrases, active, children }: BoardFrameProps): JSX.Element => {
  const help = useId();
  return (
    <div
      class={`board-frame ${name}`}
      data-part={part}
      role="application"
      tabIndex={0}
      aria-label={phrases.board}
      aria-describedby={help}
      aria-activedescendant={active}
    >
      <p id={help} class="unseen">
        {phrases.boardHelp}
      </p>
      {children}
    </div>
  );
};
