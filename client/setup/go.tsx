import type { OptionValues } from '@showboat/engine';
import type { ComponentChildren, JSX } from 'preact';

/** Why the options cannot be played, and the way to the field that says so. */
export interface Blocked {
  readonly why: string;
  show(): void;
}

/** What a table by a link takes over from the form. */
export interface LinkPanelProps {
  readonly game: string;
  readonly options: OptionValues;
  readonly counts: readonly number[];
  readonly problem: string | undefined;
  readonly onCount: (count: number) => void;
  readonly blocked: Blocked | undefined;
  /** The options are worth remembering. */
  readonly onLay: () => void;
}

/** The main key with what keeps it from working. */
export const Go = ({
  blocked,
  problem,
  isBusy,
  type,
  onGo,
  children,
}: {
  readonly blocked: Blocked | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly type: 'submit' | 'button';
  readonly onGo?: () => void;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="go">
    {blocked && (
      <button type="button" class="why" onClick={blocked.show}>
        {blocked.why}
      </button>
    )}
    {problem !== undefined && (
      <p class="problem" role="alert">
        {problem}
      </p>
    )}
    <button type={type} class="btn primary" aria-disabled={blocked !== undefined || isBusy} onClick={onGo}>
      {children}
    </button>
  </div>
);
