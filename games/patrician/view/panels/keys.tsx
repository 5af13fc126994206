import { DockKey, type DockKeyLook } from '@showboat/ui';
import type { JSX } from 'preact';
import type { CommandId } from '../planner/planner';
import type { TableProps } from '../table-props';

const LOOKS: Readonly<Record<CommandId, DockKeyLook>> = {
  build: { icon: 'done', shortcut: 'Enter' },
  move: { icon: 'done', shortcut: 'Enter' },
  take: { icon: 'done', shortcut: 'Enter' },
  place: { icon: 'done', shortcut: 'Enter' },
  other: { icon: 'swap', cap: 'O', shortcut: 'o' },
  decline: { icon: 'close', cap: 'N', shortcut: 'n' },
  undo: { icon: 'undo', cap: 'Z', shortcut: 'z' },
  redo: { icon: 'redo', cap: 'Y', shortcut: 'y' },
};

type Props = Pick<TableProps, 'planner' | 'labels'>;

export const PlannerKey = ({
  planner,
  labels,
  command,
  kind = 'key',
}: Props & { readonly command: CommandId; readonly kind?: 'key' | 'main' | 'small' }): JSX.Element => {
  const { keys, enter } = labels.panels.dock;
  return (
    <DockKey
      command={command}
      look={kind === 'main' ? { ...LOOKS[command], cap: enter } : LOOKS[command]}
      word={command === 'other' && planner.question.value === 'build' ? keys.otherTower : keys[command]}
      kind={kind}
      isOpen={planner.isOpen(command)}
      onPress={() => planner.press(command)}
    />
  );
};

/** Undo, and redo beside it once there is something to redo. */
export const UndoKeys = (props: Props): JSX.Element =>
  props.planner.frame.canRedo.value ? (
    <div class="dock-halves">
      <PlannerKey {...props} command="undo" kind="small" />
      <PlannerKey {...props} command="redo" kind="small" />
    </div>
  ) : (
    <PlannerKey {...props} command="undo" />
  );

/** What may be done instead: another place, or nothing. */
export const OtherKey = (props: Props): JSX.Element => {
  const { value } = props.planner.question;
  return <PlannerKey {...props} command={value === 'move' || value === 'place' ? 'decline' : 'other'} />;
};
