import type { Signal } from '@preact/signals';
import { type FinishProps, covered } from '@showboat/ui';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isMotionReduced, isTextMode } from '../settings/settings';
import type { FinishStage } from './frame';
import { tableLayout } from './layout-signal';
import './finish-show.css';

/** Milliseconds. */
const LONGEST = 15_000;

/** The end of a game over the board. Any key and any click show the rest at once, another one puts it away. */
export const FinishShow = ({
  Finish,
  stage,
}: {
  readonly Finish: FunctionComponent<FinishProps>;
  readonly stage: Signal<FinishStage>;
}): JSX.Element | null => {
  const now = stage.value;
  const inWords = isTextMode.value;
  const onTold = (): void => {
    if (stage.peek() === 'playing') stage.value = 'told';
  };
  const next = (): void => {
    stage.value = stage.peek() === 'playing' ? 'told' : 'closed';
  };
  // Whatever happens to the show, the result comes.
  const isAtOnce = isMotionReduced.value || inWords;
  useEffect(() => {
    const timer = setTimeout(onTold, isAtOnce ? 0 : LONGEST);
    return () => clearTimeout(timer);
  }, [isAtOnce]);
  useEffect(() => {
    if (now === 'closed' || inWords) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || ['Tab', 'Shift'].includes(event.key)) return;
      // When everything is there, keys are for the result.
      if (now === 'told' && event.key !== 'Escape') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      next();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [now, inWords]);
  if (inWords) return <Finish isStill inWords onTold={onTold} />;
  // A phone has no room for both: then the result tells it all.
  if (now === 'closed' || (now === 'told' && tableLayout.value === 'phone' && !isMotionReduced.value)) return null;
  const { top, left, right, bottom } = covered.value ?? { top: 90, left: 12, right: 12, bottom: 200 };
  return (
    // Keys do the same, wherever the focus is.
    <div class="finish-show" style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }} onClick={next} tabIndex={0}>
      <Finish isStill={isMotionReduced.value || now === 'told'} inWords={false} onTold={onTold} />
    </div>
  );
};
