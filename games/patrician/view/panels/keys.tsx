import { Icon, type IconName } from '@showboat/ui';
import type { JSX } from 'preact';
import type { CommandId } from '../study/study';
import type { TableProps } from '../table-props';
import './keys.css';

const LOOKS: Readonly<Record<CommandId, { readonly icon: IconName; readonly cap?: string; readonly shortcut: string }>> = {
  build: { icon: 'done', shortcut: 'Enter' },
  move: { icon: 'done', shortcut: 'Enter' },
  take: { icon: 'done', shortcut: 'Enter' },
  place: { icon: 'done', shortcut: 'Enter' },
  other: { icon: 'swap', cap: 'O', shortcut: 'o' },
  decline: { icon: 'close', cap: 'N', shortcut: 'n' },
  undo: { icon: 'undo', cap: 'Z', shortcut: 'z' },
  redo: { icon: 'redo', cap: 'Y', shortcut: 'y' },
};

/** A button of the dock. `main`: the one filled button; `small`: the icon alone. */
export const StudyKey = ({
  study,
  labels,
  command,
  kind = 'key',
}: Pick<TableProps, 'study' | 'labels'> & {
  readonly command: CommandId;
  readonly kind?: 'key' | 'main' | 'small';
}): JSX.Element => {
  const { icon, cap, shortcut } = LOOKS[command];
  const { keys, enter } = labels.panels.dock;
  const word = command === 'other' && study.question.value === 'build' ? keys.otherTower : keys[command];
  const isMain = kind === 'main';
  const shown = isMain ? enter : cap;
  return (
    <button
      type="button"
      class={isMain ? 'btn primary study-main' : 'btn key'}
      data-command={command}
      aria-disabled={!study.isOpen(command)}
      aria-keyshortcuts={shortcut}
      {...(kind === 'small' ? { 'aria-label': word } : {})}
      onClick={() => study.press(command)}
    >
      <Icon name={icon} size={isMain ? 26 : 22} width={isMain ? 2.8 : 2.2} />
      {kind !== 'small' && <span>{word}</span>}
      {shown !== undefined && kind !== 'small' && (
        <span class="kbd" aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  );
};

/** Undo, and redo beside it once there is something to redo. */
export const UndoKeys = (props: Pick<TableProps, 'study' | 'labels'>): JSX.Element =>
  props.study.frame.canRedo.value ? (
    <div class="study-halves">
      <StudyKey {...props} command="undo" kind="small" />
      <StudyKey {...props} command="redo" kind="small" />
    </div>
  ) : (
    <StudyKey {...props} command="undo" />
  );

/** What may be done instead: another place, or nothing. */
export const OtherKey = (props: Pick<TableProps, 'study' | 'labels'>): JSX.Element => {
  const { value } = props.study.question;
  return <StudyKey {...props} command={value === 'move' || value === 'place' ? 'decline' : 'other'} />;
};
