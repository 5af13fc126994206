import { DockKey, type DockKeyLook } from '@showboat/ui';
import type { JSX } from 'preact';
import type { CommandId } from '../planner/planner';
import type { TableProps } from '../table-props';

const LOOKS: Readonly<Record<CommandId, DockKeyLook>> = {
  dive: { icon: 'done', shortcut: 'Enter' },
  poor: { icon: 'done', shortcut: 'Enter' },
  place: { icon: 'done', shortcut: 'Enter' },
  lay: { icon: 'done', shortcut: 'Enter' },
  shelter: { icon: 'done', shortcut: 'Enter' },
  run: { icon: 'done', shortcut: 'Enter' },
  end: { icon: 'last', cap: 'E', shortcut: 'e' },
  cat: { icon: 'paw', cap: 'K', shortcut: 'k' },
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
  // To build nothing is a choice only where something could be built.
  const isGoingOn = command === 'decline' && kind === 'main';
  const word = isGoingOn ? keys.goOn : command === 'other' ? keys.other[planner.variety.value] : keys[command];
  const look = kind === 'main' ? { ...LOOKS[isGoingOn ? 'run' : command], cap: enter } : LOOKS[command];
  return (
    <DockKey
      command={command}
      look={look}
      word={word}
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

/** What may be done instead, besides taking back: never more than three. */
export const sideKeys = ({ question, main }: TableProps['planner']): readonly CommandId[] => {
  switch (question.value) {
    case 'move':
      return main.value === 'end' ? ['cat', 'other'] : ['cat', 'other', 'end'];
    case 'lay':
    case 'shelter':
      return main.value === 'decline' ? [] : ['other', 'decline'];
    case 'dive':
    case 'place':
      return ['other'];
    case 'poor':
    case undefined:
      return [];
  }
};
