import { DockKey, type DockIconName, UndoPair, shortcutOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { KEYS } from '../planner/keys';
import type { CommandId } from '../planner/planner';
import type { TableProps } from '../table-props';

const ICONS: Readonly<Record<CommandId, DockIconName>> = {
  build: 'done',
  move: 'done',
  take: 'done',
  place: 'done',
  other: 'swap',
  decline: 'close',
  undo: 'undo',
  redo: 'redo',
};

type Props = Pick<TableProps, 'planner' | 'phrases'>;

export const PlannerKey = ({
  planner,
  phrases,
  command,
  kind = 'key',
}: Props & { readonly command: CommandId; readonly kind?: 'key' | 'main' | 'small' }): JSX.Element => {
  const { keys, enter } = phrases.panels.dock;
  const later = kind === 'main' ? planner.frame.extras?.mainWord?.value : undefined;
  return (
    <DockKey
      command={command}
      look={{ icon: ICONS[command], ...shortcutOf(KEYS, command), ...(kind === 'main' && { cap: enter }) }}
      word={later ?? (command === 'other' && planner.question.value === 'build' ? keys.otherTower : keys[command])}
      kind={kind}
      isOpen={planner.isOpen(command)}
      isCounting={kind === 'main' && planner.isForcing.value}
      onPress={() => planner.press(command)}
    />
  );
};

export const UndoKeys = (props: Props): JSX.Element => (
  <UndoPair
    canRedo={props.planner.frame.canRedo.value}
    keyFor={(command, kind) => <PlannerKey {...props} command={command} kind={kind} />}
  />
);

/** What may be done instead: another place, or nothing. */
export const OtherKey = (props: Props): JSX.Element => {
  const { value } = props.planner.question;
  return <PlannerKey {...props} command={value === 'move' || value === 'place' ? 'decline' : 'other'} />;
};
