import type { JSX } from 'preact';
import './dock-key.css';

/** Undo, and redo beside it once there is something to redo. */
export const UndoPair = ({
  canRedo,
  keyFor,
}: {
  readonly canRedo: boolean;
  keyFor(command: 'undo' | 'redo', kind: 'key' | 'small'): JSX.Element;
}): JSX.Element =>
  canRedo ? (
    <div class="dock-halves">
      {keyFor('undo', 'small')}
      {keyFor('redo', 'small')}
    </div>
  ) : (
    keyFor('undo', 'key')
  );
